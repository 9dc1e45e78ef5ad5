import type { AlertKind, Channel } from '@tandem/domain/follow-up/settings/channels';
import type { Writes } from '../../platform/database/database.ts';
import type { Services } from '../services.ts';
import { alertBySms } from './alert-by-sms.ts';
import { alertDevices, type Alert, type ReachedAlert } from './alert-devices.ts';
import { findAlertChannels } from './channel-queries.ts';

type Alerting = Pick<Services, 'config' | 'jobs' | 'now'>;

const isReached = (alert: Alert): alert is ReachedAlert => alert.account.email !== null;

/** Tells these beside their mails, or instead of them. What it leads to is no use to whoever has no address, and so cannot sign in. */
export const alertBy = async (
  services: Alerting,
  tx: Writes,
  alerts: readonly { alert: Alert; channels: readonly Channel[] }[],
): Promise<void> => {
  const by = (channel: Channel) =>
    alerts
      .filter(({ channels }) => channels.includes(channel))
      .map(({ alert }) => alert)
      .filter(isReached);
  await alertDevices(services, tx, by('push'));
  for (const alert of by('sms')) await alertBySms(services, tx, alert);
};

/** Tells what cannot wait beside its mail, by what a superuser has set for its kind. */
export const alertAtOnce = async (
  services: Alerting,
  tx: Writes,
  kind: AlertKind,
  alert: Alert,
): Promise<void> => {
  const channels = await findAlertChannels(tx, kind);
  await alertBy(services, tx, [{ alert, channels }]);
};
