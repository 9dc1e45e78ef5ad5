import { levels, type Level } from '@tandem/domain/reference/levels';
import type { Progress } from '@tandem/domain/statistics/statistics';
import { useId } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { statisticsMessages as messages } from './messages.ts';
import { CounterCards } from './CounterCards.tsx';
import type { StatisticsRow } from './counters.ts';
import classes from './ProgrammeCard.module.css';
import { Pie } from './Pie.tsx';

interface ProgrammeCardProps {
  row: StatisticsRow;
  level: Level | undefined;
  onOpen: (counter: Progress, programmeId: number) => void;
}

/** Where the candidates of one programme stand. */
export const ProgrammeCard = ({ row, level, onOpen }: ProgrammeCardProps) => {
  const heading = useId();
  const { formation_id: id, formation: programme, total_applicants: total } = row;
  const open = (counter: Progress) => onOpen(counter, id);
  return (
    <Card as="article" className={classes.card ?? ''} aria-labelledby={heading}>
      <header className={classes.header}>
        <div>
          <h3 id={heading}>{programme}</h3>
          {level && <p className={classes.level}>{levels[level]}</p>}
        </div>
        <p className={classes.total}>{messages.candidateCount(total)}</p>
      </header>
      {total === 0 ? (
        <p className={classes.none}>{messages.noCandidate}</p>
      ) : (
        <figure className={classes.figure}>
          <figcaption>{messages.distribution}</figcaption>
          <Pie counts={row} onOpen={open} />
          <CounterCards label={messages.distribution} counts={row} onOpen={open} />
        </figure>
      )}
    </Card>
  );
};
