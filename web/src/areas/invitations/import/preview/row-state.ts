import {
  fieldLabel,
  type ImportField,
  type ImportKind,
  type RowField,
} from '@tandem/domain/invitations/import/fields';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import type { KnownRow } from '../known-row.ts';
import { formatNumber } from '../../../../platform/format/numbers.ts';
import { formatNames } from '../../../../platform/format/text.ts';
import { importMessages as messages } from '../messages.ts';
import { repeatMessages } from './messages.ts';

export type { KnownRow } from '../known-row.ts';

/** What becomes of those who are there already. */
export interface IfKnown {
  email: 'skip' | 'update';
  person: 'skip' | 'update' | 'add';
  alike: 'skip' | 'add';
}

/** A phone number that cannot be read does not keep anyone from being invited by mail. */
const isPhoneOnly = ({ refusals }: CheckedRow): boolean =>
  Object.keys(refusals).every((field) => field === 'phone');

/** Whether the server would take a row. */
export const isSound = (row: CheckedRow): boolean => row.faults.length === 0 && isPhoneOnly(row);

/** Whether a row is not sent and yet not lost: what it says is with the one above. */
export const isTakenUp = ({ repeat }: CheckedRow): boolean => repeat?.completes === true;

export type Fate = 'add' | 'update' | 'skip';

/** What will become of a sound row, given who is there. */
export const fateOf = (known: KnownRow | undefined, choice: IfKnown): Fate => {
  if (!known) return 'add';
  if (known.state === 'other') return 'skip';
  return choice[known.by];
};

interface RowState {
  variant: 'good' | 'warning' | 'bad';
  text: string;
}

const knownText = (known: KnownRow): string => {
  if (known.by !== 'email') return messages.samePerson(known.name, known.email);
  return messages.knownAs[known.state];
};

const doubtText = ({ doubts }: CheckedRow): string | null =>
  doubts.length > 0 ? doubts.map((doubt) => messages.rowDoubts[doubt]).join(', ') : null;

/** What becomes of a row of somebody whom the file names above; `named`: with what the two say otherwise. */
const repeatState = (kind: ImportKind, { repeat }: CheckedRow, named: boolean): RowState | null => {
  if (!repeat) return null;
  const labels = (fields: readonly RowField[]) =>
    formatNames(fields.map((field) => fieldLabel(kind, field)));
  const line = formatNumber(repeat.line);
  const differs = repeat.differs.map((one) => ({ ...one, field: fieldLabel(kind, one.field) }));
  const otherwise = named
    ? repeatMessages.otherwise(differs)
    : repeatMessages.otherwiseKept(labels(repeat.differs.map(({ field }) => field)));
  const text = repeat.completes
    ? repeatMessages.completes(line, labels(repeat.fills))
    : repeatMessages.repeated(line);
  return {
    variant: repeat.completes ? 'good' : 'bad',
    text: differs.length > 0 ? `${text} · ${otherwise}` : text,
  };
};

/** How a row stands, in words. */
export const stateOf = (
  kind: ImportKind,
  row: CheckedRow,
  known: KnownRow | undefined,
  named = true,
): RowState => {
  const repeated = repeatState(kind, row, named);
  if (repeated) return repeated;
  if (row.faults.length > 0)
    return {
      variant: 'bad',
      text: row.faults.map((fault) => messages.rowFaults[fault]).join(', '),
    };
  const refused = Object.entries(row.refusals).find(([field]) => field !== 'phone');
  if (refused)
    return {
      variant: 'bad',
      text: `${fieldLabel(kind, refused[0] as ImportField)}\u202f: ${refused[1]}`,
    };
  if (known) return { variant: 'warning', text: knownText(known) };
  if (row.proposals.email !== undefined)
    return { variant: 'warning', text: messages.mistyped(row.proposals.email) };
  if ('phone' in row.refusals) return { variant: 'warning', text: messages.phoneFault };
  const doubt = doubtText(row);
  return doubt === null
    ? { variant: 'good', text: row.values.email === '' ? messages.unreached : messages.valid }
    : { variant: 'warning', text: doubt };
};

/** The same for the report, which is kept after whoever is there has gone: it names nobody. */
export const keptReasonOf = (
  kind: ImportKind,
  row: CheckedRow,
  known: KnownRow | undefined,
): string =>
  isSound(row) && known !== undefined && known.by !== 'email'
    ? messages.knownByName
    : stateOf(kind, row, known, false).text;
