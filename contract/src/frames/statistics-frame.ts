import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { enrolmentCalls } from '../enrolments/enrolments.ts';
import { id, unlessEmpty } from '../fields/fields.ts';
import { followUpCalls } from '../follow-up/follow-up.ts';
import { statisticsCalls } from '../statistics/statistics.ts';

const stages = followUpCalls['GET /follow-up/stages/{side}/'].answer;

export const statisticsFrameCalls = {
  'GET /statistics_frame/': {
    summary: 'All figures of the statistics, in one answer; each part as its own call answers it',
    roles: staff,
    auditAction: null,
    query: z.object({ session: unlessEmpty(id.optional()) }),
    answer: z.object({
      statistics: statisticsCalls['GET /formation-statistics/'].answer,
      candidates: stages,
      companies: stages,
      enrolments: enrolmentCalls['GET /formation-statistics/enrolments/'].answer,
      /** By company. */
      refusals: statisticsCalls['GET /formation-statistics/refusals/'].answer,
    }),
    addition: true,
  },
} as const satisfies Calls;
