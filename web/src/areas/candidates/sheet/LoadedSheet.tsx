import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { sheetDraftFor } from '@tandem/domain/drafts/draft';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { combineQueries } from '../../../platform/data/combine-queries.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useLoadedDraft } from '../../drafts/use-loaded-draft.ts';
import { openSessions } from '../../programmes/sessions/open-sessions.ts';
import { sheetMessages as messages } from './messages.ts';
import { SheetForm } from './SheetForm.tsx';
import { useBegunAnew, type Behalf } from '../../sheets/behalf.ts';

const ownSheet = callQuery('GET /applicants/registration/');

const sheetOf = ({ recordId }: Behalf) =>
  callQuery('GET /applicants/registration/{applicantId}/correction/', {
    params: { applicantId: recordId },
  });

/**
 * A sheet with all that its form needs, for its candidate or for the staff on their behalf. Where somebody else has saved it
 * meanwhile the form begins anew with what is there, and with what was typed.
 */
const LoadedSheet = ({ behalf }: { behalf: Behalf | null }) => {
  // A form begins with what is stored now, which another tab may have changed.
  const stored = useQuery({
    ...(behalf ? sheetOf(behalf) : ownSheet),
    refetchOnMount: 'always',
  });
  const draft = useLoadedDraft(behalf ? sheetDraftFor(behalf.recordId) : 'candidate-sheet');
  const programmes = useQuery(callQuery('GET /formations/'));
  const sessions = useQuery(callQuery('GET /school_years/'));
  const sectors = useQuery({ ...callQuery('GET /sector/'), staleTime: Infinity });
  const sheet = { ...stored, data: stored.isFetchedAfterMount ? stored.data : undefined };

  const begun = useBegunAnew(candidateFields, async () => {
    const [{ data }] = await Promise.all([stored.refetch(), draft.refetch()]);
    return data;
  });

  return (
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
          key={begun.times}
          sheet={loaded.sheet}
          stored={loaded.draft}
          programmes={{
            formations: loaded.programmes,
            sessions: openSessions(loaded.sessions, loaded.sheet.session_id),
          }}
          sectors={loaded.sectors}
          behalf={behalf}
          changed={begun.changed}
          onChanged={() => begun.beginAnew(loaded.sheet)}
        />
      )}
    </Loaded>
  );
};

export default LoadedSheet;
