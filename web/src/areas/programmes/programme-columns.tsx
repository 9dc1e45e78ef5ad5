import { levels } from '@tandem/domain/reference/levels';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import type { Column } from '../../ui/table/types.ts';
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

export const sessionColumns: readonly Column<NamedRow>[] = [
  { key: 'name', title: messages.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
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
  formations: readonly Programme[] = [],
  sessions: readonly NamedRow[] = [],
): ExportedRow[] => [
  ...formations.map(({ name, level }) => ({
    kind: messages.formation,
    name,
    level: levels[level],
  })),
  ...sessions.map(({ name }) => ({ kind: messages.session, name, level: '' })),
];
