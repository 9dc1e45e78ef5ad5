import { useQuery } from '@tanstack/react-query';
import { levels } from '@tandem/domain/reference/levels';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded, LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useChosenSession } from '../programmes/sessions/use-chosen-session.ts';
import { supervised } from '../programmes/supervised.ts';
import { FilterPill, Toolbar } from '../../ui/table/Toolbar.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { assignmentMessages as messages } from './messages.ts';
import { suggestionTitle } from './title-messages.ts';
import { useSession } from '../../platform/session/session.ts';
import type { State } from '../matches/management/match-filters.ts';
import classes from './Suggestion.module.css';
import { SuggestionResult } from './SuggestionResult.tsx';

/** What there is to choose from: a manager's own programmes, all for a superuser. */
const useChoices = () => {
  const { role } = useSession();
  const programmes = useQuery(callQuery('GET /formations/'));
  const links = useQuery(callQuery('GET /formationlink/'));
  const { years, chosen } = useChosenSession();
  const refetch = () => Promise.all([programmes.refetch(), links.refetch(), years.refetch()]);
  return {
    data:
      programmes.data && links.data && chosen !== undefined
        ? {
            formations: supervised(programmes.data, role === 'superuser' ? [] : links.data),
            sessionId: chosen?.id ?? null,
          }
        : undefined,
    error: programmes.error ?? links.error ?? years.error,
    refetch,
  };
};

const idIn = (items: readonly { id: number }[] | undefined, text: string): number | null =>
  items?.find(({ id }) => String(id) === text)?.id ?? null;

interface ResultProps {
  programme: number;
  session: number;
  kind: string;
  onKind: (kind: string) => void;
}

const Result = ({ programme, session, kind, onKind }: ResultProps) => {
  const suggestion = useQuery(
    callQuery('GET /assignment/', { query: { formation: programme, session } }),
  );
  return (
    <Loaded query={suggestion} skeleton={<Skeleton height={360} />} failure={messages.failed}>
      {(data) => (
        <SuggestionResult
          suggestion={data}
          kind={kind === 'best' ? 'best' : 'stable'}
          onKind={onKind}
        />
      )}
    </Loaded>
  );
};

interface SuggestionViewProps {
  state: State;
  onChange: (change: Partial<State>) => void;
}

/** Everybody of a programme and session placed at once, as a suggestion. */
const SuggestionView = ({ state, onChange }: SuggestionViewProps) => {
  const choices = useChoices();
  const { formations: programmes, sessionId = null } = choices.data ?? {};
  const only = programmes?.length === 1 ? String(programmes[0]?.id) : '';
  const programme = state.formation || only;
  const programmeId = idIn(programmes, programme);
  return (
    <Page
      title={suggestionTitle}
      lead={messages.lead}
      action={<Button onClick={() => onChange({ view: '', kind: '' })}>{messages.back}</Button>}
    >
      <Toolbar>
        <FilterPill
          label={messages.formation}
          choices={[
            ['', messages.chooseProgramme],
            ...(programmes ?? []).map(
              ({ id, name, level }) => [String(id), `${name} – ${levels[level]}`] as const,
            ),
          ]}
          value={programme}
          onChange={(chosen) => onChange({ formation: chosen })}
        />
      </Toolbar>
      <LoadFailure query={choices} failure={messages.choicesFailed} />
      {!choices.data && !choices.error && <Skeleton height={360} />}
      {choices.data && (programmeId === null || sessionId === null) && (
        <div className={classes.empty}>
          <EmptyState sentence={messages.choose} hint={messages.chooseHint} />
        </div>
      )}
      {programmeId !== null && sessionId !== null && (
        <Result
          key={`${programmeId} ${sessionId}`}
          programme={programmeId}
          session={sessionId}
          kind={state.kind}
          onKind={(kind) => onChange({ kind: kind === 'best' ? kind : '' })}
        />
      )}
    </Page>
  );
};

export default SuggestionView;
