import { fileSimulation } from '@tandem/domain/contracts/file/file-simulation';
import { headcountLabels } from '@tandem/domain/contracts/pay/figures';
import { simulate } from '@tandem/domain/contracts/pay/simulate';
import { typeset } from '@tandem/domain/typography';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatList } from '../../../platform/format/text.ts';
import { figureOf } from '../simulator/figure-of.ts';
import { SimulationResults } from '../simulator/SimulationResults.tsx';
import classes from '../simulator/Simulator.module.css';
import { filePayMessages as messages } from './pay-messages.ts';

type Values = Readonly<Record<string, string>>;

interface FilePayProps {
  values: Values;
  /** What an amendment has made of the file, and since when; null as long as none has taken effect. */
  inForce: Values | null;
  since: string | null;
  /** Null of a contract that goes on. */
  brokenOn: string | null;
}

/** What the file says that is paid, what it costs and the aid, with what had to be assumed. */
const FilePay = ({ values, inForce, since, brokenOn }: FilePayProps) => {
  const figures = useQuery(callQuery('GET /contract/figures/'));
  const known = figures.data?.figures.map(figureOf);
  const told =
    known &&
    fileSimulation(inForce ?? values, known, inForce && since ? { values, since } : undefined);
  return (
    <>
      <h2>{messages.title}</h2>
      {known && told ? (
        <div className={classes.results}>
          <div>
            <p>{messages.lead}</p>
            {brokenOn && <p>{typeset(messages.broken(brokenOn))}</p>}
            {told.assumed.length > 0 && (
              <p>
                {typeset(
                  messages.assumed(
                    formatList(
                      told.assumed.map((key) =>
                        messages.assumptions[key](headcountLabels[told.simulation.headcount]),
                      ),
                    ),
                  ),
                )}
              </p>
            )}
          </div>
          <SimulationResults
            {...simulate({ ...told.simulation, ...(brokenOn && { brokenOn }) }, known)}
          />
        </div>
      ) : (
        <p>{messages.waits}</p>
      )}
    </>
  );
};

export default FilePay;
