import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import type { Answers } from '../../../areas/personality-tests/questions.ts';
import { PersonalityTest } from '../../../areas/personality-tests/PersonalityTest.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PrivacyNote } from '../../../areas/privacy/PrivacyNote.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { callQuery, reload } from '../../../platform/data/calls.ts';
import { combineQueries } from '../../../platform/data/combine-queries.ts';
import { testMessages as messages } from '../../../areas/personality-tests/messages.ts';
import { privacyLines } from '../../../areas/privacy/messages.ts';
import { useLoadedDraft } from '../../../areas/drafts/use-loaded-draft.ts';

const CandidateTest = () => {
  const client = useQueryClient();
  const metadata = useQuery(callQuery('GET /applicant_test/metadata/'));
  const answers = useQuery(callQuery('GET /applicant_test/'));
  const draft = useLoadedDraft('candidate-test');
  const send = async (body: Answers) => {
    const saved = await api('POST /applicant_test/', { body });
    client.setQueryData(callQuery('GET /applicant_test/').queryKey, saved);
    await reload(client, 'GET /applicant/info/', 'GET /match_cards/');
  };
  return (
    <Page title={messages.title} lead={messages.lead} width="medium">
      <PrivacyNote sentence={privacyLines.beforeTest} />
      <Loaded
        query={combineQueries({ metadata, answers, draft })}
        skeleton={<Skeleton height={640} />}
        failure={messages.loadFailed}
      >
        {(loaded) => (
          <PersonalityTest
            metadata={loaded.metadata}
            saved={loaded.answers}
            draftKey="candidate-test"
            stored={loaded.draft}
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
