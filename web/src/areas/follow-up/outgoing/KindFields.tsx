import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { settingsMessages as messages } from './messages.ts';
import type { TypedKind } from './typed-settings.ts';
import classes from './SettingsForm.module.css';

interface KindFieldsProps {
  typed: TypedKind;
  onChange: (typed: TypedKind) => void;
  faults: { reminders?: string | undefined; staffAfter?: string | undefined };
}

/** The days of one kind of wait. */
export const KindFields = ({ typed, onChange, faults }: KindFieldsProps) => (
  <fieldset className={classes.kind}>
    <legend>{waitKinds[typed.kind].label}</legend>
    <CheckboxField
      label={messages.runs}
      value={typed.runs}
      onChange={(runs) => onChange({ ...typed, runs })}
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
  </fieldset>
);
