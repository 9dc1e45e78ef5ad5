import type { Answer } from '@tandem/contract';
import { agreedStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from '../../../platform/router/router.ts';
import { companyName } from '../../../areas/companies/company-name.ts';
import { OwnPart } from '../../../areas/contracts/part-links/OwnPart.tsx';
import { FileProgress } from '../../../areas/contracts/signing/FileProgress.tsx';
import { signingMessages as messages } from '../../../areas/contracts/signing/messages.ts';
import { leadsNowhere } from '../../../platform/api/errors.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import NotFound from '../../not-found/NotFound.tsx';

/** Few contracts are broken. */
const EnrolmentCard = lazyPart(() => import('../../../areas/matches/enrolment/EnrolmentCard.tsx'));

/** A file is filled in and signed long before anything of it is amended. */
const Amendments = lazyPart(() => import('../../../areas/contracts/amendments/Amendments.tsx'));

const agreed: readonly MatchStatus[] = agreedStatuses;

const File = ({ matchId }: { matchId: number }) => {
  const { data } = useQuery(
    callQuery('GET /contract/file/{matchId}/progress/', { params: { matchId } }),
  );
  const { state, version = null, online = null } = data ?? {};
  return (
    <>
      <Card>
        <FileProgress matchId={matchId} />
      </Card>
      {(state === 'accepted' || state === 'amended') && (
        <Card>
          <Suspense fallback={<Skeleton height={120} />}>
            <Amendments matchId={matchId} version={version} online={online} />
          </Suspense>
        </Card>
      )}
      <Card>
        <OwnPart matchId={matchId} />
      </Card>
    </>
  );
};

/** The file is open from the moment both have agreed. */
const NotYet = ({ match: { id } }: { match: Answer<'GET /matches/{id}/'> }) => (
  <EmptyState
    sentence={messages.notAgreed}
    hint={messages.notAgreedHint}
    action={
      <ButtonLink to={`/applicant/matches?match=${id}`} variant="main">
        {messages.seeMatch}
      </ButtonLink>
    }
  />
);

/** How far the candidate's contract has come, what they have to fill in, and what they have to sign. */
const CandidateContract = () => {
  const matchId = Number(useParams()['matchId']);
  const match = useQuery(callQuery('GET /matches/{id}/', { params: { id: matchId } }));
  if (leadsNowhere(match.error)) return <NotFound />;
  const { data } = match;
  const isAgreed = data && agreed.includes(data.status);
  const lead =
    isAgreed && messages.candidateLead(data.offer.title, companyName(data.offer.company));
  return (
    <Page title={messages.candidateTitle} {...(lead && { lead })}>
      <Stack>
        {data?.enrolment?.broken_on && (
          <Card>
            <Suspense fallback={<Skeleton height={120} />}>
              <EnrolmentCard match={data} view="candidate" />
            </Suspense>
          </Card>
        )}
        <Loaded
          query={match}
          skeleton={<Skeleton height={640} />}
          failure={messages.candidateFailed}
        >
          {(read) => (isAgreed ? <File matchId={matchId} /> : <NotYet match={read} />)}
        </Loaded>
      </Stack>
    </Page>
  );
};

export default CandidateContract;
