import type { Handler } from '../../handler.ts';
import { deleteSignIns } from './sign-in-queries.ts';

export const endOtherSignIns: Handler<'POST /sign-ins/end-others/', 'db'> = async (
  { db },
  { actor },
) => {
  await deleteSignIns(db.read, actor.accountId, actor.signInId);
  return undefined;
};
