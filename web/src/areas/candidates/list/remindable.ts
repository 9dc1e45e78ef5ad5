import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { Invited } from './candidate-rows.ts';

export interface RemindChoice {
  /** Not reached for so many days; 0 for all, those of today too. */
  days: number;
  /** The name of a programme; '' for all. */
  programme: string;
}

const dayOf = (moment: string): string => parisClock(new Date(moment)).day;

/** The day on which a mail or an SMS last left for somebody, in Paris; null where none did. */
const lastReached = ({ record }: Invited): string | null =>
  [record.last_email_sent, record.last_sms_sent]
    .flatMap((moment) => (moment === null ? [] : [dayOf(moment)]))
    .toSorted()
    .at(-1) ?? null;

/** Mail to them comes back: they are for the staff to correct. */
export const isRefused = ({ standing }: Pick<Invited, 'standing'>): boolean =>
  standing?.waits.includes('bounce') ?? false;

/** Who is ticked, or was; whose address refuses mail is so only by hand. */
export const isChosen = (one: Invited, toggled: ReadonlySet<string>): boolean =>
  toggled.has(one.key) === isRefused(one);

/** Those whom a reminder of this choice is for. */
export const remindable = (
  invited: readonly Invited[],
  { days, programme }: RemindChoice,
  now: Date,
): Invited[] => {
  const latest = addDays(parisClock(now).day, -days);
  return invited.filter((one) => {
    const reached = lastReached(one);
    const isDue = days === 0 || reached === null || reached <= latest;
    return isDue && (programme === '' || one.standing?.programmes.includes(programme));
  });
};

/** Those invited today are left out, be they all: who wants to write to them says so. */
export const firstChoice: RemindChoice = { days: 1, programme: '' };

export const programmesOf = (invited: readonly Invited[]): string[] =>
  [...new Set(invited.flatMap(({ standing }) => standing?.programmes ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'fr'),
  );
