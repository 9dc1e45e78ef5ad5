import { centreRhythms, mobilities } from '@tandem/domain/needs/job';
import { formatDay } from '../../../platform/format/dates.ts';
import type { Need } from '../need-values.ts';
import { jobMessages as messages } from './messages.ts';

export type Job = Pick<
  Need,
  'start_date' | 'centre_rhythm' | 'pay_above_minimum' | 'mobility' | 'remote_days'
>;

/** What is known of a job, in the order in which candidates ask for it; without what is not told. */
export const jobFacts = (job: Job): (readonly [name: string, value: string])[] => {
  const facts = [
    [messages.facts.start, job.start_date && formatDay(job.start_date)],
    [messages.facts.rhythm, job.centre_rhythm && centreRhythms[job.centre_rhythm]],
    [
      messages.facts.pay,
      job.pay_above_minimum === null ? null : messages.paid(job.pay_above_minimum),
    ],
    [messages.facts.remote, job.remote_days === null ? null : messages.remotely(job.remote_days)],
    [messages.facts.mobility, job.mobility && mobilities[job.mobility]],
  ] as const;
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
};
