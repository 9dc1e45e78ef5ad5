import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/layout/Card.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { combineQueries } from '../../../platform/data/combine-queries.ts';
import { useLoadedDraft } from '../../../areas/drafts/use-loaded-draft.ts';
import { companyMessages as messages } from '../../../areas/companies/messages.ts';
import { CompanyForm } from '../../../areas/companies/CompanyForm.tsx';

const CompanyPage = () => {
  // A form begins with what is true now, not with what another tab has changed since.
  const company = useQuery({ ...callQuery('GET /company/'), refetchOnMount: 'always' });
  const draft = useLoadedDraft('company-sheet');
  const { data, isFetchedAfterMount } = company;
  const sheet = { ...company, data: isFetchedAfterMount ? data : undefined };
  return (
    <Page title={messages.title} lead={messages.lead} width="medium">
      <Card>
        <Loaded
          query={combineQueries({ sheet, draft })}
          skeleton={<Skeleton height={1120} />}
          failure={messages.companyFailed}
        >
          {(loaded) => <CompanyForm sheet={loaded.sheet} stored={loaded.draft} />}
        </Loaded>
      </Card>
    </Page>
  );
};

export default CompanyPage;
