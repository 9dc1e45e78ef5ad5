import { oneLine } from '@tandem/domain/invitations/import/fold';
import { formatNames } from '../../../../platform/format/text.ts';
import type { FileReading } from '../../../../platform/spreadsheet/import-reading.ts';
import classes from '../Import.module.css';
import { leftOutMessages as messages } from './messages.ts';

type Column = FileReading['columns'][number];

const longest = 60;
const shown = 8;

/** A column without a title is known by what stands in it. */
const nameOf = ({ header, samples }: Column, index: number): string =>
  oneLine(header).slice(0, longest) || messages.untitled(index + 1, samples[0] ?? '');

/** What of a file is not taken, addresses, numbers and names first: nothing is left out without a word. */
export const LeftOutColumns = ({ columns }: { columns: readonly Column[] }) => {
  const missed = columns.flatMap((column, index) =>
    column.field === null && column.filled > 0
      ? [{ holdsContacts: column.holdsContacts, name: nameOf(column, index) }]
      : [],
  );
  const namesOf = (holds: boolean) =>
    missed.filter(({ holdsContacts }) => holdsContacts === holds).map(({ name }) => name);
  const [contacts, others] = [namesOf(true), namesOf(false)];
  return (
    <>
      {contacts.length > 0 && (
        <p className={classes.hint}>{messages.contacts(formatNames(contacts, shown))}</p>
      )}
      {others.length > 0 && (
        <p className={classes.hint}>{messages.others(formatNames(others, shown))}</p>
      )}
    </>
  );
};
