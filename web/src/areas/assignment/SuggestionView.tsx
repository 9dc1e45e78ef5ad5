import { useQuery } from '@tanstack/react-query';
import { levels } from '@tandem/domain/reference/levels';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded, LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { supervised } from '../programmes/supervised.ts';
import { FilterPill, Toolbar } from '../../ui/table/Toolbar.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { assignmentMessages as messages } from './messages.ts';
import { useSession } from '../../platform/session/session.ts';
import type { State } from '../matches/management/match-filters.ts';
import classes from './Suggestion.module.css';
import { SuggestionResult } from './SuggestionResult.tsx';

/** What there is to choose from: a manager's own formations, all for a superuser. */
const useChoices = () => {
  const { role } = useSession();
  const formations = useQuery(callQuery('GET /formations/'));
  const links = useQuery(callQuery('GET /formationlink/'));
  const sessions = useQuery(callQuery('GET /sessions/'));
  const refetch = () => Promise.all([formations.refetch(), links.refetch(), sessions.refetch()]);
  return {
    data:
      formations.data && links.data && sessions.data
        ? {
            formations: supervised(formations.data, role === 'superuser' ? [] : links.data),
            sessions: sessions.data,
          }
        : undefined,
    error: formations.error ?? links.error ?? sessions.error,
    refetch,
  };
};

const idIn = (items: readonly { id: number }[] | undefined, text: string): number | null =>
  items?.find(({ id }) => String(id) === text)?.id ?? null;

interface ResultProps {
  formation: number;
  session: number;
  kind: string;
  onKind: (kind: string) => void;
}

const Result = ({ formation, session, kind, onKind }: ResultProps) => {
  const suggestion = useQuery(callQuery('GET /assignment/', { query: { formation, session } }));
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

/** Everybody of a formation and session placed at once, as a suggestion. */
const SuggestionView = ({ state, onChange }: SuggestionViewProps) => {
  const choices = useChoices();
  const { formations, sessions } = choices.data ?? {};
  const session = state.session || String(sessions?.[0]?.id ?? '');
  const only = formations?.length === 1 ? String(formations[0]?.id) : '';
  const formation = state.formation || only;
  const programmeId = idIn(formations, formation);
  const sessionId = idIn(sessions, session);
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      action={
        <Button onClick={() => onChange({ view: '', session: '', kind: '' })}>
          {messages.back}
        </Button>
      }
    >
      <Toolbar>
        <FilterPill
          label={messages.formation}
          choices={[
            ['', messages.chooseProgramme],
            ...(formations ?? []).map(
              ({ id, name, level }) => [String(id), `${name} – ${levels[level]}`] as const,
            ),
          ]}
          value={formation}
          onChange={(chosen) => onChange({ formation: chosen })}
        />
        <FilterPill
          label={messages.session}
          choices={[
            ['', messages.chooseSession],
            ...(sessions ?? []).map(({ id, name }) => [String(id), name] as const),
          ]}
          value={session}
          onChange={(chosen) => onChange({ session: chosen })}
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
          formation={programmeId}
          session={sessionId}
          kind={state.kind}
          onKind={(kind) => onChange({ kind: kind === 'best' ? kind : '' })}
        />
      )}
    </Page>
  );
};

export default SuggestionView;
