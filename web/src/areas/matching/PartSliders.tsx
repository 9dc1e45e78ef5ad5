import { useId } from 'react';
import { formatPercent } from '../../platform/format/numbers.ts';
import { weightMessages as messages } from './messages.ts';
import { partColors } from '../../platform/theme/tokens.ts';
import { parts, sharesOf, steps, type Weights } from './weights.ts';
import classes from './WeightsForm.module.css';

interface PartSlidersProps {
  weights: Weights;
  error: string | undefined;
  onPart: (part: keyof Weights, weight: number) => void;
}

/** A slider for each part, and what share of the score that makes. */
export const PartSliders = ({ weights, error, onPart }: PartSlidersProps) => {
  const id = useId();
  const shares = sharesOf(weights);
  return (
    <>
      <div
        className={classes.bar}
        role="img"
        aria-label={`${messages.shares} : ${parts
          .map((part) => `${messages.parts[part]} ${formatPercent(shares[part])}`)
          .join(', ')}`}
      >
        {parts.map((part) => (
          <span key={part} style={{ flexGrow: shares[part], background: partColors[part] }} />
        ))}
      </div>
      <div className={classes.parts}>
        {parts.map((part, index) => (
          <div key={part} className={classes.part}>
            <label htmlFor={`${id}-${part}`}>
              <span className={classes.dot} style={{ background: partColors[part] }} aria-hidden />
              {messages.parts[part]}
            </label>
            <output htmlFor={`${id}-${part}`}>{formatPercent(shares[part])}</output>
            <input
              id={`${id}-${part}`}
              type="range"
              min={0}
              max={steps}
              step={1}
              value={weights[part]}
              aria-valuetext={formatPercent(shares[part])}
              aria-invalid={error && index === 0 ? true : undefined}
              onChange={(event) => onPart(part, Number(event.currentTarget.value))}
            />
            {error && index === 0 && (
              <p className={classes.error} role="alert">
                {error}
              </p>
            )}
          </div>
        ))}
      </div>
    </>
  );
};
