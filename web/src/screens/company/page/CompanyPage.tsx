import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/layout/Card.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { companyMessages as messages } from '../../../areas/companies/messages.ts';
import { CompanyForm } from '../../../areas/companies/CompanyForm.tsx';

const CompanyPage = () => {
  // A form begins with what is true now, not with what another tab has changed since.
  const company = useQuery({ ...callQuery('GET /company/'), refetchOnMount: 'always' });
  const { data, isFetchedAfterMount } = company;
  return (
    <Page title={messages.title} lead={messages.lead} width="medium">
      <Card>
        <Loaded
          query={{ ...company, data: isFetchedAfterMount ? data : undefined }}
          skeleton={<Skeleton height={1120} />}
          failure={messages.companyFailed}
        >
          {(sheet) => <CompanyForm sheet={sheet} />}
        </Loaded>
      </Card>
    </Page>
  );
};

export default CompanyPage;
