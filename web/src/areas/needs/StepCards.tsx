import { ActionCard, ActionCards } from '../../ui/layout/ActionCard.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { formatNumber } from '../../platform/format/numbers.ts';
import { needMessages as messages } from './messages.ts';
import type { Need } from './need-values.ts';

interface StepCardsProps {
  /** Nothing while they load. */
  offers: readonly Need[] | undefined;
  onCreate: () => void;
}

/** The first and the last of the three steps, and how many needs there are; the second stands on each inactive need. */
export const StepCards = ({ offers, onCreate }: StepCardsProps) => {
  const active = offers?.filter((offer) => offer.is_active).length ?? 0;
  return (
    <ActionCards>
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
        value={offers && formatNumber(offers.length)}
        hint={offers && messages.total(offers.length, active)}
      />
    </ActionCards>
  );
};
