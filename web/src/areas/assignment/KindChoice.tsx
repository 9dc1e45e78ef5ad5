import { useId } from 'react';
import { assignmentMessages as messages } from './messages.ts';
import classes from './KindChoice.module.css';
import type { Kind, Suggestion } from './suggestion.ts';

interface KindChoiceProps {
  suggestion: Suggestion;
  kind: Kind;
  onChange: (kind: Kind) => void;
}

const givesUp = ({ stable_gives_up, best_gives_up }: Suggestion, kind: Kind): string | null => {
  if (kind === 'best')
    return best_gives_up
      ? messages.bestGivesUp(best_gives_up.unstable_pairs)
      : messages.bestUnknown;
  return stable_gives_up && messages.stableGivesUp(stable_gives_up.sum, stable_gives_up.placed);
};

/** The two assignments, each with what it gives up for the other; one of them is looked at. */
export const KindChoice = ({ suggestion, kind, onChange }: KindChoiceProps) => {
  const id = useId();
  const texts = { stable: messages.stableText, best: messages.bestText };
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{messages.kinds}</legend>
      {suggestion.own_weights && <p className={classes.legend}>{messages.ownWeights}</p>}
      {(['stable', 'best'] as const).map((one) => {
        const assignment = suggestion[one];
        return (
          <label key={one} className={classes.kind} data-off={assignment === null || undefined}>
            <input
              type="radio"
              name={id}
              checked={one === kind}
              disabled={assignment === null}
              aria-describedby={`${id}-${one}`}
              onChange={() => onChange(one)}
            />
            <span className={classes.name}>{messages[one]}</span>
            <span id={`${id}-${one}`} className={classes.words}>
              {assignment && (
                <span className={classes.facts}>
                  {messages.facts(assignment.placed.length, assignment.average)}
                </span>
              )}
              <span>{texts[one]}</span>
              <span>{givesUp(suggestion, one)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
