import { bulkMessages as messages } from '../messages.ts';
import classes from './EachOutcome.module.css';
import { Outcome } from './Outcome.tsx';

interface EachOutcomeProps {
  /** What was done; null where nothing was. */
  sentence: string | null;
  /** With whom it could not be done, and why. */
  leftOut: readonly { key: number; name: string; why: string }[];
}

/** What became of each of many with which the same was done. */
export const EachOutcome = ({ sentence, leftOut }: EachOutcomeProps) => (
  <>
    {sentence !== null && <Outcome kind="success" sentence={sentence} />}
    {leftOut.length > 0 && (
      <div role="alert">
        <p className={classes.title}>{messages.leftOut(leftOut.length)}</p>
        <ul className={classes.list}>
          {leftOut.map(({ key, name, why }) => (
            <li key={key}>
              <strong>{name}</strong>
              <span>{why}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
);
