import type { Handler } from '../../handler.ts';
import { findForm } from './form-queries.ts';
import { formRecord } from './form-record.ts';

export const readOfficialForm: Handler<'GET /contract/official-forms/{kind}/', 'db'> = async (
  { db },
  { params: { kind } },
) => formRecord(await findForm(db.read, kind));
