import {
  alertChannelKeys,
  alertKindKeys,
  channelKeys,
} from '@tandem/domain/follow-up/settings/channels';
import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import { z } from 'zod';
import { flag, integer } from '../fields/fields.ts';

const kind = z.enum(waitKindKeys);

const channels = z.array(z.enum(channelKeys)).max(channelKeys.length);

const alert = z.object({
  kind: z.enum(alertKindKeys),
  /** Beside its mail, which always leaves. */
  channels: z.array(z.enum(alertChannelKeys)).max(alertChannelKeys.length),
});

const days = integer(0, 365);

const kindSettings = z.object({
  kind,
  /** Off: nobody is reminded; the staff see it all the same. */
  runs: z.boolean(),
  /** Days after its beginning on which whoever must act is reminded. */
  reminders: z.array(z.int()),
  /** From which day on the staff see to it; null: never. */
  staff_after: z.int().nullable(),
  /** By what reminders may leave; where it is nothing the kind is off. */
  channels,
});

/** What leaves by itself, as a superuser sets it. */
export const settings = z.object({
  /** Of the day, in Paris, from which digests leave. */
  digest_hour: z.int(),
  news: z.boolean(),
  kinds: z.array(kindSettings),
  /** What is told at once. */
  alerts: z.array(alert),
  /** How many SMS of what cannot wait leave a month at most. */
  sms_a_month: z.int(),
  /** How many have left this month. */
  sms_sent: z.int(),
  /** How many that ceiling has held back this month: their mails alone have left. */
  sms_left_out: z.int(),
});

const daysMax = 5;

export const settingsForm = z.object({
  digest_hour: integer(8, 19),
  news: flag,
  kinds: z
    .array(
      z.object({
        kind,
        runs: flag,
        reminders: z.array(days).max(daysMax, `Au plus ${daysMax} rappels.`),
        staff_after: days.nullable(),
        channels,
      }),
    )
    .max(waitKindKeys.length),
  alerts: z.array(alert).max(alertKindKeys.length),
  sms_a_month: integer(0, 100_000),
});
