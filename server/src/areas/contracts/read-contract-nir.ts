import type { Handler } from '../handler.ts';
import { findOwnMatch } from '../matches/index.ts';
import { requireNumberReader } from './file/file-access.ts';
import { findReadableSheet } from './find-readable-sheet.ts';

export const readContractNir: Handler<'GET /contract/note/{matchId}/nir/', 'db' | 'vault'> = async (
  services,
  { actor, params, auditLog },
) => {
  requireNumberReader(actor, await findOwnMatch(services.db.read, actor, params.matchId));
  const { sheet, whose } = await findReadableSheet(services, actor, params.matchId);
  await auditLog.saw(whose);
  return { supervisor_nir: sheet.supervisor_nir };
};
