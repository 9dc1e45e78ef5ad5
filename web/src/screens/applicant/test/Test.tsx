import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import type { Answers } from '../../../components/personality-test/draft.ts';
import { PersonalityTest } from '../../../components/personality-test/PersonalityTest.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { Page } from '../../../components/Page.tsx';
import { PrivacyNote } from '../../../components/PrivacyNote.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { callQuery, reload } from '../../../data/calls.ts';
import { together } from '../../../data/together.ts';
import { testMessages as messages } from '../../../messages/personality-test.ts';
import { privacyLines } from '../../../messages/privacy-lines.ts';
import { useSession } from '../../../session/session.ts';

const Test = () => {
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
            hint={messages.applicantHint}
            send={send}
            next="/#home"
          />
        )}
      </Loaded>
    </Page>
  );
};

export default Test;
