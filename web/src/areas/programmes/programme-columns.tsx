import { levels } from '@tandem/domain/reference/levels';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import type { Column } from '../../ui/table/types.ts';
import { sessionStates } from '@tandem/domain/programmes/session';
import { showDay } from '../../platform/format/typed-day.ts';
import type { SchoolYear } from './sessions/use-chosen-session.ts';
import { programmeMessages as messages } from './messages.ts';
import type { NamedRow } from './NamedTable.tsx';
import type { Programme } from './ProgrammeForm.tsx';

export const programmeColumns: readonly Column<Programme>[] = [
  {
    key: 'name',
    title: messages.name,
    width: '3fr',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    key: 'level',
    title: messages.level,
    width: '2fr',
    cell: ({ level }) => levels[level],
    sortBy: ({ level }) => Number(level),
  },
];

const daysOf = ({ starts_on: from, ends_on: to }: SchoolYear): string =>
  [from, to].map((day) => (day === null ? '…' : showDay(day))).join(' – ');

export const sessionColumns: readonly Column<SchoolYear>[] = [
  {
    key: 'name',
    title: messages.name,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    key: 'state',
    title: messages.state,
    width: '84px',
    cell: ({ state }) => sessionStates[state],
    sortBy: ({ state }) => sessionStates[state],
  },
  {
    key: 'days',
    title: messages.days,
    width: '208px',
    cell: (session) => (session.starts_on || session.ends_on ? daysOf(session) : messages.noDays),
    sortBy: ({ starts_on: from }) => from ?? '',
  },
];

interface ExportedRow {
  kind: string;
  name: string;
  level: string;
}

export const exportColumns: readonly ExportColumn<ExportedRow>[] = [
  { title: messages.kind, value: ({ kind }) => kind },
  { title: messages.name, value: ({ name }) => name },
  { title: messages.level, value: ({ level }) => level },
];

/** Formations and sessions as the rows of one sheet. */
export const exportedRows = (
  programmes: readonly Programme[] = [],
  sessions: readonly NamedRow[] = [],
): ExportedRow[] => [
  ...programmes.map(({ name, level }) => ({
    kind: messages.formation,
    name,
    level: levels[level],
  })),
  ...sessions.map(({ name }) => ({ kind: messages.session, name, level: '' })),
];
