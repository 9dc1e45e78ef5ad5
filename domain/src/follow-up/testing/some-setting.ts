import * as fc from 'fast-check';
import { alertChannelKeys, alertsWith, channelKeys, type Channel } from '../settings/channels.ts';
import type { Terms } from '../outgoing.ts';
import { rulesWith } from '../settings/rules.ts';
import { remindedKinds } from '../wait-kinds.ts';

/** What a superuser has set, and by what each person is reached. */
export interface Setting {
  terms: Terms;
  smsAMonth: number;
  reachOf: (id: number) => readonly Channel[];
}

/** As nobody has set anything, and everybody has a mobile and a device. */
export const asItComes: Setting = {
  terms: { digestHour: 9, rules: rulesWith({}), alerts: alertsWith({}) },
  smsAMonth: 200,
  reachOf: () => channelKeys,
};

/** Reminders leave by SMS alone. */
export const bySmsAlone: Setting = {
  ...asItComes,
  terms: {
    ...asItComes.terms,
    rules: rulesWith(
      Object.fromEntries(
        remindedKinds.map((kind) => [
          kind,
          { ...asItComes.terms.rules[kind], channels: ['sms'] as const },
        ]),
      ),
    ),
  },
};

const channels = fc.subarray([...channelKeys]);

const rule = fc.record({
  runs: fc.boolean(),
  reminders: fc
    .uniqueArray(fc.nat(20), { maxLength: 5 })
    .map((days) => days.toSorted((a, b) => a - b)),
  staffAfter: fc.option(fc.nat(30)),
  channels,
});

/** The hour stays: the limits of an hour are told once, for nine o’clock. */
export const someSetting: fc.Arbitrary<Setting> = fc
  .record({
    rules: fc.array(rule, {
      minLength: remindedKinds.length,
      maxLength: remindedKinds.length,
    }),
    first: fc.subarray([...alertChannelKeys]),
    smsAMonth: fc.constantFrom(0, 1, 3, 200),
    reach: fc.array(fc.subarray(['push', 'sms'] as const), { minLength: 4, maxLength: 4 }),
  })
  .map(({ rules, first, smsAMonth, reach }) => ({
    terms: {
      digestHour: 9,
      rules: rulesWith(Object.fromEntries(remindedKinds.map((kind, at) => [kind, rules[at]]))),
      alerts: alertsWith({ first_match: first }),
    },
    smsAMonth,
    // An address everybody has, or nobody would have an account.
    reachOf: (id) => ['mail', ...(reach[id % reach.length] ?? [])],
  }));
