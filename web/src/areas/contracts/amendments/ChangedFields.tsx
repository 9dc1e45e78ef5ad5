import { amendableFields } from '@tandem/domain/contracts/amendments/amendment';
import { fileParts, type FileField } from '@tandem/domain/contracts/file/fields/file-field';
import { fileFieldOf } from '@tandem/domain/contracts/file/file-fields';
import { isAsked } from '@tandem/domain/contracts/file/missing';
import { readerOf } from '@tandem/domain/contracts/rules/rule';
import { codeLabel, codeLists } from '@tandem/domain/reference/contract-codes';
import { isDate } from '@tandem/domain/fields/date';
import { useState } from 'react';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import classes from './Amendments.module.css';
import { amendmentMessages as messages } from './messages.ts';

const yesNo = [
  ['oui', 'Oui'],
  ['non', 'Non'],
] as const;

const shown = ({ kind, list }: FileField, value: string): string => {
  if (value === '') return '';
  if (kind === 'date' && isDate(value)) return formatDay(value);
  return list ? codeLabel(list, value) : value;
};

interface ChangeProps {
  field: FileField;
  before: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const Change = ({ field, before, value, error, onChange }: ChangeProps) => {
  const { key, kind, label, list } = field;
  const common = {
    name: `change-${key}`,
    label,
    value,
    error,
    autoComplete: 'off',
    description: messages.now(shown(field, before)),
  };
  if (kind === 'date') return <DateField {...common} onChange={onChange} />;
  if (kind === 'choice' || kind === 'flag')
    return (
      <SelectField
        {...common}
        choices={list ? codeLists[list] : yesNo}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextField
      {...common}
      maxLength={300}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

/** Several parts have a street, an e-mail, a name: each is found under its own. */
const partLabel = (key: string): string => fileParts[fileFieldOf(key)?.part ?? 'contract'];

type Changes = Readonly<Record<string, string>>;

interface ChangedFieldsProps {
  /** What the contract says now. */
  values: Changes;
  changes: Changes;
  faults: Readonly<Record<string, string>>;
  onChange: (changes: Changes) => void;
}

/** The fields that an amendment changes: one is chosen, then its new value is typed. */
export const ChangedFields = ({ values, changes, faults, onChange }: ChangedFieldsProps) => {
  const [chosen, setChosen] = useState('');
  const read = readerOf({ ...values, ...changes });
  const open = amendableFields.filter((field) => !(field.key in changes) && isAsked(field, read));
  const add = () => {
    if (chosen === '') return;
    onChange({ ...changes, [chosen]: values[chosen] ?? '' });
    setChosen('');
  };
  return (
    <>
      {amendableFields
        .filter(({ key }) => key in changes)
        .map((field) => (
          <div key={field.key} className={classes.change}>
            <Change
              field={field}
              before={values[field.key] ?? ''}
              value={changes[field.key] ?? ''}
              error={faults[field.key]}
              onChange={(value) => onChange({ ...changes, [field.key]: value })}
            />
            <Button
              variant="quiet"
              aria-label={messages.removeFieldOf(field.label)}
              onClick={() =>
                onChange(
                  Object.fromEntries(Object.entries(changes).filter(([key]) => key !== field.key)),
                )
              }
            >
              {messages.removeField}
            </Button>
          </div>
        ))}
      <div className={classes.change}>
        <SelectField
          name="changed_field"
          label={messages.field}
          choices={open.map(({ key, label }) => [key, label] as const)}
          groupOf={partLabel}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button onClick={add}>{messages.addField}</Button>
      </div>
    </>
  );
};
