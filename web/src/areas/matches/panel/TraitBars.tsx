import type { Answer } from '@tandem/contract';
import { traitGap, traitNames } from '../explanations.ts';
import { matchPanelMessages as messages } from '../messages.ts';
import { Hidden } from '../../../ui/layout/Hidden.tsx';
import classes from './TraitBars.module.css';

type Explanation = Answer<'GET /matches/{id}/explanation/'>;

interface TraitBarsProps {
  traits: NonNullable<Explanation['reasons']>['test']['traits'];
}

/** Where the candidate and the need stand on each trait: a bar for each side, and how far apart they answered. */
export const TraitBars = ({ traits }: TraitBarsProps) => (
  <div className={classes.traits}>
    {traits.map(({ trait, candidate, need, apart }) => (
      <div key={trait}>
        <span aria-hidden>{messages.traits[trait]}</span>
        <Hidden>{messages.traitSides(candidate, need, apart, traitNames[trait])}</Hidden>
        <span className={classes.bars} aria-hidden>
          <span className={classes.bar} data-side="candidate" style={{ width: `${candidate}%` }} />
          <span className={classes.bar} data-side="need" style={{ width: `${need}%` }} />
        </span>
        <span className={classes.apart} aria-hidden>
          {traitGap(apart)}
        </span>
      </div>
    ))}
    <div className={classes.legend} aria-hidden>
      <span data-side="candidate">{messages.traitCandidate}</span>
      <span data-side="need">{messages.traitNeed}</span>
    </div>
  </div>
);
