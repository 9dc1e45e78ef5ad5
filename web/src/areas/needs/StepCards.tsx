import { ActionCard, ActionCards } from '../../ui/layout/ActionCard.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { formatNumber } from '../../platform/format/numbers.ts';
import { needMessages as messages } from './messages.ts';
import { countActive, type Need } from './need-values.ts';

interface StepCardsProps {
  /** Nothing while they load. */
  needs: readonly Need[] | undefined;
  onCreate: () => void;
}

/** What the steps are while there is no need: the first and the last of the three, and how many needs there are; the second stands on each inactive need. */
export const StepCards = ({ needs, onCreate }: StepCardsProps) => (
  <ActionCards steps>
    <ActionCard step={messages.step(1)} title={messages.create} text={messages.createText}>
      <Button variant="main" onClick={onCreate}>
        {messages.newNeed}
      </Button>
    </ActionCard>
    <ActionCard
      step={messages.step(3)}
      title={messages.seeMatches}
      text={messages.seeMatchesText}
      to="/company/matches"
    />
    <StatCard
      label={messages.statistics}
      value={needs && formatNumber(needs.length)}
      hint={needs && messages.total(needs.length, countActive(needs))}
    />
  </ActionCards>
);
