import type { Answer } from '@tandem/contract';
import type { Queries } from '../../platform/database/database.ts';
import { requireLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { countWaiting } from '../needs/index.ts';
import { findConfirmations, type Confirmation } from './confirmation-queries.ts';

type ConfirmationRecord = Omit<Answer<'GET /confirmations/{token}/'>, 'others'>;

const confirmationRecord = (found: Confirmation, waiting: number): ConfirmationRecord => ({
  need: found.needId,
  about: found.needId === null ? 'applicant' : 'need',
  name: found.name,
  title: found.title,
  formations: found.formations,
  session: found.session,
  state: found.state,
  until: found.until,
  waiting,
  confirmed_at: found.confirmedAt?.toISOString() ?? null,
});

export const confirmationOf = async (
  db: Queries,
  link: { token: string; now: Date },
): Promise<Answer<'GET /confirmations/{token}/'> | undefined> => {
  const records: ConfirmationRecord[] = [];
  for (const found of await findConfirmations(db, link)) {
    const waiting = found.needId === null ? [] : await countWaiting(db, [found.needId]);
    records.push(
      confirmationRecord(
        found,
        waiting.reduce((sum, { count }) => sum + count, 0),
      ),
    );
  }
  const [first, ...others] = records;
  return first && { ...first, others };
};

export const readConfirmation: Handler<'GET /confirmations/{token}/', 'db' | 'now'> = (
  services,
  { params, host },
) =>
  requireLink(services, host, () =>
    confirmationOf(services.db.read, { token: params.token, now: services.now() }),
  );
