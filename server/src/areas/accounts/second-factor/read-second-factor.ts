import type { Handler } from '../../handler.ts';
import { findSecondFactor } from './second-factor-queries.ts';

export const readSecondFactor: Handler<'GET /second-factor/', 'db'> = async ({ db }, { actor }) => {
  const factor = await findSecondFactor(db.read, actor.accountId);
  return {
    since: factor?.since.toISOString() ?? null,
    recovery_codes_left: factor?.recovery_codes_left ?? 0,
  };
};
