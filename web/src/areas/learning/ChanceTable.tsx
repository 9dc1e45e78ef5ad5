import type { Answer } from '@tandem/contract';
import { useId } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { RateText } from './fairness-columns.tsx';
import { learningMessages as messages } from './messages.ts';
import classes from './learning.module.css';

export type Learned = Answer<'GET /matching_settings/learned/'>;

type Side = keyof Learned['chances'];

const sides: readonly Side[] = ['company', 'candidate'];

interface ScoreRow {
  score: number;
  of: (side: Side) => NonNullable<Learned['chances'][Side]>[number] | undefined;
}

const rowsOf = ({ chances }: Learned): ScoreRow[] =>
  (chances.company ?? chances.candidate ?? []).map(({ score }) => ({
    score,
    of: (side) => chances[side]?.find((one) => one.score === score),
  }));

const columnsOf = ({ answers, needed }: Learned): Column<ScoreRow>[] => [
  { key: 'score', title: messages.score, cell: ({ score }) => messages.about(score) },
  ...sides.map((side) => ({
    key: side,
    title: messages[side],
    width: '2fr',
    cell: ({ of }: ScoreRow) => {
      const told = of(side);
      return told ? (
        <RateText {...told} />
      ) : (
        <span className={classes.range}>{messages.tooFew(answers[side], needed)}</span>
      );
    },
  })),
];

/** How often pairs of a score are accepted, by each side; nothing where neither has answered often enough. */
export const ChanceTable = ({ learned }: { learned: Learned }) => {
  const heading = useId();
  const rows = rowsOf(learned);
  if (rows.length === 0) return null;
  return (
    <Card as="section" className={classes.section ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.chances}</h2>
        <p className={classes.hint}>{messages.chancesHint}</p>
      </div>
      <DataTable
        label={messages.chances}
        rows={rows}
        columns={columnsOf(learned)}
        rowKey={({ score }) => score}
        rowName={({ score }) => messages.about(score)}
        empty={null}
      />
    </Card>
  );
};
