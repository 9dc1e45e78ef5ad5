import type { Handler } from '../handler.ts';
import { findReadableSheet } from './find-readable-sheet.ts';

export const readContractNir: Handler<'GET /contract/note/{matchId}/nir/', 'db' | 'vault'> = async (
  services,
  { actor, params, journal },
) => {
  const { sheet, whose } = await findReadableSheet(services, actor, params.matchId);
  await journal.saw(whose);
  return { supervisor_nir: sheet.supervisor_nir };
};
