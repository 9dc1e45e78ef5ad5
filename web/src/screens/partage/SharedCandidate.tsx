import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../platform/router/router.ts';
import { candidateName } from '../../areas/candidates/candidate-name.ts';
import { ResumeButtons } from '../../areas/candidates/resume/ResumeButtons.tsx';
import { CandidateDetails } from '../../areas/matches/panel/details/CandidateDetails.tsx';
import { sharedPageMessages as messages } from '../../areas/shares/messages.ts';
import { apiFile } from '../../platform/api/client.ts';
import { leadsNowhere } from '../../platform/api/errors.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { formatDay } from '../../platform/format/dates.ts';
import { DeadLink } from '../../ui/feedback/errors/DeadLink.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/Page.tsx';

const fetchShared = (token: string) =>
  apiFile('GET /shares/{token}/resume/', { params: { token } });

/** One candidate, as whoever was sent a link sees them, without an account. */
const SharedCandidate = () => {
  const { token = '' } = useParams();
  const shared = useQuery(callQuery('GET /shares/{token}/', { params: { token } }));
  const { candidate, title, company } = shared.data ?? {};
  if (leadsNowhere(shared.error))
    return <DeadLink lead={messages.deadLead} text={messages.deadText} />;
  return (
    <Page
      title={candidate ? messages.title(candidateName(candidate)) : messages.loading}
      lead={title !== undefined && company !== undefined ? messages.lead(company, title) : ''}
      width="narrow"
    >
      <Card>
        <Loaded query={shared} failure={messages.failed}>
          {(answer) => (
            <Stack>
              <h2>{messages.sheet}</h2>
              <CandidateDetails
                applicant={answer.candidate}
                resume={
                  <ResumeButtons path={answer.has_resume ? token : null} fetchFile={fetchShared} />
                }
              />
            </Stack>
          )}
        </Loaded>
      </Card>
      {shared.data && <p>{messages.until(formatDay(shared.data.ends_at))}</p>}
    </Page>
  );
};

export default SharedCandidate;
