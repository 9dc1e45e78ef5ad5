import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/Card.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { callQuery } from '../../../data/calls.ts';
import { companyMessages as messages } from '../../../messages/company.ts';
import { CompanyForm } from './CompanyForm.tsx';

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
