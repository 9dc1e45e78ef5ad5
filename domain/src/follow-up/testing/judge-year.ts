import type { Channel } from '../settings/channels.ts';
import type { Left, Year } from './play-year.ts';
import type { Setting } from './some-setting.ts';

const weekMs = 7 * 86_400_000;

/** The limits as they are promised, told here once more: whoever changes one in the rules must mean it. */
const mostAWeek = 3;
const [firstTime, endTime] = ['08:00', '20:00'];
const digestTime = '09:00';

/** Of the year that is played, from 1 October 2026 on, as a calendar on a wall shows them. */
export const holidays: ReadonlySet<string> = new Set([
  '2026-11-01',
  '2026-11-11',
  '2026-12-25',
  '2027-01-01',
  '2027-03-29',
  '2027-05-01',
  '2027-05-06',
  '2027-05-08',
  '2027-05-17',
  '2027-07-14',
  '2027-08-15',
]);

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

const clockOf = ({ at }: Left): { day: string; time: string } => {
  const [day = '', time = ''] = clock.format(at).split(' ');
  return { day, time };
};

const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0;

const faultsOfHours = (left: Left): string[] => {
  const { day, time } = clockOf(left);
  return [
    ...(time < firstTime || time >= endTime ? ['leaves at night'] : []),
    ...(time < digestTime && !(left.news && left.isFirst) ? ['leaves before the digest'] : []),
    ...(isSunday(day) ? ['leaves on a Sunday'] : []),
    ...(holidays.has(day) ? ['leaves on a public holiday'] : []),
  ];
};

/** Whether this one leaves within `span` of the one so many before it. */
const isWithin = (all: readonly Left[], index: number, before: number, span: number): boolean => {
  const [one, other] = [all[index], all[index - before]];
  return one !== undefined && other !== undefined && +one.at - +other.at < span;
};

const faultsOfOne = (own: readonly Left[]): string[] => {
  const reminded = own.filter(({ reminders }) => reminders.length > 0);
  return [
    ...own.flatMap((one, index) => {
      const before = own[index - 1];
      return before && clockOf(before).day === clockOf(one).day ? ['is the second of a day'] : [];
    }),
    ...reminded.flatMap((_, index) =>
      isWithin(reminded, index, mostAWeek, weekMs) ? ['is the fourth reminder of a week'] : [],
    ),
  ];
};

/** The company of a tutor who can be reminded hears of it once a need, with the second reminder, or the only one. */
const isToldOften = ({ to, reminders }: Left, { terms }: Setting): boolean => {
  const { reminders: days, channels } = terms.rules.tutor_test;
  const told = Math.min(2, days.length);
  return (
    to === 11 &&
    reminders.some(
      ({ kind, step, elsewhereBy = [] }) =>
        kind === 'tutor_test' &&
        step !== told &&
        elsewhereBy.some((channel) => channels.includes(channel)),
    )
  );
};

/** What left by something that is not set for it, or does not reach whom it went to. */
const faultsOfChannels = (
  { to, reminders, news, channels, isFirst }: Left,
  { terms, reachOf }: Setting,
): string[] => {
  const set = reminders.map(({ kind }) => {
    const { runs, channels: allowed } = terms.rules[kind];
    return runs ? allowed.filter((channel) => reachOf(to).includes(channel)) : [];
  });
  const first = news && isFirst ? terms.alerts.first_match : [];
  const all = new Set<Channel>([...set.flat(), ...(news ? (['mail'] as const) : []), ...first]);
  return [
    ...(channels.length === 0 ? ['leaves by nothing'] : []),
    ...channels.flatMap((channel) =>
      all.has(channel) && reachOf(to).includes(channel) ? [] : [`may not leave by ${channel}`],
    ),
    ...(set.some((one) => one.every((channel) => !channels.includes(channel)))
      ? ['reminds of what nothing of it may tell']
      : []),
  ];
};

/** All that broke a limit in a year of a centre. */
export const faultsOfYear = (year: Year): string[] => {
  const { left, outlived, unwanted, wavering, setting, sms } = year;
  const told = left.flatMap(({ to, reminders }) =>
    reminders.map((one) => {
      const since = one.isReturn ? one.backAt : one.since;
      return `${to} ${one.kind} ${one.subjectId} ${since?.getTime()} ${one.step} ${one.isReturn}`;
    }),
  );
  return [
    ...outlived,
    ...unwanted,
    ...wavering,
    ...left.flatMap(faultsOfHours),
    ...left.flatMap((one) => faultsOfChannels(one, setting)),
    ...([...sms.values()].some((sent) => sent > setting.smsAMonth) ? ['too many SMS'] : []),
    ...(left.some((one) => isToldOften(one, setting))
      ? ['a company is told of more than the second reminder']
      : []),
    ...Map.groupBy(left, ({ to }) => to)
      .values()
      .flatMap(faultsOfOne),
    ...(new Set(told).size < told.length ? ['a reminder leaves twice'] : []),
  ];
};
