import { useQuery } from '@tanstack/react-query';
import { LoadedCompany } from '../../../areas/companies/LoadedCompany.tsx';
import { companyBehalfMessages } from '../../../areas/companies/sheet-words.ts';
import { LoadedSheet } from '../../../areas/candidates/sheet/LoadedSheet.tsx';
import { behalfMessages as messages } from '../../../areas/candidates/sheet/messages.ts';
import {
  personCalls,
  personOf,
  personPath,
  type Person,
} from '../../../areas/follow-up/people/people.ts';
import { useParams } from '../../../platform/router/router.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { Behalf } from '../../../areas/sheets/behalf.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const CompanyCard = ({ behalf }: { behalf: Behalf }) => (
  <Card>
    <LoadedCompany behalf={behalf} />
  </Card>
);

const titleOf = ({ name, page_done: isDone }: Person): string =>
  isDone ? messages.correct(name) : messages.fill(name);

const leadOf = ({ name, side }: Person): string =>
  side === 'company' ? companyBehalfMessages.lead(name) : messages.lead(name);

const sheets = { applicant: LoadedSheet, company: CompanyCard };

/** The sheet of whoever does not fill it in themselves, for the staff who do. */
const PersonSheet = () => {
  const query = useQuery(personOf(Number(useParams()['accountId'])));
  const person = query.data;
  return (
    <Page
      title={person ? titleOf(person) : messages.title}
      lead={person && leadOf(person)}
      width="medium"
    >
      <Loaded query={query} skeleton={<Skeleton height={1140} />} failure={messages.failed}>
        {({ account_id, record_id, name, side, registered_at }) => {
          const Sheet = sheets[side];
          return registered_at === null ? (
            <p>{messages.noAccount}</p>
          ) : (
            <Sheet
              behalf={{
                recordId: record_id,
                name,
                back: personPath(account_id),
                changes: personCalls,
              }}
            />
          );
        }}
      </Loaded>
    </Page>
  );
};

export default PersonSheet;
