import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { romeCodeOf } from '@tandem/domain/reference/trades';
import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { NearCandidatesOf } from '../../follow-up/near/NearPairs.tsx';
import { NeedMark } from '../../needs/ActiveMark.tsx';
import { possibleWith } from '../../needs/closing/possible-with.ts';
import { CorrectNeedButton } from '../../needs/correcting/CorrectNeedButton.tsx';
import { NeedStateButton } from '../../needs/closing/NeedStateButton.tsx';
import { jobFacts } from '../../needs/job/job-facts.ts';
import { jobMessages } from '../../needs/job/messages.ts';
import { tutorMessages } from '../../needs/tutor/messages.ts';
import { tutorName } from '../../needs/tutor/tutor-name.ts';
import { SendTutorLink } from '../../needs/tutor/SendTutorLink.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { companyDetailMessages as messages } from './messages.ts';
import classes from './CompanyNeeds.module.css';

type Need = Answer<'GET /company/{id}/offers/'>[number];

const NeedDetail = ({ offer: need }: { offer: Need }) => (
  <article className={classes.offer}>
    <h4 className={classes.title}>{need.title}</h4>
    <Row>
      <NeedMark
        need={need}
        word={isClosedNeed(need.state) ? undefined : messages.needStates[need.state]}
      />
      {possibleWith(need).changes && (
        <>
          <CorrectNeedButton need={need} />
          <NeedStateButton need={need} staff />
        </>
      )}
    </Row>
    <Facts
      facts={[
        [messages.createdOn, need.created_at.slice(0, 10)],
        [messages.session, need.session.name],
        [messages.location, need.location],
        ...jobFacts(need),
        [jobMessages.rome, romeCodeOf(need.title)],
        [messages.contractType, contractTypes[need.contract_type]],
        [messages.formations, need.formations.map(({ name }) => name).join(', ')],
        [messages.seats, formatNumber(need.seats)],
        [messages.level, levels[need.target_educational_level]],
        [tutorMessages.fact, tutorName(need)],
        [
          tutorMessages.answered,
          need.test_answered_at &&
            tutorMessages.answeredBy(formatDay(need.test_answered_at), need.test_answered_by),
        ],
        [messages.needDescription, need.description],
        [
          messages.skills,
          need.skills.length > 0 && (
            <Row key="skills">
              {need.skills.map(({ id, name }) => (
                <Badge key={id}>{name}</Badge>
              ))}
            </Row>
          ),
        ],
      ]}
    />
    {need.number_of_matches === 0 && possibleWith(need).candidates && (
      <NearCandidatesOf needId={need.id} />
    )}
    {possibleWith(need).changes && <SendTutorLink need={need} />}
  </article>
);

/** One need of a company, as its drawer shows it. */
export const CompanyNeed = ({ companyId, needId }: { companyId: number; needId: number }) => {
  const needs = useQuery(callQuery('GET /company/{id}/offers/', { params: { id: companyId } }));
  return (
    <Loaded query={needs} skeleton={<Skeleton lines={6} />} failure={messages.needsFailed}>
      {(list) => {
        const need = list.find(({ id }) => id === needId);
        return need && <NeedDetail offer={need} />;
      }}
    </Loaded>
  );
};

/** The needs of a company, in its drawer. */
export const CompanyNeeds = ({ id }: { id: number }) => {
  const needs = useQuery(callQuery('GET /company/{id}/offers/', { params: { id } }));
  return (
    <Loaded query={needs} skeleton={<Skeleton lines={6} />} failure={messages.needsFailed}>
      {(list) =>
        list.length === 0 ? (
          <p className={classes.none}>{messages.noNeeds}</p>
        ) : (
          list.map((need) => <NeedDetail key={need.id} offer={need} />)
        )
      }
    </Loaded>
  );
};
