import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { KeptForm } from '../../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../../ui/forms/use-kept-form.ts';
import { AlertFields } from './AlertFields.tsx';
import { KindFields } from './KindFields.tsx';
import { settingsMessages as messages } from './messages.ts';
import {
  hourFault,
  isSound,
  kindFaults,
  settingsFrom,
  smsFault,
  typedFrom,
  type Settings,
  type TypedKind,
} from './typed-settings.ts';
import classes from './SettingsForm.module.css';
import { FormActions } from '../../../ui/dialogs/FormActions.tsx';

interface SettingsFormProps {
  settings: Settings;
  onSaved: () => void;
  onClose: () => void;
}

/** When what leaves by itself leaves, kind by kind. */
export const SettingsForm = ({ settings, onSaved, onClose }: SettingsFormProps) => {
  const [tried, setTried] = useState(false);
  const form = useKeptForm('/follow-up/settings', {
    initial: typedFrom(settings),
    check: ({ digest_hour: hour, sms_a_month: sms, kinds }) => {
      setTried(true);
      return {
        digest_hour: hourFault(hour),
        sms_a_month: smsFault(sms),
        kinds: kinds.every(isSound) ? null : messages.wrongDays,
      };
    },
    send: (typed) => api('PUT /follow-up/settings/', { body: settingsFrom(typed) }),
    onSent: () => {
      notify.success(messages.saved);
      onSaved();
    },
    onFailed: (error) => notify.failure(messages.failed, error),
  });
  const { kinds, alerts } = form.values;
  const set = (changed: TypedKind) =>
    form.setValues({ kinds: kinds.map((one) => (one.kind === changed.kind ? changed : one)) });
  return (
    <KeptForm of={form}>
      <p className={classes.lead}>{messages.lead}</p>
      <TextField
        label={messages.hour}
        description={messages.hourHint}
        inputMode="numeric"
        maxLength={2}
        required
        {...form.field('digest_hour')}
      />
      <CheckboxField
        label={messages.news}
        description={messages.newsHint}
        {...form.field('news')}
      />
      <TextField
        label={messages.sms}
        description={messages.smsHint(settings.sms_sent, settings.sms_left_out)}
        inputMode="numeric"
        maxLength={5}
        required
        {...form.field('sms_a_month')}
      />
      <AlertFields alerts={alerts} onChange={(changed) => form.setValues({ alerts: changed })} />
      <h3>{messages.byKind}</h3>
      {kinds.map((typed) => (
        <KindFields
          key={typed.kind}
          typed={typed}
          onChange={set}
          faults={tried ? kindFaults(typed) : {}}
        />
      ))}
      <FormActions busy={form.busy} onCancel={onClose}>
        {messages.save}
      </FormActions>
    </KeptForm>
  );
};
