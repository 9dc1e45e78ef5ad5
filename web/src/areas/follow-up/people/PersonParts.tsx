import { refusedStatuses, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { isClosedNeed, needStateLabels } from '@tandem/domain/needs/need-state';
import { formatDay, formatMoment, formatShortDay } from '../../../platform/format/dates.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { Suspense } from 'react';
import { Link } from '../../../ui/actions/Link.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { whatOf } from '../work/wait-columns.tsx';
import { WhatChanges } from '../../needs/chances/WhatChanges.tsx';
import { CorrectNeedButton } from '../../needs/correcting/CorrectNeedButton.tsx';
import { ChangesOfNeed } from '../near/lazy-changes.ts';
import { NearCandidatesOf } from '../near/NearPairs.tsx';
import { personMessages as messages } from './person-messages.ts';
import { personPath, type Person } from './people.ts';
import classes from './Person.module.css';

interface PartProps {
  person: Person;
}

/** Few have one: it comes with the first who has. */
const KeptEnrolments = lazyPart(
  () => import('../../matches/enrolment/without-company/KeptEnrolments.tsx'),
);

/** Enrolments with companies that have deleted their account. */
export const PersonKept = ({ person: { kept_enrolments: kept, name } }: PartProps) =>
  kept.length > 0 && (
    <Suspense fallback={null}>
      <KeptEnrolments enrolments={kept} name={name} />
    </Suspense>
  );

export const PersonWaits = ({ person: { waits } }: PartProps) => (
  <DetailSection title={messages.waits}>
    {waits.length === 0 ? (
      <p className={classes.hint}>{messages.noWait}</p>
    ) : (
      <ul className={classes.list}>
        {waits.map((wait) => (
          <li key={`${wait.kind} ${wait.subject_id}`} className={classes.item}>
            <span className={classes.words}>{whatOf(wait)}</span>
            <span className={classes.hint}>{messages.since(formatShortDay(wait.since))}</span>
          </li>
        ))}
      </ul>
    )}
  </DetailSection>
);

const isRefused = (status: MatchStatus): boolean =>
  (refusedStatuses as readonly MatchStatus[]).includes(status);

const MatchLine = ({ match }: { match: Person['matches'][number] }) => (
  <li className={classes.item}>
    <span className={classes.words}>
      <Link to={personPath(match.other_account_id)}>{match.other}</Link>
      {` – ${match.title}`}
    </span>
    <span className={classes.line}>
      {match.broken_on === null ? (
        <Badge variant={isRefused(match.status) ? 'bad' : 'filled'}>
          {statusLabels[match.status]}
        </Badge>
      ) : (
        <Badge variant="hollow">{messages.broken(formatShortDay(match.broken_on))}</Badge>
      )}
      <span className={classes.hint}>
        {messages.score(formatScore(match.score))}
        {match.moved_at && `, ${messages.moved(formatShortDay(match.moved_at))}`}
        {match.resting &&
          `. ${messages.resting[match.resting.on](formatShortDay(match.resting.until))}`}
      </span>
      {match.has_contract && (
        <Link to={`/dashboard/contract/${match.id}`}>{messages.contractFile}</Link>
      )}
    </span>
  </li>
);

export const PersonMatches = ({ person: { matches, matches_total: total } }: PartProps) => (
  <DetailSection title={messages.matches(total)}>
    {total === 0 ? (
      <p className={classes.hint}>{messages.noMatch}</p>
    ) : (
      <ul className={classes.list}>
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} />
        ))}
      </ul>
    )}
    {total > matches.length && (
      <p className={classes.hint}>{messages.moreMatches(total - matches.length)}</p>
    )}
  </DetailSection>
);

export const PersonNeeds = ({ person: { needs } }: PartProps) => (
  <DetailSection title={messages.needs}>
    {needs.length === 0 ? (
      <p className={classes.hint}>{messages.noNeed}</p>
    ) : (
      <ul className={classes.list}>
        {needs.map((need) => (
          <li key={need.id} className={classes.item}>
            <span className={classes.line}>
              <span className={classes.words}>{need.title}</span>
              <CorrectNeedButton need={need} />
            </span>
            <span className={classes.hint}>
              {needStateLabels[need.state]} {messages.since(formatShortDay(need.state_since))},{' '}
              {messages.seats(need.seats)}
            </span>
            {!isClosedNeed(need.state) && (
              <>
                {need.matches === 0 && <NearCandidatesOf needId={need.id} />}
                <WhatChanges of={need.title}>
                  <ChangesOfNeed id={need.id} />
                </WhatChanges>
              </>
            )}
          </li>
        ))}
      </ul>
    )}
  </DetailSection>
);

export const PersonMeetings = ({ person: { meetings } }: PartProps) =>
  meetings.length > 0 && (
    <DetailSection title={messages.meetings}>
      <ul className={classes.list}>
        {meetings.map((meeting) => (
          <li key={meeting.id} className={classes.item}>
            <span className={classes.words}>
              {meeting.other} – {meeting.title}
            </span>
            <span className={classes.hint}>
              {messages.meetingStates[meeting.state]}
              {meeting.starts_at && `, ${formatMoment(meeting.starts_at)}`}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );

/** All that happened, newest first, with who did it. */
export const Timeline = ({ person: { timeline } }: PartProps) => (
  <DetailSection title={messages.timeline}>
    <ol className={classes.timeline}>
      {timeline.map((one) => (
        <li key={one.id} className={classes.happening}>
          <time dateTime={one.at} className={classes.hint}>
            {formatDay(one.at)}
          </time>
          <span className={classes.words}>
            <strong>{messages.happened[one.what]}</strong>
            {one.text && `\u202f: ${one.text}`}
            {one.by && <span className={classes.hint}> {messages.by(one.by)}</span>}
          </span>
        </li>
      ))}
    </ol>
  </DetailSection>
);
