import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { NeedChances } from '../chances/NeedChances.tsx';
import { possibleWith } from '../closing/possible-with.ts';
import { jobFacts } from '../job/job-facts.ts';
import { needMessages as messages } from '../messages.ts';
import type { Need } from '../need-values.ts';
import { tutorMessages } from '../tutor/messages.ts';
import { tutorName } from '../tutor/tutor-name.ts';
import classes from './NeedCard.module.css';

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

/** All that is known of a need. */
export const NeedBody = ({ need }: { need: Need }) => {
  const { id, title, description, formations: programmes, skills } = need;
  return (
    <>
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
      {possibleWith(need).candidates && (
        <NeedChances id={id} title={title} isMatched={need.number_of_matches > 0} />
      )}
    </>
  );
};
