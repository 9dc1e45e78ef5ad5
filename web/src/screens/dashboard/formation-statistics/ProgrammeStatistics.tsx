import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { reportMessages } from '../../../areas/statistics/report/messages.ts';
import { statisticsMessages as messages } from '../../../areas/statistics/messages.ts';
import { NoSession } from '../../../areas/programmes/sessions/NoSession.tsx';
import { useChosenSession } from '../../../areas/programmes/sessions/use-chosen-session.ts';
import { useSession } from '../../../platform/session/session.ts';
import type { FigureSession } from '../../../areas/statistics/figure-session.ts';
import { CountedDrawer } from '../../../areas/statistics/CountedDrawer.tsx';
import { CounterCards } from '../../../areas/statistics/CounterCards.tsx';
import { sumCounts, totalOf } from '../../../areas/statistics/counters.ts';
import { StageCounts } from '../../../areas/statistics/StageCounts.tsx';
import { useAskedTogether } from '../../../areas/statistics/use-asked-together.ts';
import { ProgrammeCards } from '../../../areas/statistics/ProgrammeCards.tsx';
import classes from '../../../areas/statistics/ProgrammeStatistics.module.css';
import { RunCard } from '../../../areas/matching/RunCard.tsx';
import { useMatchingRun } from '../../../areas/matching/use-matching-run.ts';
import { RunActions } from '../../../areas/matching/RunActions.tsx';
import { PrintedHead } from '../../../areas/privacy/PrintedHead.tsx';

const LateFigures = lazyPart(() => import('../../../areas/statistics/LateFigures.tsx'));

const defaults = { q: '', sort: 'name', counter: '', formation: '' };

interface FiguresProps {
  rows: Answer<'GET /formation-statistics/'> | undefined;
  counts: ReturnType<typeof sumCounts> | undefined;
  matching: ReturnType<typeof useMatchingRun>;
}

/** How many there are, and how the matching stands; on paper below whose figures they are. */
const Figures = ({ rows, counts, matching }: FiguresProps) => (
  <>
    <PrintedHead />
    <Columns>
      <StatCard label={messages.formations} value={rows && formatNumber(rows.length)} />
      <StatCard
        label={messages.candidates}
        value={counts && formatNumber(totalOf(counts))}
        hint={messages.candidatesHint}
      />
      <RunCard run={matching.run} running={matching.running} />
    </Columns>
  </>
);

interface SectionsProps {
  matching: ReturnType<typeof useMatchingRun>;
  session: FigureSession;
  /** Whether the session is. */
  known: boolean;
}

const Sections = ({ matching, session, known }: SectionsProps) => {
  const heading = useId();
  const ready = useAskedTogether(session, known);
  const [state, setState] = useAddressState(defaults);
  const statistics = useQuery({
    ...callQuery('GET /formation-statistics/', { query: { session: session?.id } }),
    enabled: ready,
  });
  const programmes = useQuery(callQuery('GET /formations/'));
  const rows = statistics.data;
  const counts = rows && sumCounts(rows);

  return (
    <>
      <Figures rows={rows} counts={counts} matching={matching} />
      <LoadFailure query={statistics} failure={messages.loadFailed} />
      {!statistics.isError && !counts && <Skeleton height={300} />}
      {counts && (
        <Card as="section" className={classes.journey ?? ''} aria-labelledby={heading}>
          <div>
            <h2 id={heading}>{messages.journey}</h2>
            <p className={classes.hint}>{messages.journeyHint}</p>
          </div>
          <CounterCards
            label={messages.journey}
            counts={counts}
            bars
            onOpen={(key) => setState({ counter: key, formation: '' })}
          />
        </Card>
      )}
      <StageCounts session={session} ready={ready} />
      {rows && (
        <ProgrammeCards
          rows={rows}
          session={session}
          programmes={programmes.data}
          q={state.q}
          sort={state.sort}
          onChange={setState}
          onOpen={(key, id) => setState({ counter: key, formation: String(id) })}
        />
      )}
      <Suspense fallback={<Skeleton height={300} />}>
        <LateFigures session={session} ready={ready} />
      </Suspense>
      <CountedDrawer
        rows={rows}
        state={state}
        onClose={() => setState({ counter: '', formation: '' })}
      />
    </>
  );
};

const ProgrammeStatistics = () => {
  const { role } = useSession();
  const matching = useMatchingRun();
  const { years, chosen } = useChosenSession();
  return (
    <Page
      brief
      title={messages.title}
      lead={messages.lead}
      action={
        <>
          <ButtonLink to="/dashboard/rapport">{reportMessages.open}</ButtonLink>
          <ButtonLink to="/dashboard/equite">{messages.fairness}</ButtonLink>
          {role === 'superuser' && (
            <RunActions
              {...matching}
              mayLaunch={chosen !== undefined && chosen?.state !== 'closed'}
            />
          )}
        </>
      }
    >
      {years.data?.length === 0 ? (
        <NoSession />
      ) : (
        <Sections matching={matching} session={chosen} known={!years.isPending} />
      )}
    </Page>
  );
};

export default ProgrammeStatistics;
