import { linesBelow, saysDiploma, type Choice } from '../cells/choices.ts';
import { saysGone } from '../cells/gone.ts';
import { nameAndRemark } from '../cells/name-remarks.ts';
import { oneLine } from '../fold.ts';
import type { TableRow } from '../table/grid.ts';
import { putNote, textsIn, type Columns, type Read } from './read-cells.ts';

interface Known {
  programmes: readonly Choice[];
  sessions: readonly Choice[];
  programmeOf: (text: string) => number | null;
  sessionOf: (text: string) => number | null;
}

/** What a candidate asks for: in a column, in a line of that of the session, above the people of a class, or on their sheet. */
export const readWish = (
  columns: Columns,
  row: TableRow,
  read: Read,
  { programmes, sessions, programmeOf, sessionOf }: Known,
): void => {
  const { values } = read;
  const [wish = ''] = textsIn(columns, 'programme', row);
  putNote(read, linesBelow(wish, programmeOf, programmes));
  const [intake = ''] = textsIn(columns, 'session', row);
  const lines = intake.split(/[\r\n]+/).map((line) => line.trim());
  const named = lines.find((line) => programmeOf(line) !== null);
  if (values.programme === '' && lines.length > 1 && named !== undefined) {
    values.programme = named;
    values.session = oneLine(lines.filter((line) => line !== named).join(' '));
  }
  const { remark } = nameAndRemark(textsIn(columns, 'full_name', row)[0] ?? '', 2);
  values.programme ||=
    remark.split(/\s[-–—]\s/u).find((part) => programmeOf(part) !== null || saysDiploma(part)) ??
    '';
  values.programme ||= saysGone(row.section) ? '' : row.section;
  if (values.programme === '' && (programmeOf(row.sheet) !== null || saysDiploma(row.sheet)))
    values.programme = row.sheet;
  if (sessions.length > 0 && sessionOf(values.programme) === null) values.session ||= row.years;
  if (values.session === '' && sessionOf(row.sheet) !== null) values.session = row.sheet;
};
