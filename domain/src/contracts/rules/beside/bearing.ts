import { addMonths } from '../../../calendar/days.ts';
import { readerOf, type FileValues, type OtherContract } from '../rule.ts';

/**
 * What whoever reads a file is told of the candidate's other contracts: of those that overlap its own days or follow them
 * within a month, their days; of those that overlap, their hours as well. What is long past, or far ahead, is nobody's affair
 * there. As long as the file says no day, it begins `today`.
 */
export const bearingContracts = (
  others: readonly OtherContract[],
  values: FileValues,
  today: string,
): OtherContract[] => {
  const read = readerOf(values);
  const from = read.day('contract_start') ?? today;
  const end = read.day('contract_end');
  const to = end !== null && end > from ? end : from;
  return others.flatMap((other) => {
    const last = other.brokenOn !== null && other.brokenOn < other.to ? other.brokenOn : other.to;
    if (last < addMonths(from, -1) || other.from > addMonths(to, 1)) return [];
    const isTogether = other.from <= to && last >= from;
    return [{ ...other, weeklyMinutes: isTogether ? other.weeklyMinutes : null }];
  });
};
