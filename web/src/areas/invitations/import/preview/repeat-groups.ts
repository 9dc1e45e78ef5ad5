import type { RowField } from '@tandem/domain/invitations/import/fields';
import type { Repeat } from '@tandem/domain/invitations/import/rows/complete-rows';

/** A row of somebody whom the file names above. */
export interface RepeatedRow {
  key: number;
  repeat: Repeat;
}

const names: ReadonlySet<RowField> = new Set(['first_name', 'last_name', 'name']);

/** Whether two rows of one address say another name: a brother, or a colleague. */
const isSomebodyElse = ({ repeat }: RepeatedRow): boolean =>
  repeat.differs.some(({ field }) => names.has(field));

const peopleOf = (rows: readonly RepeatedRow[]): number =>
  new Set(rows.map(({ repeat }) => repeat.key)).size;

/**
 * What is offered of the rows that repeat somebody: one choice for all that say the same person and could add something; whoever
 * is called otherwise is looked at one by one.
 */
export const repeatGroups = (rows: readonly RepeatedRow[]) => {
  const others = rows.filter(isSomebodyElse);
  const useful = rows.filter((row) => row.repeat.fills.length > 0 && !isSomebodyElse(row));
  const waiting = useful.filter(({ repeat }) => !repeat.completes);
  return {
    /** Those that are completed, or could be. */
    useful,
    waiting,
    waitingPeople: peopleOf(waiting),
    completedPeople: peopleOf(useful.filter(({ repeat }) => repeat.completes)),
    otherPeople: others.length,
    /** Rows of the same person that say something otherwise. */
    differing: rows.filter((row) => row.repeat.differs.length > 0 && !isSomebodyElse(row)).length,
  };
};
