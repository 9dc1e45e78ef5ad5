import { formatDay } from '../../platform/format/dates.ts';
import { markMessages, sheetMessages as messages } from './messages.ts';
import classes from './Sheets.module.css';

interface SheetMarksProps {
  /** Who of the staff filled it in, and when. */
  filled: { at: string; by: string | null } | null;
  isOwn: boolean;
  /** The labels of what somebody else has changed since it was opened. */
  changed: readonly string[];
}

/** Whose words stand in a sheet, where they are not its owner's; and what somebody else has changed meanwhile. */
export const SheetMarks = ({ filled, isOwn, changed }: SheetMarksProps) => (
  <>
    {filled && (
      <p className={classes.mark}>
        {(isOwn ? markMessages.own : markMessages.others)(
          [filled.by, formatDay(filled.at)].filter(Boolean).join(', '),
        )}
      </p>
    )}
    {changed.length > 0 && (
      <p className={classes.mark} role="alert">
        {messages.changedMeanwhile(changed)}
      </p>
    )}
  </>
);
