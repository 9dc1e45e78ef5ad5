import { isDate } from '../../../fields/date.ts';
import { effectOf, readerOf, type FileValues, type Reader } from '../rule.ts';
import { weeklyHoursOf } from './working-time.ts';

/** What is paid from a day on: gross, in euros a month. */
export interface AgreedPay {
  from: string;
  amount: number;
  weeklyHours: number;
}

/** No field of a file: what an amended one says besides, as it says of each field only what holds at last. */
export const payHistoryKey = 'pay_history';

const payKeys = ['starting_pay', 'weekly_hours', 'weekly_minutes'] as const;

/** What a contract said of its pay on each of these days, oldest first; a day on which nothing of it changed is left out. */
export const payHistory = (
  days: readonly string[],
  saidOn: (day: string) => FileValues,
): string => {
  const paid = days.map((day) => {
    const said = saidOn(day);
    return { day, pay: payKeys.map((key) => said[key] ?? '').join('|') };
  });
  return paid
    .filter(({ pay }, index) => pay !== paid[index - 1]?.pay)
    .map(({ day, pay }) => `${day}|${pay}`)
    .join('\n');
};

const agreedPayOf = (from: string, read: Reader): AgreedPay[] => {
  const amount = read.number('starting_pay');
  return amount === null || !isDate(from)
    ? []
    : [{ from, amount, weeklyHours: weeklyHoursOf(read) }];
};

/** The pays of a file, each with its first day. */
export const agreedPaysOf = (read: Reader): AgreedPay[] => {
  const history = read.text(payHistoryKey);
  if (history === '') return agreedPayOf(effectOf(read) ?? read.day('contract_start') ?? '', read);
  return history.split('\n').flatMap((line) => {
    const [from = '', ...pay] = line.split('|');
    return agreedPayOf(
      from,
      readerOf(Object.fromEntries(payKeys.map((key, index) => [key, pay[index] ?? '']))),
    );
  });
};
