import { formatList } from '../../../platform/format/text.ts';
import { waitedFor, type PartyOverview } from '../part-links/part-overview.ts';
import type { PartOverview } from './file-overview.ts';
import { fileMessages as messages } from './messages.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** How much is missing from the whole file, on whom it waits, and for whose part nobody was asked; nothing of what is complete. */
export const summaryOf = (
  parts: readonly PartOverview[],
  parties: readonly PartyOverview[],
): string[] => {
  const missing = sum(parts.map((part) => part.missing));
  const wrong = sum(parts.map((part) => part.wrong));
  const counted = [missing > 0 && messages.missing(missing), wrong > 0 && messages.wrong(wrong)];
  const awaited = waitedFor(parties);
  const unasked = parties.filter((one) => one.missing > 0 && !one.isWaitedFor);
  return [
    counted.filter((words) => words !== false).join(', '),
    awaited.length > 0 && messages.waitsFor(formatList(awaited)),
    unasked.length > 0 && messages.unasked(formatList(unasked.map(({ label }) => label))),
  ].filter((words) => words !== false && words !== '') as string[];
};
