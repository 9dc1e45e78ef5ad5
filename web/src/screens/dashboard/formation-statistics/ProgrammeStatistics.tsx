import { useQuery } from '@tanstack/react-query';
import { progressKeys, type Progress } from '@tandem/domain/statistics/statistics';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Drawer } from '../../../ui/dialogs/Drawer.tsx';
import { Columns, Row } from '../../../ui/layout/layout.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { runMessages } from '../../../areas/matches/run/messages.ts';
import {
  countedMessages,
  statisticsMessages as messages,
} from '../../../areas/statistics/messages.ts';
import { useSession } from '../../../platform/session/session.ts';
import { CountedCandidates } from '../../../areas/statistics/CountedCandidates.tsx';
import { CounterCards } from '../../../areas/statistics/CounterCards.tsx';
import { sumCounts, totalOf } from '../../../areas/statistics/counters.ts';
import { ProgrammeCards } from '../../../areas/statistics/ProgrammeCards.tsx';
import classes from '../../../areas/statistics/ProgrammeStatistics.module.css';
import { RunCard } from '../../../areas/matches/run/RunCard.tsx';
import { useMatchingRun } from '../../../areas/matches/run/use-matching-run.ts';
import { WeightsDialog } from '../../../areas/matches/run/WeightsDialog.tsx';

const defaults = { q: '', sort: 'name', counter: '', formation: '' };

const asProgress = (text: string): Progress | undefined => progressKeys.find((key) => key === text);

const ProgrammeStatistics = () => {
  const heading = useId();
  const { role } = useSession();
  const [state, setState] = useAddressState(defaults);
  const { run, running, launch, stop, stopping } = useMatchingRun();
  const { data } = run;
  const statistics = useQuery(callQuery('GET /formation-statistics/'));
  const formations = useQuery(callQuery('GET /formations/'));
  const rows = statistics.data;
  const counts = rows && sumCounts(rows);

  // What the drawer shows stays while it closes.
  const counter = asProgress(state.counter);
  const [shown, setShown] = useState({ counter, formation: state.formation });
  if (counter && (counter !== shown.counter || state.formation !== shown.formation))
    setShown({ counter, formation: state.formation });
  const ofProgramme = rows?.find(({ formation_id: id }) => String(id) === shown.formation);
  const counted = ofProgramme ?? counts;

  const actions = (
    <Row>
      {data?.state === 'running' ? (
        <Button busy={stopping} onClick={stop}>
          {runMessages.stop}
        </Button>
      ) : (
        <WeightsDialog />
      )}
      <Button variant="main" busy={running} onClick={launch}>
        {running ? runMessages.running : runMessages.launch}
      </Button>
    </Row>
  );

  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      action={role === 'superuser' ? actions : undefined}
    >
      <Columns min={200}>
        <StatCard label={messages.formations} value={rows && formatNumber(rows.length)} />
        <StatCard
          label={messages.candidates}
          value={counts && formatNumber(totalOf(counts))}
          hint={messages.candidatesHint}
        />
        <RunCard run={run} running={running} />
      </Columns>
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
      {rows && (
        <ProgrammeCards
          rows={rows}
          formations={formations.data}
          q={state.q}
          sort={state.sort}
          onChange={setState}
          onOpen={(key, id) => setState({ counter: key, formation: String(id) })}
        />
      )}
      <Drawer
        opened={counter !== undefined}
        onClose={() => setState({ counter: '', formation: '' })}
        title={shown.counter ? messages.counters[shown.counter] : ''}
      >
        {shown.counter && counted && (
          <>
            <p className={classes.where}>
              {ofProgramme?.formation ?? countedMessages.allProgrammes}
              {', '}
              {messages.candidateCount(counted[shown.counter])}
            </p>
            <CountedCandidates
              key={`${shown.counter} ${shown.formation}`}
              counter={shown.counter}
              formationId={ofProgramme?.formation_id}
              count={counted[shown.counter]}
            />
          </>
        )}
      </Drawer>
    </Page>
  );
};

export default ProgrammeStatistics;
