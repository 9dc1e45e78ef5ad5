import { maySms } from '@tandem/domain/alerts/sms';
import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import { sql, type RawBuilder } from 'kysely';

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
