import { isOnlyWithoutAddress } from '@tandem/domain/invitations/import/rows/judge-rows';
import { fold } from '@tandem/domain/invitations/import/fold';
import { useMemo } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import classes from '../Import.module.css';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import { importMessages as messages } from '../messages.ts';
import type { Import } from '../use-import.ts';
import { Repeats } from './Repeats.tsx';

/** Texts of one kind that are asked about at a time. */
const askedMax = 8;

/** The texts of rows that name nothing that there is, the most frequent first. */
const unknownTexts = (rows: readonly CheckedRow[], field: 'programme' | 'session'): string[] => {
  const counts = new Map<string, { text: string; count: number }>();
  for (const row of rows) {
    const text = row.values[field];
    if (text === '' || row[field] !== null) continue;
    const key = fold(text);
    counts.set(key, { text, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, askedMax)
    .map(({ text }) => text);
};

type Field = 'programme' | 'session';
type Said = Readonly<Record<Field, Readonly<Record<string, number | null>>>>;

interface Asking {
  run: Import;
  said: Said;
  onSaid: (field: Field, text: string, id: number | null) => void;
}

/** What texts mean that name no programme and no session: said once for all rows that have them. */
const UnknownNames = ({ run, said, onSaid }: Asking) => {
  const { rows } = run.reading;
  const unknown = useMemo(
    () => ({
      programme: unknownTexts(rows, 'programme'),
      session: unknownTexts(rows, 'session'),
    }),
    [rows],
  );
  const choices = { programme: run.programmes, session: run.sessions };
  return (['programme', 'session'] as const)
    .filter((field) => choices[field].length > 0)
    .flatMap((field) =>
      unknown[field]
        .filter((text) => said[field][fold(text)] === undefined)
        .map((text) => (
          <SelectField
            key={`${field}-${text}`}
            label={
              field === 'programme' ? messages.meansProgramme(text) : messages.meansSession(text)
            }
            size="xs"
            choices={[
              ['-', messages.meansNothing],
              ...choices[field].map(({ id, name }) => [String(id), name] as const),
            ]}
            value=""
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value !== '') onSaid(field, text, value === '-' ? null : Number(value));
            }}
          />
        )),
    );
};

/** Whoever has no address, to be added all the same. */
const WithoutAddress = ({ run }: { run: Import }) => {
  const { kind } = run.subject;
  const rows = run.reading.rows.filter((row) => isOnlyWithoutAddress(kind, row));
  const count = rows.length;
  const isTaken = rows.some(({ faults }) => faults.length === 0);
  return (
    count > 0 && (
      <div className={classes.mend}>
        <span>
          {messages.withoutAddress(count)}{' '}
          <span className={classes.hint}>{messages.withoutAddressHint}</span>
        </span>
        <Button
          size="sm"
          {...(isTaken && { variant: 'quiet' })}
          onClick={() => void run.reading.choose({ withoutAddress: !isTaken })}
        >
          {isTaken ? messages.leaveWithoutAddress : messages.takeWithoutAddress}
        </Button>
      </div>
    )
  );
};

/** One fix for all rows with the same fault. */
export const Mending = ({
  namesAsWritten,
  onNames,
  ...asking
}: Asking & { namesAsWritten: boolean; onNames: () => void }) => {
  const { run } = asking;
  const { rows } = run.reading;
  const proposed = rows.filter(({ proposals }) => proposals.email !== undefined);
  const renamed = rows.filter(({ written }) => Object.keys(written).length > 0).length;
  const [example] = proposed;
  const accept = () =>
    void run.change(
      proposed.map(({ key, proposals }) => ({
        row: key,
        field: 'email',
        text: proposals.email ?? '',
      })),
    );
  return (
    <div className={classes.mending}>
      {example && (
        <div className={classes.mend}>
          <span>
            {messages.proposals(proposed.length)}{' '}
            <span className={classes.hint}>
              {messages.proposalExample(example.values.email, example.proposals.email ?? '')}
            </span>
          </span>
          <Button size="sm" onClick={accept}>
            {messages.acceptProposals}
          </Button>
        </div>
      )}
      {(renamed > 0 || namesAsWritten) && (
        <div className={classes.mend}>
          <span>{messages.capitals(renamed)}</span>
          <Button size="sm" variant="quiet" onClick={onNames}>
            {namesAsWritten ? messages.wellWritten : messages.asWritten}
          </Button>
        </div>
      )}
      <Repeats run={run} />
      <WithoutAddress run={run} />
      <UnknownNames {...asking} />
    </div>
  );
};
