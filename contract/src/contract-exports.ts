import { z } from 'zod';
import { staff, type Calls } from './call.ts';
import { id } from './fields.ts';
import { matchId } from './matches.ts';

export const contractExportCalls = {
  'GET /sessions/{id}/apprentices/': {
    summary:
      'The contracts of a session, one line a candidate, in the columns of the « Tableau de bord de l’apprentissage »; without social security numbers',
    roles: staff,
    auditAction: 'export_list',
    params: z.object({ id }),
    answer: z.object({
      session: z.string(),
      /** Such as `2026-2027`; null where neither the days nor the name of the session tell. */
      school_year: z.string().nullable(),
      /** By the name of the column; one that is empty is left out. */
      rows: z.array(z.record(z.string(), z.string())),
      /** Contracts of professionalisation, which the board does not take. */
      professional: z.int(),
    }),
    addition: true,
  },
  'GET /contract/file/{matchId}/bundle/': {
    summary:
      'All that the portal of an OPCO asks of a contract file, as a zip: the sheet, what was signed, the data; the social security number of the candidate included',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'export_contract_file',
    params: z.object({ matchId }),
    answer: 'file',
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
