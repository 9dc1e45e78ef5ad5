import type { Answer } from '@tandem/contract';
import type { Queries } from '../../platform/database/database.ts';
import { requireLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { countWaiting } from '../needs/index.ts';
import { findConfirmation, type Confirmation } from './confirmation-queries.ts';

type ConfirmationRecord = Answer<'GET /confirmations/{token}/'>;

const confirmationRecord = (found: Confirmation, waiting: number): ConfirmationRecord => ({
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
): Promise<ConfirmationRecord | undefined> => {
  const found = await findConfirmation(db, link);
  if (!found) return undefined;
  const waiting = found.needId === null ? [] : await countWaiting(db, [found.needId]);
  return confirmationRecord(
    found,
    waiting.reduce((sum, { count }) => sum + count, 0),
  );
};

export const readConfirmation: Handler<'GET /confirmations/{token}/', 'db' | 'now'> = (
  services,
  { params, host },
) =>
  requireLink(services, host, () =>
    confirmationOf(services.db.read, { token: params.token, now: services.now() }),
  );
