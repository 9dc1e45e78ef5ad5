import { Failure } from '@tandem/domain/errors';
import { deletePushDevice } from '../../platform/push/device-queries.ts';
import type { Handler } from '../handler.ts';

export const removeDevice: Handler<'DELETE /alerts/devices/{id}/', 'db'> = async (
  { db },
  { actor, params },
) => {
  if (!(await deletePushDevice(db.read, { id: params.id, accountId: actor.accountId })))
    throw new Failure('not_found');
  return undefined;
};
