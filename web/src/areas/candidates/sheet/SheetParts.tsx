import { StepBar } from '../../../ui/feedback/StepBar.tsx';
import { sheetPartMessages as messages } from './messages.ts';
import { sheetParts, type SheetPart } from './sheet-parts.ts';
import classes from './SheetParts.module.css';

/** Leads the eye and the keys to a part; its first field is a tab away. */
const goTo = (id: string): void => {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};

/** How far the sheet is, part by part; it stays in sight, and each part is one touch away. */
export const SheetParts = ({ done, isOwn }: { done: readonly SheetPart[]; isOwn: boolean }) => (
  <nav className={classes.parts} aria-label={messages.label}>
    <ol className={classes.list}>
      {sheetParts.map((part) => {
        const isDone = done.includes(part);
        const title = isOwn ? part.title : (part.others ?? part.title);
        return (
          <li key={part.id}>
            <button
              type="button"
              className={classes.part}
              data-done={isDone || undefined}
              aria-label={isDone ? messages.done(title) : messages.open(title)}
              onClick={() => goTo(part.id)}
            >
              {title}
            </button>
          </li>
        );
      })}
    </ol>
    <StepBar
      label={messages.progress(done.length, sheetParts.length)}
      done={done.length}
      total={sheetParts.length}
    />
  </nav>
);
