import { alertChannelKeys, alertKinds } from '@tandem/domain/follow-up/settings/channels';
import { ChannelChoice } from './ChannelChoice.tsx';
import { settingsMessages as messages } from './messages.ts';
import type { Settings } from './typed-settings.ts';
import classes from './SettingsForm.module.css';

type Alerts = Settings['alerts'];

interface AlertFieldsProps {
  alerts: Alerts;
  onChange: (alerts: Alerts) => void;
}

/** What tells at once beside a mail, kind by kind. */
export const AlertFields = ({ alerts, onChange }: AlertFieldsProps) => (
  <section aria-labelledby="alerts">
    <h3 id="alerts">{messages.alerts}</h3>
    <p className={classes.lead}>{messages.alertsHint}</p>
    {alerts.map(({ kind, channels }) => (
      <fieldset key={kind} className={classes.kind}>
        <legend>{alertKinds[kind].label}</legend>
        <ChannelChoice
          label={messages.channels(alertKinds[kind].label)}
          possible={alertChannelKeys}
          value={channels}
          onChange={(changed) =>
            onChange(alerts.map((one) => (one.kind === kind ? { ...one, channels: changed } : one)))
          }
        />
      </fieldset>
    ))}
  </section>
);
