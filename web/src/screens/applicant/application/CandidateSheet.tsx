import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { openSessions } from '../../../areas/programmes/sessions/open-sessions.ts';
import { combineQueries } from '../../../platform/data/combine-queries.ts';
import { sheetMessages as messages } from '../../../areas/candidates/sheet/messages.ts';
import { useLoadedDraft } from '../../../areas/drafts/use-loaded-draft.ts';
import { SheetForm } from '../../../areas/candidates/sheet/SheetForm.tsx';

const CandidateSheet = () => {
  // A form begins with what is stored now, which another tab may have changed.
  const stored = useQuery({
    ...callQuery('GET /applicants/registration/'),
    refetchOnMount: 'always',
  });
  const draft = useLoadedDraft('candidate-sheet');
  const programmes = useQuery(callQuery('GET /formations/'));
  const sessions = useQuery(callQuery('GET /school_years/'));
  const sectors = useQuery({ ...callQuery('GET /sector/'), staleTime: Infinity });
  const sheet = { ...stored, data: stored.isFetchedAfterMount ? stored.data : undefined };
  return (
    <Page title={messages.title} lead={messages.lead} width="medium">
      <Loaded
        query={combineQueries({ sheet, draft, programmes, sessions, sectors })}
        skeleton={
          <>
            <Skeleton height={240} />
            <Skeleton height={900} />
          </>
        }
        failure={messages.loadFailed}
      >
        {(loaded) => (
          <SheetForm
            sheet={loaded.sheet}
            stored={loaded.draft}
            programmes={{
              formations: loaded.programmes,
              sessions: openSessions(loaded.sessions, loaded.sheet.session_id),
            }}
            sectors={loaded.sectors}
          />
        )}
      </Loaded>
    </Page>
  );
};

export default CandidateSheet;
