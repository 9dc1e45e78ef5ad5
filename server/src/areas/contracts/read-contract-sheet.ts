import type { ShownContractSheet } from '@tandem/domain/contracts/contract-sheet';
import type { Handler } from '../handler.ts';
import { findReadableSheet } from './find-readable-sheet.ts';

export const readContractSheet: Handler<'GET /contract/note/{matchId}/', 'db' | 'vault'> = async (
  services,
  { actor, params, auditLog },
) => {
  const { sheet, whose } = await findReadableSheet(services, actor, params.matchId);
  await auditLog.saw(whose);
  const { supervisor_nir: _, ...shown } = sheet;
  return shown satisfies ShownContractSheet;
};
