import { channelKeys, reminderChannels, type Channel } from './channels.ts';
import { waitKindKeys, waitKinds, type WaitKind } from '../wait-kinds.ts';

/** What a superuser set for a kind. */
export interface KindSettings {
  /** Off: nobody is reminded; the staff see it all the same. */
  runs: boolean;
  reminders: readonly number[];
  staffAfter: number | null;
  /** By what reminders may leave. */
  channels: readonly Channel[];
}

export type Rules = Record<WaitKind, KindSettings>;

/** By what reminders of a kind can leave at all: who has no account yet has no device that shows any. */
export const possibleChannels = (kind: WaitKind): readonly Channel[] =>
  kind === 'register' ? channelKeys.filter((channel) => channel !== 'push') : channelKeys;

/** What was set before there were channels has none. */
export type StoredKind = Omit<KindSettings, 'channels'> & Partial<Pick<KindSettings, 'channels'>>;

/** The table, with what was set otherwise; a kind that may leave by nothing is off. */
export const rulesWith = (set: Partial<Record<string, StoredKind>>): Rules => {
  const rules = waitKindKeys.map((kind): [WaitKind, KindSettings] => {
    const { reminders, staffAfter } = waitKinds[kind];
    const { channels = reminderChannels, ...rule } = set[kind] ?? {
      runs: true,
      reminders,
      staffAfter,
    };
    const possible = possibleChannels(kind).filter((channel) => channels.includes(channel));
    return [kind, { ...rule, runs: rule.runs && possible.length > 0, channels: possible }];
  });
  return Object.fromEntries(rules) as Rules;
};
