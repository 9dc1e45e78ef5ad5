import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../platform/router/router.ts';
import { companyName } from '../../../areas/companies/company-name.ts';
import { LaterAmendments } from '../../../areas/contracts/amendments/LaterAmendments.tsx';
import { OwnPart } from '../../../areas/contracts/part-links/OwnPart.tsx';
import { FileProgress } from '../../../areas/contracts/signing/FileProgress.tsx';
import { signingMessages as messages } from '../../../areas/contracts/signing/messages.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** How far the candidate's contract has come, what they have to fill in, and what they have to sign. */
const CandidateContract = () => {
  const matchId = Number(useParams()['matchId']);
  const match = useQuery(callQuery('GET /matches/{id}/', { params: { id: matchId } }));
  const progress = useQuery(
    callQuery('GET /contract/file/{matchId}/progress/', { params: { matchId } }),
  );
  const state = progress.data?.state;
  const lead =
    match.data &&
    messages.candidateLead(match.data.offer.title, companyName(match.data.offer.company));
  return (
    <Page title={messages.candidateTitle} {...(lead && { lead })}>
      <Stack>
        <Card>
          <FileProgress matchId={matchId} />
        </Card>
        {(state === 'accepted' || state === 'amended') && (
          <Card>
            <LaterAmendments
              matchId={matchId}
              version={progress.data?.version ?? null}
              online={progress.data?.online ?? null}
            />
          </Card>
        )}
        <Card>
          <OwnPart matchId={matchId} />
        </Card>
      </Stack>
    </Page>
  );
};

export default CandidateContract;
