import type { Handler } from '../../../platform/http/call.ts';
import { deleteSignIns } from './sign-in-queries.ts';

export const endOtherSignIns: Handler<'POST /sign-ins/end-others/'> = async ({ db }, { actor }) => {
  await deleteSignIns(db.read, actor.accountId, actor.signInId);
  return undefined;
};
