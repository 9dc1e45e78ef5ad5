import { isDate } from '@tandem/domain/fields/date';
import { needFields } from '@tandem/domain/needs/need-fields';
import type { NeedValues } from '../need-values.ts';
import { jobMessages as messages } from './messages.ts';

const isWithin = (text: string, { min, max }: { min: number; max: number }): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** What is wrong with what was typed of the job; an empty field is never wrong. */
export const jobFaults = ({
  start_date: start,
  pay_above_minimum: pay,
  remote_days: remote,
}: Pick<NeedValues, 'start_date' | 'pay_above_minimum' | 'remote_days'>) => ({
  start_date: start === '' || isDate(start) ? null : messages.wrongStart,
  pay_above_minimum:
    pay === '' || isWithin(pay, needFields.pay_above_minimum) ? null : messages.wrongPay,
  remote_days:
    remote === '' || isWithin(remote, needFields.remote_days) ? null : messages.wrongRemote,
});
