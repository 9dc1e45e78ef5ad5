import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { Hidden } from '../../ui/layout/Hidden.tsx';
import { formatNumber } from '../../platform/format/numbers.ts';
import { needMessages as messages } from './messages.ts';
import { countActive, type Need } from './need-values.ts';
import classes from './StepLine.module.css';

interface StepLineProps {
  /** Nothing while they load. */
  needs: readonly Need[] | undefined;
  onCreate: () => void;
}

/** The steps once there are needs: one line, for the needs below are what one comes for. */
export const StepLine = ({ needs, onCreate }: StepLineProps) => (
  <div className={classes.line}>
    <Hidden>{messages.create}</Hidden>
    <Button variant="main" onClick={onCreate}>
      {messages.newNeed}
    </Button>
    <ButtonLink to="/company/matches">{messages.seeMatches}</ButtonLink>
    <p className={classes.total}>
      <Hidden>{messages.statistics}</Hidden>{' '}
      <strong>{needs ? formatNumber(needs.length) : '\u00a0'}</strong>{' '}
      {needs && messages.total(needs.length, countActive(needs))}
    </p>
  </div>
);
