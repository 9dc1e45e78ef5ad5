import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { formatShortDay } from '../../platform/format/dates.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { UnsentDraft } from '../drafts/UnsentDraft.tsx';
import { needMessages as messages } from './messages.ts';
import { tutorMessages } from './tutor/messages.ts';
import { jobFacts } from './job/job-facts.ts';
import { NeedChances } from './chances/NeedChances.tsx';
import { NeedStateButton } from './closing/NeedStateButton.tsx';
import { NeedMark } from './ActiveMark.tsx';
import { possibleWith } from './closing/possible-with.ts';
import { valuesOf, type Need } from './need-values.ts';
import { tutorName } from './tutor/tutor-name.ts';
import classes from './NeedCard.module.css';
import type { Opened } from './NeedDialogs.tsx';
import { TestLink } from './tutor/TestLink.tsx';

interface NeedCardProps {
  need: Need;
  onOpen: (opened: Opened) => void;
}

/** Who the tutor is, and by whom the test was answered, where that is known. */
const tutorFacts = (need: Need): (readonly [label: string, value: string])[] => {
  const tutor = tutorName(need);
  const answered = need.test_answered_at;
  return [
    ...(tutor === '' ? [] : [[tutorMessages.fact, tutor] as const]),
    ...(answered === null
      ? []
      : [
          [
            tutorMessages.answered,
            tutorMessages.answeredBy(formatShortDay(answered), need.test_answered_by),
          ] as const,
        ]),
  ];
};

const factsOf = (need: Need): readonly (readonly [label: string, value: string])[] => [
  [messages.facts.session, need.session.name],
  [messages.facts.location, need.location || messages.noLocation],
  ...jobFacts(need),
  [messages.facts.contract, contractTypes[need.contract_type]],
  [messages.facts.level, levels[need.target_educational_level]],
  [
    messages.facts.seats,
    need.seats_taken === 0
      ? formatNumber(need.seats)
      : messages.facts.seatsTaken(formatNumber(need.seats_taken), formatNumber(need.seats)),
  ],
  [messages.facts.created, formatShortDay(need.created_at)],
  ...tutorFacts(need),
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
export const NeedCard = ({ need, onOpen }: NeedCardProps) => {
  const { title, description, formations: programmes, skills, number_of_matches: matches } = need;
  const possible = possibleWith(need);
  return (
    <Card as="li" className={classes.card ?? ''}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3>{title}</h3>
          <NeedMark need={need} />
          {matches > 0 ? (
            <Link
              to={`/company/matches?need=${need.id}`}
              aria-label={messages.of(messages.matches(matches), title)}
            >
              {messages.matches(matches)}
            </Link>
          ) : (
            possible.matching && <span className={classes.none}>{messages.noMatch}</span>
          )}
        </div>
        <div className={classes.actions}>
          {possible.changes && (
            <Button
              size="sm"
              aria-label={messages.of(messages.edit, title)}
              onClick={() => onOpen({ kind: 'form', need })}
            >
              {messages.edit}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={messages.of(messages.duplicate, title)}
            onClick={() => onOpen({ kind: 'duplicate', need })}
          >
            {messages.duplicate}
          </Button>
          {possible.changes && (
            <>
              <NeedStateButton need={need} staff={false} />
              <Button
                size="sm"
                variant="quiet"
                aria-label={messages.of(messages.delete, title)}
                onClick={() => onOpen({ kind: 'delete', need })}
              >
                {messages.delete}
              </Button>
            </>
          )}
        </div>
      </div>
      {possible.changes && (
        <UnsentDraft form={`need-${need.id}`} initial={valuesOf(need)} button={messages.edit} />
      )}
      <dl className={classes.facts}>
        {factsOf(need).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description && <p className={classes.description}>{description}</p>}
      <div className={classes.lists}>
        <Names label={messages.formations} names={programmes.map(({ name }) => name)} />
        {skills.length > 0 && (
          <Names label={messages.skills} names={skills.map(({ name }) => name)} />
        )}
      </div>
      {possible.candidates && <NeedChances id={need.id} title={title} isMatched={matches > 0} />}
      {possible.test && <TestLink need={need} />}
    </Card>
  );
};
