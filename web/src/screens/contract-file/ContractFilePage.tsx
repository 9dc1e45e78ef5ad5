import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../platform/router/router.ts';
import { candidateName } from '../../areas/candidates/candidate-name.ts';
import { companyName } from '../../areas/companies/company-name.ts';
import { ContractFile } from '../../areas/contracts/file/ContractFile.tsx';
import { fileMessages as messages } from '../../areas/contracts/file/messages.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { useSession } from '../../platform/session/session.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { PrintedHead } from '../../areas/privacy/PrintedHead.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/Page.tsx';

/** Few contracts are broken. */
const EnrolmentCard = lazyPart(() => import('../../areas/matches/enrolment/EnrolmentCard.tsx'));

/** The contract file of a match, for the company and the staff. */
const ContractFilePage = () => {
  const matchId = Number(useParams()['matchId']);
  const { role } = useSession();
  const match = useQuery(callQuery('GET /matches/{id}/', { params: { id: matchId } }));
  const file = useQuery({
    ...callQuery('GET /contract/file/{matchId}/', { params: { matchId } }),
    // Personal data of third persons: not kept once it is left.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const lead = match.data
    ? [
        messages.lead(
          candidateName(match.data.application.applicant),
          match.data.offer.title,
          companyName(match.data.offer.company),
        ),
        file.data?.may_change && messages.savesItself,
      ]
        .filter(Boolean)
        .join(' ')
    : undefined;
  return (
    <Page title={messages.title} {...(lead !== undefined && { lead })}>
      <PrintedHead />
      <Stack>
        {match.data?.enrolment?.broken_on && (
          <Card>
            <EnrolmentCard match={match.data} view={role === 'company' ? 'company' : 'admin'} />
          </Card>
        )}
        <Loaded query={file} skeleton={<Skeleton height={640} />} failure={messages.loadFailed}>
          {(read) =>
            read.may_change || read.frozen ? (
              <ContractFile
                matchId={matchId}
                file={read}
                brokenOn={match.data?.enrolment?.broken_on ?? null}
                reread={async () => (await file.refetch()).data}
              />
            ) : (
              <p>{messages.closed}</p>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
};

export default ContractFilePage;
