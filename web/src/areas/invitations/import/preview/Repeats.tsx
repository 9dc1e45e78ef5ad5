import { formatNumber } from '../../../../platform/format/numbers.ts';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import classes from '../Import.module.css';
import type { Import } from '../use-import.ts';
import { repeatMessages as messages } from './messages.ts';
import tableClasses from './PreviewTable.module.css';
import { repeatGroups } from './repeat-groups.ts';

const repeatsOf = ({ reading: { rows }, out }: Import) =>
  rows.flatMap(({ key, repeat }) => (repeat === null || out.has(key) ? [] : [{ key, repeat }]));

/** Rows of people whom the file names above: one choice for all that could add something to the same person. */
export const Repeats = ({ run }: { run: Import }) => {
  const repeats = repeatsOf(run);
  const groups = repeatGroups(repeats);
  const { useful, waiting } = groups;
  const all = (of: typeof useful, wanted: boolean) =>
    run.complete(
      of.map(({ key }) => key),
      wanted,
    );
  if (useful.length === 0 && groups.otherPeople === 0) return null;
  return (
    <div className={classes.mend}>
      <span>
        {messages.repeats(repeats.length)}{' '}
        <span className={classes.hint}>{messages.hint(groups)}</span>
      </span>
      {waiting.length > 0 && (
        <Button size="sm" onClick={() => all(waiting, true)}>
          {messages.completeAll(groups.waitingPeople)}
        </Button>
      )}
      {waiting.length === 0 && useful.length > 0 && (
        <Button size="sm" variant="quiet" onClick={() => all(useful, false)}>
          {messages.completeNone}
        </Button>
      )}
    </div>
  );
};

/** The same for one row. */
export const CompleteOne = ({ run, row }: { run: Import; row: CheckedRow }) => {
  const { repeat } = row;
  if (!repeat || repeat.fills.length === 0) return null;
  const line = formatNumber(repeat.line);
  return (
    <button
      type="button"
      className={tableClasses.act}
      aria-label={repeat.completes ? messages.leaveLine(line) : messages.completeLine(line)}
      onClick={() => run.complete([row.key], !repeat.completes)}
    >
      {repeat.completes ? messages.leave : messages.complete}
    </button>
  );
};
