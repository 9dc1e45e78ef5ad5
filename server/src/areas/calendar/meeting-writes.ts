import type { Pair } from '@tandem/domain/matches/match';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { Insertable, Updateable } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import type { MeetingsTable } from '../../platform/database/tables/placements/meetings-table.ts';

/** The id of the new meeting; null where the match has one that is not over. */
export const addMeeting = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  values: Omit<Insertable<MeetingsTable>, 'applicant_id' | 'offer_id' | 'changed_at'>,
): Promise<number | null> => {
  const row = await tx
    .insertInto('meetings')
    .values({
      ...values,
      applicant_id: candidateId,
      offer_id: needId,
      changed_at: values.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const updateMeeting = async (
  tx: Writes,
  id: number,
  changes: Updateable<MeetingsTable>,
): Promise<void> => {
  await tx.updateTable('meetings').set(changes).where('id', '=', id).execute();
};

/** The two look for a moment of their own: the plan of a forum day goes on without theirs. */
export const leavePlan = async (tx: Writes, meetingId: number): Promise<void> => {
  await tx
    .updateTable('forum_meetings')
    .set({ slot: null })
    .where('meeting_id', '=', meetingId)
    .execute();
};

export const replaceMoments = async (
  tx: Writes,
  meetingId: number,
  moments: readonly Date[],
): Promise<void> => {
  await tx.deleteFrom('meeting_moments').where('meeting_id', '=', meetingId).execute();
  if (moments.length === 0) return;
  await tx
    .insertInto('meeting_moments')
    .values(moments.map((at) => ({ meeting_id: meetingId, at })))
    .execute();
};

export interface Step {
  meetingId: number;
  step: string;
  by: { accountId: number; kind: AccountKind } | null;
  startsAt: Date | null;
  at: Date;
}

export const addStep = async (tx: Writes, { meetingId, step, by, startsAt, at }: Step) => {
  await tx
    .insertInto('meeting_steps')
    .values({
      meeting_id: meetingId,
      step,
      account_id: by?.accountId ?? null,
      made_by: by?.kind ?? null,
      starts_at: startsAt,
      at,
    })
    .execute();
};
