import { useQuery } from '@tanstack/react-query';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { companyName } from '../../companies/company-name.ts';
import classes from './EnrolmentCard.module.css';
import { enrolmentMessages as messages } from './messages.ts';
import { ownEnrolment } from './own-enrolment.ts';
import { OwnKeptEnrolment } from './without-company/OwnKeptEnrolment.tsx';

/** On a candidate's home: that they are placed and what comes next, or that their contract has ended. */
export const OwnEnrolment = () => {
  const { data = [] } = useQuery(keptCallQuery('GET /match_cards/'));
  const match = ownEnrolment(data);
  const kept = useQuery(keptCallQuery('GET /follow-up/own/')).data?.kept_enrolments ?? [];
  const holding = kept.find(({ broken_on: on }) => on === null);
  const shown =
    match?.enrolment?.broken_on === null ? null : (holding ?? (match ? null : kept.at(-1)));
  if (shown) return <OwnKeptEnrolment kept={shown} />;
  if (!match?.enrolment) return null;
  const { state, begins_on: begins } = match.enrolment;
  const company = companyName(match.offer.company);
  if (state === 'broken' || state === 'annulled')
    return (
      <Card>
        <section className={classes.enrolment}>
          <h2>{messages.brokenTitle}</h2>
          <p>{messages.brokenText(company)}</p>
          <p>
            <ButtonLink to="/applicant/matches">{messages.seeMatches}</ButtonLink>
          </p>
        </section>
      </Card>
    );
  const isOver = state === 'ended';
  return (
    <Card>
      <section className={classes.enrolment}>
        <h2>{isOver ? messages.endedTitle(company) : messages.placedTitle(company)}</h2>
        <p>{(isOver ? messages.endedText : messages.placedText)(match.offer.title)}</p>
        <p>{messages.next[state](begins ? formatDay(begins) : null)}</p>
        <p>
          <ButtonLink to={`/applicant/matches?match=${match.id}`}>{messages.seeMatch}</ButtonLink>
        </p>
      </section>
    </Card>
  );
};
