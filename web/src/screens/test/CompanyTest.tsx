import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '../../platform/router/router.ts';
import { api } from '../../platform/api/client.ts';
import { leadsNowhere } from '../../platform/api/errors.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { DeadLink } from '../../ui/feedback/errors/DeadLink.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PersonalityTest } from '../../areas/personality-tests/PersonalityTest.tsx';
import { PrivacyNote } from '../../areas/privacy/PrivacyNote.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery, reload } from '../../platform/data/calls.ts';
import { combineQueries } from '../../platform/data/combine-queries.ts';
import {
  companyTestMessages as messages,
  testMessages,
} from '../../areas/personality-tests/messages.ts';
import { privacyLines } from '../../areas/privacy/messages.ts';
import { Rings } from '../../platform/theme/Rings.tsx';

const Done = ({ title, company }: { title: string; company: string }) => (
  <Page title={messages.doneTitle} lead={messages.doneLead(title, company)} width="narrow">
    <Stack>
      <Rings height={72} />
      <p>{messages.doneText}</p>
      <div>
        <ButtonLink to="/">{messages.home}</ButtonLink>
      </div>
    </Stack>
  </Page>
);

/** The tutor's test, reached by the link of a need, without an account. */
const CompanyTest = () => {
  const { token = '' } = useParams();
  const client = useQueryClient();
  const link = useQuery(callQuery('GET /company_test/{token}/', { params: { token } }));
  const metadata = useQuery(callQuery('GET /company_test/metadata/'));
  if (leadsNowhere(link.error))
    return <DeadLink lead={messages.deadLead} text={messages.deadText} />;
  if (link.data?.done) return <Done {...link.data} />;
  const lead = link.data && messages.lead(link.data.title, link.data.company);
  return (
    <Page title={testMessages.title} lead={lead ?? ' '} width="medium">
      <PrivacyNote sentence={privacyLines.beforeTutorTest} />
      <Loaded
        query={combineQueries({ link, metadata })}
        skeleton={<Skeleton height={640} />}
        failure={testMessages.loadFailed}
      >
        {(loaded) => (
          <PersonalityTest
            metadata={loaded.metadata}
            draftKey={`tutor-test:${token}`}
            hint={testMessages.tutorHint}
            send={(body) => api('PUT /company_test/{token}/', { params: { token }, body })}
            next="/thanks-test"
            // The need is gone, or another tutor was faster: the page then says so.
            onFailed={() => void reload(client, 'GET /company_test/{token}/')}
          />
        )}
      </Loaded>
    </Page>
  );
};

export default CompanyTest;
