import type { Handler } from '../../handler.ts';
import { findKeys } from './key-queries.ts';
import { keyRecord } from './key-record.ts';

export const listKeys: Handler<'GET /machine-keys/', 'db' | 'now'> = async ({ db, now }) => {
  const keys = await findKeys(db.read);
  return { keys: keys.map((key) => keyRecord(key, now())) };
};
