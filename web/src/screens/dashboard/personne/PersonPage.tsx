import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../platform/router/router.ts';
import { personMessages as messages } from '../../../areas/follow-up/people/person-messages.ts';
import { personOf } from '../../../areas/follow-up/people/people.ts';
import { PersonDetail } from '../../../areas/follow-up/people/PersonDetail.tsx';
import { PrintedHead } from '../../../areas/privacy/PrintedHead.tsx';
import classes from '../../../areas/follow-up/people/Person.module.css';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Hidden } from '../../../ui/layout/Hidden.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** All that the staff see to about a candidate or a company. */
const PersonPage = () => {
  const query = useQuery(personOf(Number(useParams()['accountId'])));
  return (
    <Page title={query.data?.name ?? messages.title}>
      <PrintedHead />
      <Loaded query={query} skeleton={<Skeleton height={640} />} failure={messages.failed}>
        {(person) => (
          <>
            <Hidden as="h2">{messages.title}</Hidden>
            <div className={classes.columns}>
              <PersonDetail person={person} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
};

export default PersonPage;
