import { breakers, breakReasonLabel, type Breaking } from '@tandem/domain/enrolments/breaking';
import { enrolmentStates } from '@tandem/domain/enrolments/enrolment';
import type { ReactNode } from 'react';
import { formatDay } from '../../../platform/format/dates.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Match } from '../match.ts';
import { BreakNotices } from './BreakNotices.tsx';
import classes from './EnrolmentCard.module.css';
import { enrolmentMessages as messages } from './messages.ts';

export type Enrolment = NonNullable<Match['enrolment']>;

const day = (text: string | null): string => (text ? formatDay(text) : messages.unknownDay);

const factsOf = (
  enrolment: Enrolment,
  isProfessional: boolean,
): [label: string, value: string][] => {
  const { broken_on: on, broken_by: by, reason } = enrolment;
  return [
    [messages.from, day(enrolment.begins_on)],
    ...(on === null
      ? [[messages.to, day(enrolment.ends_on)] as [string, string]]
      : [[messages.brokenOn, day(on)] as [string, string]]),
    ...(by ? [[messages.brokenBy, breakers[by]] as [string, string]] : []),
    ...(reason
      ? [[messages.reason, breakReasonLabel(reason, isProfessional)] as [string, string]]
      : []),
  ];
};

const breakingOf = (enrolment: Enrolment): Breaking | null => {
  const { broken_on: brokenOn, broken_by: brokenBy, reason } = enrolment;
  return brokenOn && brokenBy && reason ? { brokenOn, brokenBy, reason } : null;
};

const estimateOf = ({ within_trial: within }: Enrolment): string | null => {
  if (within === null) return null;
  return within ? messages.within : messages.after;
};

interface EnrolmentFactsProps {
  enrolment: Enrolment;
  isProfessional: boolean;
  /** Whether what a break asks for is said. */
  withNotices: boolean;
  /** What else is known of it. */
  more?: readonly [label: string, value: string][];
  children?: ReactNode;
}

/** What an enrolment has become, with what can be told of it. */
export const EnrolmentFacts = ({
  enrolment,
  isProfessional,
  withNotices,
  more = [],
  children,
}: EnrolmentFactsProps) => {
  const estimate = isProfessional ? null : estimateOf(enrolment);
  const breaking = withNotices ? breakingOf(enrolment) : null;
  return (
    <section className={classes.enrolment}>
      <h3>
        {messages.title}{' '}
        <Badge variant={enrolment.broken_on ? 'hollow' : 'good'}>
          {enrolmentStates[enrolment.state]}
        </Badge>
      </h3>
      <dl className={classes.facts}>
        {[...more, ...factsOf(enrolment, isProfessional)].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {estimate && <p className={classes.estimate}>{estimate}</p>}
      {breaking && (
        <BreakNotices breaking={breaking} isProfessional={isProfessional} heading="h4" />
      )}
      {children}
    </section>
  );
};
