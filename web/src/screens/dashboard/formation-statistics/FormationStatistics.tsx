import { useQuery } from '@tanstack/react-query';
import { progressKeys, type Progress } from '@tandem/domain/statistics/statistics';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Drawer } from '../../../components/Drawer.tsx';
import { Columns, Row } from '../../../components/layout.tsx';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { StatCard } from '../../../components/StatCard.tsx';
import { callQuery } from '../../../data/calls.ts';
import { useAddressState } from '../../../data/use-address-state.ts';
import { formatNumber } from '../../../format/numbers.ts';
import {
  countedMessages,
  runMessages,
  statisticsMessages as messages,
} from '../../../messages/statistics.ts';
import { useSession } from '../../../session/session.ts';
import { CountedCandidates } from './CountedCandidates.tsx';
import { Counters } from './Counters.tsx';
import { sumCounts, totalOf } from './counters.ts';
import { FormationCards } from './FormationCards.tsx';
import classes from './FormationStatistics.module.css';
import { RunCard } from './RunCard.tsx';
import { useMatchingRun } from './use-matching-run.ts';
import { WeightsDialog } from './WeightsDialog.tsx';

const defaults = { q: '', sort: 'name', counter: '', formation: '' };

const asProgress = (text: string): Progress | undefined => progressKeys.find((key) => key === text);

const FormationStatistics = () => {
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
  const ofFormation = rows?.find(({ formation_id: id }) => String(id) === shown.formation);
  const counted = ofFormation ?? counts;

  const deeds = (
    <Row>
      {data?.state === 'running' ? (
        <Button busy={stopping} onClick={stop}>
          {runMessages.stop}
        </Button>
      ) : (
        <WeightsDialog />
      )}
      <Button look="main" busy={running} onClick={launch}>
        {running ? runMessages.running : runMessages.launch}
      </Button>
    </Row>
  );

  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      action={role === 'superuser' ? deeds : undefined}
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
          <Counters
            label={messages.journey}
            counts={counts}
            bars
            onOpen={(key) => setState({ counter: key, formation: '' })}
          />
        </Card>
      )}
      {rows && (
        <FormationCards
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
              {ofFormation?.formation ?? countedMessages.allFormations}
              {', '}
              {messages.candidateCount(counted[shown.counter])}
            </p>
            <CountedCandidates
              key={`${shown.counter} ${shown.formation}`}
              counter={shown.counter}
              formationId={ofFormation?.formation_id}
              count={counted[shown.counter]}
            />
          </>
        )}
      </Drawer>
    </Page>
  );
};

export default FormationStatistics;
