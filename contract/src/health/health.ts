import { z } from 'zod';
import { everyone, type Calls } from '../call.ts';

export const healthCalls = {
  'GET /health/': {
    summary: 'Whether the service and its database answer',
    roles: everyone,
    auditAction: null,
    answer: z.object({
      status: z.literal('ok'),
      /** For the staff, and with the token of the measures. */
      version: z.string().optional(),
      database: z.object({
        state: z.literal('up'),
        kind: z.enum(['embedded', 'postgresql']).optional(),
      }),
    }),
    addition: true,
  },
  'GET /health/live/': {
    summary: 'Whether the process answers, whatever else is away',
    roles: everyone,
    auditAction: null,
    answer: z.object({ status: z.literal('ok') }),
    addition: true,
  },
  'GET /health/ready/': {
    summary:
      'Whether calls can be sent here: the database answers with the schema of this version, jobs are taken up; 503 otherwise',
    roles: everyone,
    auditAction: null,
    answer: z.object({ status: z.literal('ok') }),
    addition: true,
  },
} as const satisfies Calls;
