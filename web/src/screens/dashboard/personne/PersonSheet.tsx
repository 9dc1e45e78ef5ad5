import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { behalfMessages as messages } from '../../../areas/sheets/messages.ts';
import {
  personCalls,
  personOf,
  personPath,
  type Person,
} from '../../../areas/follow-up/people/people.ts';
import { useParams } from '../../../platform/router/router.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { Behalf } from '../../../areas/sheets/behalf.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** Whose sheet it is, is known once the person has been read: the other side's form weighs as much. */
const LoadedSheet = lazyPart(() => import('../../../areas/candidates/sheet/LoadedSheet.tsx'));
const LoadedCompany = lazyPart(() => import('../../../areas/companies/LoadedCompany.tsx'));

const CompanyCard = ({ behalf }: { behalf: Behalf }) => (
  <Card>
    <LoadedCompany behalf={behalf} />
  </Card>
);

const titleOf = ({ name, page_done: isDone }: Person): string =>
  isDone ? messages.correct(name) : messages.fill(name);

const leadOf = ({ name, side }: Person): string =>
  side === 'company' ? messages.companyLead(name) : messages.lead(name);

const skeleton = <Skeleton height={1140} />;

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
      <Loaded query={query} skeleton={skeleton} failure={messages.failed}>
        {({ account_id, record_id, name, side, registered_at }) => {
          const Sheet = sheets[side];
          return registered_at === null ? (
            <p>{messages.noAccount}</p>
          ) : (
            <Suspense fallback={skeleton}>
              <Sheet
                behalf={{
                  recordId: record_id,
                  name,
                  back: personPath(account_id),
                  changes: personCalls,
                }}
              />
            </Suspense>
          );
        }}
      </Loaded>
    </Page>
  );
};

export default PersonSheet;
