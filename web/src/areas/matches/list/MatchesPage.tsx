import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useWaitingAnswers } from '../../../ui/waiting/use-waiting.ts';
import { isStillKept, keptCallQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { matchListMessages, matchesPageMessages } from '../messages.ts';
import { OwnYearPicker } from '../../programmes/sessions/OwnYearPicker.tsx';
import { useOwnYears } from '../../programmes/sessions/own-years.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Counters } from '../../../ui/layout/figures/Counters.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import type { MatchCard } from '../match.ts';
import { figuresLabel } from './messages.ts';
import { MatchHelp } from './help/MatchHelp.tsx';
import { MatchList } from './MatchList.tsx';
import { NoMatches } from './NoMatches.tsx';
import { PrintedHead } from '../../privacy/PrintedHead.tsx';
import { MatchListSkeleton } from './MatchListSkeleton.tsx';

const GoneNotes = lazyPart(() => import('../waiting/GoneNotes.tsx'));

/** Below the list, and asked for once it stands. */
const ChancesCard = lazyPart(() => import('../chances/ChancesCard.tsx'));

type View = 'candidate' | 'company';

/** What the middle figure counts. */
const waitingStatus = { candidate: status.pending, company: status.queued };

/** The list's own filter, as the address has it. */
const defaults = { status: '' };

/** The match that the address has opened. */
const opened = { match: '' };

const yearOf = ({ offer: need }: MatchCard) => need.closed_session;

/** What there is of each kind. */
const MatchFigures = ({ view, statuses }: { view: View; statuses?: MatchStatus[] | undefined }) => {
  const [chosen, choose] = useAddressState(defaults);
  const messages = matchesPageMessages[view];
  const of = (wanted: MatchStatus) => ({
    value: statuses && formatNumber(statuses.filter((one) => one === wanted).length),
    pressed: chosen.status === String(wanted),
    onPress: () => choose({ status: chosen.status === String(wanted) ? '' : String(wanted) }),
  });
  return (
    <Counters
      label={figuresLabel}
      counters={[
        {
          label: messages.total,
          hint: messages.totalHint,
          value: statuses && formatNumber(statuses.length),
          pressed: chosen.status === '',
          onPress: () => choose(defaults),
        },
        { label: messages.waiting, hint: messages.waitingHint, ...of(waitingStatus[view]) },
        {
          label: messages.accepted,
          hint: messages.acceptedHint,
          ...of(status.acceptedByCompany),
        },
      ]}
    />
  );
};

/** The matches of whoever is signed in: what there is of each kind, then the list. */
export const MatchesPage = ({ view }: { view: View }) => {
  const matches = useQuery(keptCallQuery('GET /match_cards/'));
  const [{ match: open }] = useAddressState(opened);
  const { shown, ...years } = useOwnYears(matches.data, yearOf, ({ id }) => String(id) === open);
  const messages = matchesPageMessages[view];
  // Whoever comes by a link to one match has no use for it yet.
  const [wasListShown, setListShown] = useState(open === '');
  if (open === '' && !wasListShown) setListShown(true);
  const hasRefused = useWaitingAnswers().some(({ refused }) => refused !== undefined);
  return (
    <Page
      brief
      title={messages.title}
      lead={messages.lead}
      figures={<MatchFigures view={view} statuses={shown?.map((match) => match.status)} />}
      action={<MatchHelp view={view} />}
    >
      <PrintedHead />
      {matches.data && hasRefused && !isStillKept(matches) && (
        <Suspense fallback={null}>
          <GoneNotes matches={matches.data} />
        </Suspense>
      )}
      <Loaded
        query={{ ...matches, data: shown }}
        skeleton={<MatchListSkeleton />}
        failure={matchListMessages.failed}
      >
        {(list) => (
          <MatchList
            matches={list}
            isKept={isStillKept(matches)}
            view={view}
            year={<OwnYearPicker {...years} />}
            empty={<NoMatches view={view} />}
          />
        )}
      </Loaded>
      {view === 'candidate' && wasListShown && (
        <Suspense fallback={null}>
          <ChancesCard />
        </Suspense>
      )}
    </Page>
  );
};
