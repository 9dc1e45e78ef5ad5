import type { Handler } from '../../call-handler.ts';
import { deleteSignIns } from '../../storage/sign-ins.ts';

export const endOtherSignIns: Handler<'POST /sign-ins/end-others/'> = async ({ db }, { actor }) => {
  await deleteSignIns(db.read, actor.accountId, actor.signInId);
  return undefined;
};
