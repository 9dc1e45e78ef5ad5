import { breakers, breakReasonLabel, type Breaking } from '@tandem/domain/enrolments/breaking';
import { enrolmentStates } from '@tandem/domain/enrolments/enrolment';
import { useState } from 'react';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { Match, MatchView } from '../match.ts';
import { BreakNotices } from './BreakNotices.tsx';
import classes from './EnrolmentCard.module.css';
import { enrolmentMessages as messages } from './messages.ts';
import { useRestore } from './use-enrolment.ts';
import { useIsProfessional } from './use-is-professional.ts';

const BreakDialog = lazyDialog(() => import('./BreakDialog.tsx'));

type Enrolment = NonNullable<Match['enrolment']>;

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

interface Actions {
  match: Match;
  view: 'company' | 'admin';
  moves: Enrolment['open_moves'];
}

const EnrolmentActions = ({ match, view, moves }: Actions) => {
  const [asked, setAsked] = useState<'break' | 'restore' | null>(null);
  const restore = useRestore(match);
  const end = () => setAsked(null);
  return (
    <Row>
      {moves.includes('break') && (
        <Button variant="quiet" onClick={() => setAsked('break')}>
          {messages.break}
        </Button>
      )}
      {moves.includes('restore') && (
        <Button busy={restore.isPending} onClick={() => setAsked('restore')}>
          {messages.restore}
        </Button>
      )}
      <BreakDialog match={match} view={view} opened={asked === 'break'} onClose={end} />
      <ConfirmDialog
        opened={asked === 'restore'}
        title={messages.restoreTitle}
        confirm={messages.restore}
        onConfirm={() => {
          end();
          restore.mutate();
        }}
        onClose={end}
      >
        <p>{messages.restoreText}</p>
      </ConfirmDialog>
    </Row>
  );
};

/** What a finalised match has become, and what can be told of it. */
const EnrolmentCard = ({ match, view }: { match: Match; view: MatchView }) => {
  const { enrolment } = match;
  const isProfessional = useIsProfessional(match, typeof enrolment?.broken_on === 'string');
  if (!enrolment) return null;
  const estimate = isProfessional ? null : estimateOf(enrolment);
  const breaking = view === 'candidate' ? null : breakingOf(enrolment);
  return (
    <section className={classes.enrolment}>
      <h3>
        {messages.title}{' '}
        <Badge variant={enrolment.broken_on ? 'hollow' : 'good'}>
          {enrolmentStates[enrolment.state]}
        </Badge>
      </h3>
      <dl className={classes.facts}>
        {factsOf(enrolment, isProfessional).map(([label, value]) => (
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
      {view !== 'candidate' && enrolment.open_moves.length > 0 && (
        <EnrolmentActions match={match} view={view} moves={enrolment.open_moves} />
      )}
    </section>
  );
};

export default EnrolmentCard;
