import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ClosingFold, type FoldState } from './ClosingFold.tsx';
import type { CandidateRow } from './leaving-columns.tsx';
import { closingMessages as messages } from './messages.ts';

interface NextProgrammesProps extends FoldState {
  candidates: readonly CandidateRow[];
  /** From a programme to the one that follows it. */
  moves: ReadonlyMap<number, number>;
  onChange: (moves: ReadonlyMap<number, number>) => void;
}

/** For each programme that has candidates who go on: into which they do. */
export const NextProgrammes = ({ candidates, moves, onChange, ...fold }: NextProgrammesProps) => {
  const programmes = useQuery(callQuery('GET /formations/'));
  const left = Map.groupBy(candidates, (row) => row.formation.id);
  const choices = (programmes.data ?? []).map(({ id, name }) => [String(id), name] as const);
  const moved = [...moves].filter(([from, next]) => from !== next && left.has(from)).length;
  if (left.size === 0) return null;
  return (
    <ClosingFold
      id="formations"
      title={messages.nextProgrammes}
      about={messages.nextProgrammesAbout(moved)}
      {...fold}
    >
      <p>{messages.programmeHint}</p>
      {[...left].map(([from, [first, ...more]]) => (
        <SelectField
          key={from}
          label={messages.programmeOf(first?.formation.name ?? '', more.length + 1)}
          choices={choices}
          placeholder={null}
          value={String(moves.get(from) ?? from)}
          onChange={(event) =>
            onChange(new Map([...moves, [from, Number(event.currentTarget.value)]]))
          }
        />
      ))}
    </ClosingFold>
  );
};
