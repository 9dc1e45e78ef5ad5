import { pageOfList } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findPasskeys } from './passkey-queries.ts';
import { passkeyRecord } from './passkey-record.ts';

export const listPasskeys: Handler<'GET /passkeys/', 'db'> = async ({ db }, { actor, query }) =>
  pageOfList((await findPasskeys(db.read, actor.accountId)).map(passkeyRecord), query);
