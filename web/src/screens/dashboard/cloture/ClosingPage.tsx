import { useParams } from '../../../platform/router/router.ts';
import { CloseYear } from '../../../areas/school-years/CloseYear.tsx';
import { ClosingFigures } from '../../../areas/school-years/ClosingFigures.tsx';
import { LeavingLists } from '../../../areas/school-years/LeavingLists.tsx';
import { closingMessages as messages } from '../../../areas/school-years/messages.ts';
import { useClosing } from '../../../areas/school-years/use-closing.ts';
import { useLeaving } from '../../../areas/school-years/use-leaving.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

/** What closing a school year concerns, what of it goes on, and the one button that does both. */
const ClosingPage = () => {
  const { sessionId = '' } = useParams();
  const queries = useClosing(Number(sessionId));
  const leaving = useLeaving(queries);
  const session = queries.closing.data?.session;
  const titleOf = session?.state === 'closed' ? messages.closedTitle : messages.title;
  return (
    <Page
      title={session ? titleOf(session.name) : messages.loadingTitle}
      lead={messages.lead}
      action={<ButtonLink to="/dashboard/formation-management">{messages.back}</ButtonLink>}
    >
      <Loaded query={queries.closing} failure={messages.loadFailed}>
        {(closing) => (
          <Stack>
            <ClosingFigures closing={closing} />
            <h2>{messages.carryTitle}</h2>
            <p>{messages.carryLead}</p>
            {closing.carried.candidates + closing.carried.needs > 0 && (
              <p role="status">{messages.progress(closing.carried)}</p>
            )}
            <LeavingLists queries={queries} leaving={leaving} />
            <CloseYear closing={closing} leaving={leaving} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
};

export default ClosingPage;
