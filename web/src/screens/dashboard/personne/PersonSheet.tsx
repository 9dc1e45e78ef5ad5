import { useQuery } from '@tanstack/react-query';
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
import { Page } from '../../../ui/layout/Page.tsx';

const titleOf = ({ name, page_done: isDone }: Person): string =>
  isDone ? messages.correct(name) : messages.fill(name);

/** The sheet of a candidate who does not fill it in themselves, for the staff who do. */
const PersonSheet = () => {
  const query = useQuery(personOf(Number(useParams()['accountId'])));
  const person = query.data;
  return (
    <Page
      title={person ? titleOf(person) : messages.title}
      lead={person && messages.lead(person.name)}
      width="medium"
    >
      <Loaded query={query} skeleton={<Skeleton height={1140} />} failure={messages.failed}>
        {({ account_id, record_id, name, side, registered_at }) =>
          side === 'applicant' && registered_at !== null ? (
            <LoadedSheet
              behalf={{
                candidateId: record_id,
                name,
                back: personPath(account_id),
                changes: personCalls,
              }}
            />
          ) : (
            <p>{messages.noAccount}</p>
          )
        }
      </Loaded>
    </Page>
  );
};

export default PersonSheet;
