import { maySms } from '@tandem/domain/alerts/sms';
import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import { sql, type RawBuilder } from 'kysely';

/** Of the need `o`: whoever reads the address of its tutor has asked, by any mail about any need, for no reminders. */
export const isTutorMuted: RawBuilder<boolean> = sql<boolean>`exists (
  select from offers muted
  where muted.tutor_muted and lower(muted.tutor_email) = lower(o.tutor_email))`;

/** Of the need `o`: the address at which mail reaches its tutor; null where none does. */
export const tutorMail: RawBuilder<string | null> = sql<
  string | null
>`case when o.tutor_refused_at is null then o.tutor_email end`;

/** Of the need `o`: the number of its tutor; null where none is known, or SMS to it are refused. */
export const tutorPhone: RawBuilder<string | null> = sql<
  string | null
>`case when o.tutor_phone_refused_at is null then o.tutor_phone end`;

/** By what a tutor can be reminded, whatever is set for it. */
export const tutorReach = ({
  mail,
  phone,
  isMuted,
}: {
  mail: string | null;
  phone: string | null;
  isMuted: boolean;
}): Channel[] =>
  isMuted
    ? []
    : [
        ...(mail === null ? [] : (['mail'] as const)),
        ...(phone !== null && maySms(phone) ? (['sms'] as const) : []),
      ];
