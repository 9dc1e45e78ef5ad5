import { formatNumber } from '../../platform/format/numbers.ts';
import { Columns } from '../../ui/layout/layout.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';

interface RecordFiguresProps<Row> {
  /** Those on show; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** What they come to, by name. */
  figuresOf: (rows: readonly Row[]) => readonly (readonly [label: string, value: number])[];
}

/** What the records of a list come to. The names of the figures stand there before the rows have come. */
export const RecordFigures = <Row,>({ rows, figuresOf }: RecordFiguresProps<Row>) => (
  <Columns quiet>
    {figuresOf(rows ?? []).map(([label, value]) => (
      <StatCard key={label} label={label} value={rows && formatNumber(value)} />
    ))}
  </Columns>
);
