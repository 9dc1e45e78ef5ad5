import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import type { Answers } from '../../../areas/personality-tests/draft.ts';
import { PersonalityTest } from '../../../areas/personality-tests/PersonalityTest.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PrivacyNote } from '../../../areas/privacy/PrivacyNote.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { callQuery, reload } from '../../../platform/data/calls.ts';
import { together } from '../../../platform/data/together.ts';
import { testMessages as messages } from '../../../areas/personality-tests/messages.ts';
import { privacyLines } from '../../../areas/privacy/messages.ts';
import { useSession } from '../../../platform/session/session.ts';

const CandidateTest = () => {
  const { user } = useSession();
  const client = useQueryClient();
  const metadata = useQuery(callQuery('GET /applicant_test/metadata/'));
  const answers = useQuery(callQuery('GET /applicant_test/'));
  const send = async (body: Answers) => {
    const saved = await api('POST /applicant_test/', { body });
    client.setQueryData(callQuery('GET /applicant_test/').queryKey, saved);
    await reload(client, 'GET /applicant/info/', 'GET /matches/');
  };
  return (
    <Page title={messages.title} lead={messages.lead} width="medium">
      <PrivacyNote sentence={privacyLines.beforeTest} />
      <Loaded
        query={together({ metadata, answers })}
        skeleton={<Skeleton height={640} />}
        failure={messages.loadFailed}
      >
        {(loaded) => (
          <PersonalityTest
            metadata={loaded.metadata}
            saved={loaded.answers}
            owner={user.email}
            hint={messages.candidateHint}
            send={send}
            next="/#home"
          />
        )}
      </Loaded>
    </Page>
  );
};

export default CandidateTest;
