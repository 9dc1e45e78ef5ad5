import { parisClock } from '@tandem/domain/calendar/paris-time';
import { status } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../handler.ts';
import { standingsWithCompanies } from '../candidates/index.ts';
import { standingsWithCandidates } from '../companies/index.ts';
import { countOwnData, hasOtherSuperuser } from './own-count-queries.ts';

/** Who has come furthest first. */
const order = [
  status.finalised,
  status.fullyAccepted,
  status.acceptedByCompany,
  status.queued,
  status.pending,
] as const;

type Standing = (typeof order)[number];

const standingsOf = async (
  db: Queries,
  { candidateId, companyId }: SignedInActor,
  today: string,
): Promise<Standing[]> => {
  if (candidateId !== null) return standingsWithCompanies(db, candidateId, today);
  return companyId === null ? [] : standingsWithCandidates(db, companyId, today);
};

export const readAccountDeletion: Handler<'GET /account-deletion/', 'db' | 'now'> = async (
  { db, now },
  { actor },
) => {
  const standings = await standingsOf(db.read, actor, parisClock(now()).day);
  return {
    last_superuser:
      actor.kind === 'superuser' && !(await hasOtherSuperuser(db.read, actor.accountId)),
    deletes: await countOwnData(db.read, actor.accountId),
    waiting: order.flatMap((at) => {
      const count = standings.filter((one) => one === at).length;
      return count > 0 ? [{ status: at, count }] : [];
    }),
  };
};
