import LoadedCompany from '../../../areas/companies/LoadedCompany.tsx';
import { companyMessages as messages } from '../../../areas/companies/messages.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const CompanyPage = () => (
  <Page title={messages.title} lead={messages.lead} width="medium">
    <Card>
      <LoadedCompany behalf={null} />
    </Card>
  </Page>
);

export default CompanyPage;
