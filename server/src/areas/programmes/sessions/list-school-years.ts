import { pageOfList } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findSessions } from './session-queries.ts';
import { sessionRecord } from './session-record.ts';

export const listSchoolYears: Handler<'GET /school_years/', 'db' | 'now'> = async (
  { db, now },
  { query },
) =>
  pageOfList(
    (await findSessions(db.read)).map((session) => sessionRecord(session, now())),
    query,
  );
