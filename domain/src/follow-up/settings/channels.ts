/** By what something leaves by itself; the bell stands beside all of it. */
export const channelKeys = ['mail', 'push', 'sms'] as const;
export type Channel = (typeof channelKeys)[number];

export const channelLabels: Readonly<Record<Channel, string>> = {
  mail: 'E-mail',
  push: 'Notification',
  sms: 'SMS',
};

/** Of reminders, until a superuser chooses: what they ask for can wait until somebody reads their mail. */
export const reminderChannels: readonly Channel[] = ['mail'];

/** Beside a mail, which always leaves. */
export const alertChannelKeys = ['push', 'sms'] as const;
export type AlertChannel = (typeof alertChannelKeys)[number];

/** What is told at once, with what tells it beside its mail until a superuser chooses. */
export const alertKinds = {
  yes: { label: 'Un oui, d’un côté ou de l’autre', channels: ['push', 'sms'] },
  meeting_tomorrow: { label: 'Un rendez-vous le lendemain', channels: ['push', 'sms'] },
  meeting: { label: 'Un rendez-vous proposé, fixé, déplacé ou annulé', channels: ['push'] },
  forum: { label: 'Le programme d’un forum', channels: ['push'] },
  first_match: { label: 'Les tout premiers matchs', channels: ['push'] },
} as const satisfies Record<string, { label: string; channels: readonly AlertChannel[] }>;

export type AlertKind = keyof typeof alertKinds;

export const alertKindKeys = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]];

export type AlertChannels = Readonly<Record<AlertKind, readonly AlertChannel[]>>;

/** As they stand, with what was set otherwise. */
export const alertsWith = (set: Partial<Record<string, readonly AlertChannel[]>>): AlertChannels =>
  Object.fromEntries(
    alertKindKeys.map((kind) => [kind, set[kind] ?? alertKinds[kind].channels]),
  ) as Record<AlertKind, readonly AlertChannel[]>;
