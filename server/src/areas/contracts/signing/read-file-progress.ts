import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireProgressReader } from '../file/file-access.ts';
import { fileProgress } from './file-progress.ts';

export const readFileProgress: Handler<
  'GET /contract/file/{matchId}/progress/',
  'db' | 'esign' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireProgressReader(actor, await findOwnMatch(read, actor, params.matchId));
  await auditLog.saw({ applicants: [match.applicant_id], companies: [match.company_id] });
  return fileProgress(services, read, { actor, match });
};
