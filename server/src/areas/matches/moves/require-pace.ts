import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { changesAnHour } from '@tandem/domain/matches/pace';
import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Writes } from '../../../platform/database/database.ts';

const hourMs = 3_600_000;

/**
 * Each move, of a contract file too, and each step of a meeting is a mail to the other side, and each paper that was signed is kept for
 * good: nobody fills another's mailbox with them, nor the disk.
 */
export const requirePace = async (
  tx: Writes,
  actor: SignedInActor,
  { candidateId, needId }: Pair,
  now: Date,
): Promise<void> => {
  if (isStaff(actor.kind)) return;
  const since = new Date(now.getTime() - hourMs);
  const { rows } = await sql<{ changes: number }>`
    select (
      (select count(*) from match_moves where account_id = ${actor.accountId}
        and applicant_id = ${candidateId} and offer_id = ${needId} and moved_at > ${since})
      + (select count(*) from meeting_steps s join meetings m on m.id = s.meeting_id
        where s.account_id = ${actor.accountId} and m.applicant_id = ${candidateId}
          and m.offer_id = ${needId} and s.at > ${since})
      + (select count(*) from contract_file_moves where moved_by = ${actor.kind}
        and applicant_id = ${candidateId} and offer_id = ${needId} and moved_at > ${since})
      + (select count(*) from contract_scans where added_by = ${actor.kind}
        and applicant_id = ${candidateId} and offer_id = ${needId} and added_at > ${since})
    )::int as changes`.execute(tx);
  if ((rows[0]?.changes ?? 0) >= changesAnHour) throw new Failure('too_many_changes');
};
