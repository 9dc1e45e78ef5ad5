import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { integer, text } from '../fields/fields.ts';
import { reachedAt } from '../fields/shapes.ts';

export const searchCalls = {
  'GET /search/': {
    summary:
      'Candidates, companies and, for superusers, managers, by words of their name, address, number and town: in any order, without accents and case; where nobody is found, with one mistake a word forgiven',
    roles: staff,
    auditAction: 'see_list',
    query: z.object({ q: z.string().max(200).default(''), limit: integer(1, 50).default(8) }),
    answer: z.object({
      /** How many are found in all. */
      total: z.int(),
      /** Nobody is found as it was typed: a mistake is forgiven. */
      forgiving: z.boolean(),
      items: z.array(
        z.object({
          account_id: z.int(),
          kind: z.enum(['applicant', 'company', 'staff', 'superuser']),
          name: z.string(),
          email: reachedAt,
          town: z.string().nullable(),
          registered: z.boolean(),
        }),
      ),
    }),
    addition: true,
  },
  'GET /search/near/{side}/': {
    summary:
      'Candidates, companies or needs, by id, within so many kilometres of a French commune, in a straight line',
    roles: staff,
    auditAction: 'see_list',
    params: z.object({ side: z.enum(['applicant', 'company', 'need']) }),
    query: z.object({ place: text(100), km: integer(1, 1000) }),
    answer: z.object({
      /** Where the commune is, in degrees. */
      centre: z.object({ latitude: z.number(), longitude: z.number() }),
      ids: z.array(z.int()),
    }),
    addition: true,
  },
} as const satisfies Calls;
