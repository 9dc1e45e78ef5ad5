import type { Answer, Sent } from '@tandem/contract';
import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import { dayFrom, daysFrom } from './days.ts';
import { settingsMessages as messages } from './messages.ts';

export type Settings = Answer<'GET /follow-up/settings/'>;

export interface TypedKind {
  kind: Settings['kinds'][number]['kind'];
  runs: boolean;
  reminders: string;
  staffAfter: string;
  channels: readonly Channel[];
}

export type TypedSettings = {
  digest_hour: string;
  news: boolean;
  sms_a_month: string;
  kinds: readonly TypedKind[];
  alerts: Settings['alerts'];
};

export const typedFrom = ({
  digest_hour: hour,
  news,
  kinds,
  alerts,
  sms_a_month: smsAMonth,
}: Settings): TypedSettings => ({
  digest_hour: String(hour),
  news,
  sms_a_month: String(smsAMonth),
  alerts,
  kinds: kinds.map(({ kind, runs, reminders, staff_after: staffAfter, channels }) => ({
    kind,
    runs,
    reminders: reminders.join(' '),
    staffAfter: staffAfter === null ? '' : String(staffAfter),
    channels,
  })),
});

export const hourFault = (typed: string): string | null =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 8 && Number(typed) <= 19
    ? null
    : messages.wrongHour;

export const smsFault = (typed: string): string | null =>
  /^\d{1,5}$/.test(typed.trim()) ? null : messages.wrongSms;

export const kindFaults = ({ reminders, staffAfter }: TypedKind) => ({
  reminders: daysFrom(reminders) === null ? messages.wrongDays : undefined,
  staffAfter: dayFrom(staffAfter) === undefined ? messages.wrongDay : undefined,
});

export const isSound = (kind: TypedKind): boolean =>
  Object.values(kindFaults(kind)).every((fault) => fault === undefined);

export const settingsFrom = (typed: TypedSettings): Sent<'PUT /follow-up/settings/'>['body'] => ({
  digest_hour: Number(typed.digest_hour),
  news: typed.news,
  sms_a_month: Number(typed.sms_a_month),
  alerts: typed.alerts,
  kinds: typed.kinds.map(({ kind, runs, reminders, staffAfter, channels }) => ({
    kind,
    runs,
    reminders: daysFrom(reminders) ?? [],
    staff_after: dayFrom(staffAfter) ?? null,
    channels: [...channels],
  })),
});
