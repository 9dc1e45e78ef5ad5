import { parisClock } from '@tandem/domain/calendar/paris-time';
import { simulate } from '@tandem/domain/contracts/pay/simulate';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figureOf } from '../../areas/contracts/simulator/figure-of.ts';
import { FigureTable } from '../../areas/contracts/simulator/FigureTable.tsx';
import { simulatorMessages as messages } from '../../areas/contracts/simulator/messages.ts';
import {
  emptySimulation,
  simulationOf,
  waitingText,
} from '../../areas/contracts/simulator/simulation-form.ts';
import { SimulationFields } from '../../areas/contracts/simulator/SimulationFields.tsx';
import { SimulationResults } from '../../areas/contracts/simulator/SimulationResults.tsx';
import classes from '../../areas/contracts/simulator/Simulator.module.css';
import { callQuery } from '../../platform/data/calls.ts';
import { useSession } from '../../platform/session/session.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/Page.tsx';

/** Pay, cost and aid of any contract, for everybody. */
const Simulator = () => {
  const { user } = useSession();
  const [form, setForm] = useState(() => emptySimulation(parisClock(new Date()).day));
  const figures = useQuery(callQuery('GET /contract/figures/'));
  const simulation = simulationOf(form);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Stack>
        <Card>
          <form className={classes.results} noValidate onSubmit={(event) => event.preventDefault()}>
            <SimulationFields form={form} onChange={setForm} />
          </form>
        </Card>
        <Card>
          <section className={classes.results} aria-live="polite">
            <h2>{messages.results}</h2>
            <Loaded
              query={figures}
              skeleton={<Skeleton height={240} />}
              failure={messages.loadFailed}
            >
              {({ figures: rows }) =>
                simulation ? (
                  <SimulationResults {...simulate(simulation, rows.map(figureOf))} />
                ) : (
                  <p>{waitingText(form)}</p>
                )
              }
            </Loaded>
          </section>
        </Card>
        {figures.data && (
          <FigureTable
            figures={figures.data.figures}
            mayChange={user.is_superuser}
            onChanged={() => void figures.refetch()}
          />
        )}
      </Stack>
    </Page>
  );
};

export default Simulator;
