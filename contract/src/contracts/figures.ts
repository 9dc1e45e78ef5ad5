import { figureNameKeys } from '@tandem/domain/contracts/pay/figures';
import { z } from 'zod';
import { everyone, superuser, type Calls } from '../call.ts';
import { date, id, text, unlessEmpty } from '../fields/fields.ts';

const name = z.enum(figureNameKeys, 'Choisissez une des valeurs proposées.');

export const figure = z.object({
  /** Null for those that the product is delivered with. */
  id: z.int().nullable(),
  name,
  from: z.string(),
  until: z.string().nullable(),
  value: z.number().nullable(),
  source: z.string(),
  to_check: z.boolean(),
});

const value = z
  .number('Ce champ attend un nombre.')
  .min(0, 'Au moins 0.')
  .max(100_000, 'Au plus 100 000.');

const figureForm = z
  .object({
    name,
    from: date,
    until: unlessEmpty(date.optional()),
    value,
    source: text(200),
  })
  .refine(({ from, until }) => until === undefined || until >= from, {
    path: ['until'],
    message: 'Le dernier jour vient avant le premier.',
  });

/** The dated amounts and rates behind the pay of a contract. */
export const figureCalls = {
  'GET /contract/figures/': {
    summary:
      'Every dated amount and rate behind pay, cost and aid, with its source and until when it is known',
    roles: everyone,
    auditAction: null,
    answer: z.object({ figures: z.array(figure) }),
    addition: true,
  },
  'POST /contract/figures/': {
    summary: 'Add an amount or rate from a day on',
    roles: superuser,
    auditAction: null,
    body: figureForm,
    answer: figure,
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'DELETE /contract/figures/{id}/': {
    summary: 'Remove an amount or rate that was added',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
