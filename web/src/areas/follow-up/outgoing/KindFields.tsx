import { reminderChannels, type Channel } from '@tandem/domain/follow-up/settings/channels';
import { possibleChannels } from '@tandem/domain/follow-up/settings/rules';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import { settingsMessages as messages } from './messages.ts';
import type { TypedKind } from './typed-settings.ts';
import classes from './SettingsForm.module.css';

interface KindFieldsProps {
  typed: TypedKind;
  onChange: (typed: TypedKind) => void;
  faults: { reminders?: string | undefined; staffAfter?: string | undefined };
}

const hintOf = ({ channels }: TypedKind): string | undefined => {
  if (channels.length === 0) return messages.noChannel;
  return channels.includes('mail') ? undefined : messages.noMail;
};

/** What may leave by nothing is off, and what is switched on again leaves by something. */
const withChannels = (typed: TypedKind, channels: readonly Channel[]): TypedKind => ({
  ...typed,
  channels,
  runs: typed.runs && channels.length > 0,
});

const switched = (typed: TypedKind, runs: boolean): TypedKind => ({
  ...typed,
  runs,
  channels: runs && typed.channels.length === 0 ? reminderChannels : typed.channels,
});

/** Days and channels of one kind of wait. */
export const KindFields = ({ typed, onChange, faults }: KindFieldsProps) => (
  <fieldset className={classes.kind}>
    <legend>{waitKinds[typed.kind].label}</legend>
    <CheckboxField
      label={messages.runs}
      value={typed.runs}
      onChange={(runs) => onChange(switched(typed, runs))}
    />
    <TextField
      label={messages.reminders}
      value={typed.reminders}
      error={faults.reminders}
      onChange={({ currentTarget }) => onChange({ ...typed, reminders: currentTarget.value })}
    />
    <TextField
      label={messages.staffAfter}
      inputMode="numeric"
      value={typed.staffAfter}
      error={faults.staffAfter}
      onChange={({ currentTarget }) => onChange({ ...typed, staffAfter: currentTarget.value })}
    />
    <ChannelChoice
      label={messages.channels(waitKinds[typed.kind].label)}
      possible={possibleChannels(typed.kind)}
      value={typed.channels}
      onChange={(channels) => onChange(withChannels(typed, channels))}
      hint={hintOf(typed)}
    />
  </fieldset>
);
