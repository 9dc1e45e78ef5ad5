import { machineScopeKeys } from '@tandem/domain/machines/scopes';
import { z } from 'zod';
import { superuser, type Calls } from '../call.ts';
import { date, id, text, unlessEmpty } from '../fields/fields.ts';

const machineKey = z.object({
  id: z.int(),
  name: z.string(),
  /** How the key begins: by it people know which one it is. */
  prefix: z.string(),
  scopes: z.array(z.enum(machineScopeKeys)),
  /** The last day on which it opens anything. */
  ends_on: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  state: z.enum(['active', 'ended', 'revoked']),
});

export const machineKeyCalls = {
  'GET /machine-keys/': {
    summary: 'The keys with which other programs read, newest first',
    roles: superuser,
    auditAction: null,
    answer: z.object({ keys: z.array(machineKey) }),
    addition: true,
  },
  'POST /machine-keys/': {
    summary: 'Makes a key for a program; it is answered this once, and kept nowhere',
    roles: superuser,
    auditAction: 'make_machine_key',
    body: z.object({
      name: text(80),
      scopes: z
        .array(z.enum(machineScopeKeys, 'Choisissez une des valeurs proposées.'))
        .min(1, 'Choisissez au moins un droit.')
        .transform((scopes) => machineScopeKeys.filter((scope) => scopes.includes(scope))),
      ends_on: unlessEmpty(date.optional()),
    }),
    answer: machineKey.extend({ key: z.string() }),
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'DELETE /machine-keys/{id}/': {
    summary: 'Revokes a key: it opens nothing any more',
    roles: superuser,
    auditAction: 'revoke_machine_key',
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
