import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { ChevronDownIcon } from '../../../components/icons.tsx';
import { Columns } from '../../../components/layout.tsx';
import { Link } from '../../../components/Link.tsx';
import { StatCard } from '../../../components/StatCard.tsx';
import { formatNumber } from '../../../format/numbers.ts';
import { offerMessages as messages } from '../../../messages/offers.ts';
import type { Offer } from './offer-values.ts';
import classes from './StepCards.module.css';

interface StepCardsProps {
  /** Nothing while they load. */
  offers: readonly Offer[] | undefined;
  onCreate: () => void;
}

/** The first and the last of the three steps, and how many needs there are; the second stands on each inactive need. */
export const StepCards = ({ offers, onCreate }: StepCardsProps) => {
  const active = offers?.filter((offer) => offer.is_active).length ?? 0;
  return (
    <Columns min={260}>
      <Card as="section" className={classes.card ?? ''}>
        <p className={classes.step}>{messages.step(1)}</p>
        <h2>{messages.create}</h2>
        <p className={classes.text}>{messages.createText}</p>
        <div className={classes.action}>
          <Button look="main" onClick={onCreate}>
            {messages.newOffer}
          </Button>
        </div>
      </Card>
      <Card as="section" className={classes.card ?? ''} data-link>
        <p className={classes.step}>{messages.step(3)}</p>
        <h2>
          <Link to="/company/matches" className={classes.link} likely>
            {messages.seeMatches}
          </Link>
        </h2>
        <p className={classes.text}>{messages.seeMatchesText}</p>
        <div className={classes.arrow}>
          <ChevronDownIcon />
        </div>
      </Card>
      <StatCard
        label={messages.statistics}
        value={offers && formatNumber(offers.length)}
        hint={offers && messages.total(offers.length, active)}
      />
    </Columns>
  );
};
