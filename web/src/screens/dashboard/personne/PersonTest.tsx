import { testDraftFor } from '@tandem/domain/drafts/draft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLoadedDraft } from '../../../areas/drafts/use-loaded-draft.ts';
import { askedTestMessages as messages } from '../../../areas/follow-up/people/messages.ts';
import {
  personCalls,
  personOf,
  personPath,
  type Person,
} from '../../../areas/follow-up/people/people.ts';
import { testMessages } from '../../../areas/personality-tests/messages.ts';
import { PersonalityTest } from '../../../areas/personality-tests/PersonalityTest.tsx';
import type { Answers } from '../../../areas/personality-tests/questions.ts';
import { api } from '../../../platform/api/client.ts';
import { callQuery, reload } from '../../../platform/data/calls.ts';
import { combineQueries } from '../../../platform/data/combine-queries.ts';
import { useParams } from '../../../platform/router/router.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const AskedTest = ({ person: { account_id: id, record_id: applicantId } }: { person: Person }) => {
  const client = useQueryClient();
  const params = { applicantId };
  const metadata = useQuery(callQuery('GET /applicant_test/metadata/'));
  const answers = useQuery(
    callQuery('GET /applicants/registration/{applicantId}/test/', { params }),
  );
  const draftKey = testDraftFor(applicantId);
  const draft = useLoadedDraft(draftKey);
  const send = async (body: Answers) => {
    await api('PUT /applicants/registration/{applicantId}/test/', { params, body });
    await reload(client, 'GET /applicants/registration/{applicantId}/test/', ...personCalls);
  };
  return (
    <Loaded
      query={combineQueries({ metadata, answers, draft })}
      skeleton={<Skeleton height={640} />}
      failure={testMessages.loadFailed}
    >
      {(loaded) => (
        <PersonalityTest
          metadata={loaded.metadata}
          saved={loaded.answers}
          draftKey={draftKey}
          stored={loaded.draft}
          hint={messages.hint}
          send={send}
          next={personPath(id)}
        />
      )}
    </Loaded>
  );
};

/** The test of whoever has no address, asked by the staff. */
const PersonTest = () => {
  const query = useQuery(personOf(Number(useParams()['accountId'])));
  const name = query.data?.name;
  return (
    <Page
      title={name === undefined ? testMessages.title : messages.title(name)}
      lead={messages.lead}
      width="medium"
    >
      <Loaded query={query} skeleton={<Skeleton height={640} />} failure={testMessages.loadFailed}>
        {(person) => <AskedTest person={person} />}
      </Loaded>
    </Page>
  );
};

export default PersonTest;
