import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { formatShortDay } from '../../platform/format/dates.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { needMessages as messages } from './messages.ts';
import { ActiveMark } from './ActiveMark.tsx';
import type { Need } from './need-values.ts';
import classes from './NeedCard.module.css';
import type { Opened } from './NeedDialogs.tsx';
import { TestLink } from './TestLink.tsx';

interface NeedCardProps {
  offer: Need;
  onOpen: (opened: Opened) => void;
}

const factsOf = (offer: Need): readonly (readonly [label: string, value: string])[] => [
  [messages.facts.session, offer.session.name],
  [messages.facts.location, offer.location || messages.noLocation],
  [messages.facts.contract, contractTypes[offer.contract_type]],
  [messages.facts.level, levels[offer.target_educational_level]],
  [messages.facts.seats, formatNumber(offer.seats)],
  [messages.facts.created, formatShortDay(offer.created_at)],
];

const Names = ({ label, names }: { label: string; names: readonly string[] }) => (
  <div className={classes.names}>
    <h4>{label}</h4>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  </div>
);

/** A need: what it is, what can be done with it and, while it is inactive, the test link that activates it. */
export const NeedCard = ({ offer, onOpen }: NeedCardProps) => {
  const { title, description, formations, skills } = offer;
  const { is_active: active, number_of_matches: matches } = offer;
  return (
    <Card as="li" className={classes.card ?? ''}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3>{title}</h3>
          <ActiveMark active={active} />
          {matches > 0 ? (
            <Link
              to={`/company/matches?need=${offer.id}`}
              aria-label={messages.of(messages.matches(matches), title)}
            >
              {messages.matches(matches)}
            </Link>
          ) : (
            active && <span className={classes.none}>{messages.noMatch}</span>
          )}
        </div>
        <div className={classes.actions}>
          <Button
            size="sm"
            aria-label={messages.of(messages.edit, title)}
            onClick={() => onOpen({ kind: 'form', offer })}
          >
            {messages.edit}
          </Button>
          <Button
            size="sm"
            aria-label={messages.of(messages.duplicate, title)}
            onClick={() => onOpen({ kind: 'duplicate', offer })}
          >
            {messages.duplicate}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.of(messages.delete, title)}
            onClick={() => onOpen({ kind: 'delete', offer })}
          >
            {messages.delete}
          </Button>
        </div>
      </div>
      <dl className={classes.facts}>
        {factsOf(offer).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description && <p className={classes.description}>{description}</p>}
      <div className={classes.lists}>
        <Names label={messages.formations} names={formations.map(({ name }) => name)} />
        {skills.length > 0 && (
          <Names label={messages.skills} names={skills.map(({ name }) => name)} />
        )}
      </div>
      {!active && <TestLink offer={offer} />}
    </Card>
  );
};
