import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { importKinds } from './imports.ts';

export const importMessageCalls = {
  'GET /imports/message/{kind}/': {
    summary: 'The invitation that an import sends, as mail and as SMS, to nobody yet',
    roles: staff,
    auditAction: null,
    params: z.object({ kind: z.enum(importKinds) }),
    answer: z.object({ subject: z.string(), text: z.string(), sms: z.string() }),
    addition: true,
  },
} as const satisfies Calls;
