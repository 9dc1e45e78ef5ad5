import { formatPhone } from '@tandem/domain/accounts/format-phone';
import type { FileField } from '@tandem/domain/contracts/file/fields/file-field';
import { findingText, type Finding } from '@tandem/domain/contracts/finding';
import { isOpen, reasonKey } from '@tandem/domain/contracts/rules/findings';
import { isOfShape } from '@tandem/domain/contracts/rules/shape-rules';
import { codeLists } from '@tandem/domain/reference/contract-codes';
import type { FocusEvent, KeyboardEvent } from 'react';
import { formatMoment } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { contractMessages as messages } from '../messages.ts';
import { isBeingTyped } from './draft-findings.ts';
import classes from './DraftField.module.css';
import type { Draft } from './use-contract-draft.ts';
import { dotted } from '../../../ui/dotted.ts';

interface DraftFieldProps {
  field: FileField;
  draft: Draft;
  findings: readonly Finding[];
  /** What was said of it when the form was sent. */
  error: string | undefined;
  required: boolean;
  /** It is said of it that it may stay empty: beside fields of which most may not. */
  optional?: boolean;
  focused: string | null;
  onFocused: (key: string | null) => void;
  /** What the browser may fill in of itself, where one types of oneself; nothing unless told. */
  autoComplete?: string;
}

type Order = ('label' | 'input' | 'description' | 'error')[];

/** As people write it: a French number is stored with +33. */
const shown = ({ kind }: FileField, value: string): string =>
  kind === 'phone' ? formatPhone(value) : value;

const types: Partial<Record<FileField['kind'], string>> = { email: 'email', phone: 'tel' };

const yesNo = [
  ['oui', 'Oui'],
  ['non', 'Non'],
] as const;

/** Numbers that people read off a paper; a phone shows its digits. */
const isNumeric = ({ key, kind }: FileField): boolean =>
  kind === 'number' || kind === 'nir' || /siret|zip|idcc/.test(key);

const hintOf = ({ key, hint }: FileField, draft: Draft, optional: boolean): string | undefined => {
  const ending = draft.hidden[key];
  const stored = ending && !draft.values[key] ? messages.storedNumber(ending) : null;
  const by = draft.values[key] ? null : draft.filledBy(key);
  const filled = by === null ? null : messages.filledBy(by);
  const known = key === 'starting_pay' ? messages.knownPay : messages.known;
  return (
    dotted([optional && messages.optional, hint, draft.isProposed(key) && known, stored, filled]) ||
    undefined
  );
};

const errorOf = ({
  field,
  draft,
  findings,
  error,
  focused,
}: DraftFieldProps): string | undefined => {
  const value = draft.values[field.key] ?? '';
  const isFocused = focused === field.key;
  const blocking = findings.find((one) => one.blocks && !(isFocused && isOfShape(one)));
  if (blocking && !isBeingTyped(field.key, value, focused)) return findingText(blocking);
  const told = draft.news.faults[field.key] ?? error;
  // Its sentence stands below, above the place for the reason.
  const below = findings.find((one) => !one.blocks && findingText(one) === told);
  if (!below) return told;
  return isOpen(below, draft.values) ? messages.reasonAwaited : undefined;
};

const Control = (props: DraftFieldProps) => {
  const { field, draft, required, optional = false, onFocused, autoComplete = 'off' } = props;
  const { key, kind, label, list } = field;
  const common = {
    label,
    required,
    withAsterisk: false,
    autoComplete,
    name: key,
    description: hintOf(field, draft, optional),
    // Below the field, so that the fields of a row stand in line.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as Order,
    error: errorOf(props),
    value: shown(field, draft.values[key] ?? ''),
    onFocus: () => onFocused(key),
    // No finger is on its way to a button.
    onKeyDown: ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Tab') onFocused(null);
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // A sentence that came between the press and the release of a button would move it from under the finger.
      if (!(relatedTarget instanceof HTMLButtonElement)) onFocused(null);
    },
  };
  if (kind === 'date') return <DateField {...common} onChange={(value) => draft.set(key, value)} />;
  if (kind === 'choice' || kind === 'flag')
    return (
      <SelectField
        {...common}
        choices={list ? codeLists[list] : yesNo}
        onChange={(event) => draft.set(key, event.currentTarget.value)}
      />
    );
  return (
    <TextField
      {...common}
      type={types[kind] ?? 'text'}
      maxLength={300}
      {...(isNumeric(field) && { inputMode: 'numeric' as const })}
      onChange={(event) => draft.set(key, event.currentTarget.value)}
    />
  );
};

/** A field of the contract file with what the rules say of it, and what somebody else has written meanwhile. */
export const DraftField = (props: DraftFieldProps) => {
  const { field, draft, findings, focused } = props;
  const value = draft.values[field.key] ?? '';
  // Each passes with a reason of its own.
  const warnings = isBeingTyped(field.key, value, focused)
    ? []
    : findings.filter(({ blocks }) => !blocks);
  const conflict = draft.news.conflicts.get(field.key);
  return (
    <div className={classes.cell}>
      <Control {...props} />
      {warnings.map((warning) => (
        <div key={warning.rule} className={classes.warning}>
          <p>{findingText(warning)}</p>
          <TextField
            size="sm"
            label={warning.asks ?? messages.reason}
            maxLength={300}
            autoComplete="off"
            value={draft.values[reasonKey(warning.rule)] ?? ''}
            onChange={(event) => draft.set(reasonKey(warning.rule), event.currentTarget.value)}
          />
        </div>
      ))}
      {conflict && (
        <div className={classes.conflict} role="alert">
          <p>
            {messages.conflict(
              conflict.by,
              shown(field, conflict.value),
              conflict.at && formatMoment(conflict.at),
            )}
          </p>
          <Button size="sm" onClick={() => draft.settle(conflict, 'theirs')}>
            {messages.takeTheirs}
          </Button>{' '}
          <Button size="sm" onClick={() => draft.settle(conflict, 'mine')}>
            {messages.keepMine}
          </Button>
        </div>
      )}
    </div>
  );
};
