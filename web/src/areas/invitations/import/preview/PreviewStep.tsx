import { isSiren } from '@tandem/domain/invitations/import/cells/sirets';
import { fold } from '@tandem/domain/invitations/import/fold';
import { usedFields } from '@tandem/domain/invitations/import/rows/change-rows';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../../platform/format/numbers.ts';
import { formatNames } from '../../../../platform/format/text.ts';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { FilterPill } from '../../../../ui/table/Toolbar.tsx';
import classes from '../Import.module.css';
import { Mending } from './Mending.tsx';
import { importMessages as messages } from '../messages.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { ReadingFacts } from '../ReadingFacts.tsx';
import { repeatMessages } from './messages.ts';
import { isSound, isTakenUp } from './row-state.ts';
import { SendingChoices } from '../handing/SendingChoices.tsx';
import type { Import } from '../use-import.ts';

type Filter = '' | 'valid' | 'faulty' | 'known' | 'doubtful' | 'repeated';

const isOf = (run: Import, filter: Filter, row: CheckedRow): boolean => {
  const known = run.database.known.has(row.key);
  if (filter === 'valid') return isSound(row) && !known;
  if (filter === 'faulty') return !isSound(row) && !isTakenUp(row);
  if (filter === 'repeated') return row.repeat !== null;
  if (filter === 'known') return isSound(row) && known;
  return (
    filter === '' ||
    (isSound(row) &&
      (row.doubts.length > 0 || row.proposals.email !== undefined || 'phone' in row.refusals))
  );
};

/** How many of those that will be sent say no name, half of one, no number, and no programme that there is. */
const missingOf = (run: Import): string => {
  const nameless = run.sent.filter(
    ({ row: { values } }) =>
      values.name === '' && values.first_name === '' && values.last_name === '',
  );
  const half =
    run.subject.kind === 'candidates'
      ? run.sent.filter(
          ({ row: { values } }) => (values.first_name === '') !== (values.last_name === ''),
        )
      : [];
  const silent = run.sent.filter(
    ({ row: { values, refusals } }) => values.phone === '' || 'phone' in refusals,
  );
  const unplaced =
    run.subject.kind === 'candidates' && run.programmes.length > 0
      ? run.sent.filter(({ row }) => row.programme === null)
      : [];
  return messages.missing(nameless.length, half.length, silent.length, unplaced.length);
};

const countUnreached = ({ sent }: Import): number =>
  sent.filter(({ row }) => row.values.email === '').length;

const useSaid = (run: Import) => {
  const [said, setSaid] = useState<Record<'programme' | 'session', Record<string, number | null>>>({
    programme: {},
    session: {},
  });
  const say = (field: 'programme' | 'session', text: string, id: number | null) => {
    const next = { ...said, [field]: { ...said[field], [fold(text)]: id } };
    setSaid(next);
    void run.reading.choose({ saidProgrammes: next.programme, saidSessions: next.session });
  };
  return { said, say };
};

const filterChoices = (run: Import) => {
  const { rows } = run.reading;
  const count = (wanted: Filter) => rows.filter((row) => isOf(run, wanted, row)).length;
  const some = [
    ['faulty', count('faulty'), messages.faultyRows],
    ['known', count('known'), messages.knownRows],
    ['doubtful', count('doubtful'), messages.doubtfulRows],
    ['repeated', count('repeated'), repeatMessages.rows],
  ] as const;
  return [
    ['', messages.allRows(formatNumber(rows.length))] as const,
    ['valid', messages.validRows(formatNumber(count('valid')))] as const,
    ...some.flatMap(([value, number, label]) =>
      number > 0 ? [[value, label(formatNumber(number))] as const] : [],
    ),
  ];
};

/** How many will be sent, what of the file will be missing, and which rows are shown. */
const PreviewSummary = ({
  run,
  filter,
  onFilter,
}: {
  run: Import;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}) => {
  const {
    subject,
    reading: { rows, read },
    sent,
  } = run;
  const faulty = rows.filter((row) => isOf(run, 'faulty', row)).length;
  const missing = missingOf(run);
  const unreached = countUnreached(run);
  const spare = sent.reduce((sum, { row }) => sum + row.spare.length, 0);
  const sirens = sent.filter(({ row }) => isSiren(row.values.siret)).length;
  const missed = (read?.reading.columns ?? []).filter(
    ({ field, filled, header }) => field === null && filled > 0 && header !== '',
  );
  return (
    <div className={classes.summary}>
      <div role={sent.length === 0 ? 'alert' : 'status'}>
        {run.kept.length === 0 ? (
          <p className={classes.bad}>{subject.messages.none}</p>
        ) : (
          <p className={classes.strong}>{subject.messages.valid(sent.length - unreached)}</p>
        )}
        {unreached > 0 && <p className={classes.hint}>{messages.unreachedSummary(unreached)}</p>}
        {faulty > 0 && <p className={classes.hint}>{messages.faultySummary(faulty)}</p>}
        {sent.length > 0 && missing !== '' && <p className={classes.hint}>{missing}.</p>}
        {spare > 0 && <p className={classes.hint}>{messages.spare(spare)}</p>}
        {sirens > 0 && <p className={classes.hint}>{messages.sirens(sirens)}</p>}
        {missed.length > 0 && (
          <p className={classes.hint}>
            {messages.leftOutColumns(
              formatNames(
                missed.map(({ header }) => header),
                8,
              ),
            )}
          </p>
        )}
      </div>
      <FilterPill
        label={messages.rowFilter}
        choices={filterChoices(run)}
        value={filter}
        onChange={(value) => onFilter(value as Filter)}
      />
    </div>
  );
};

/** What the file holds, and what is wrong with it, before anything is sent. */
export const PreviewStep = ({ run }: { run: Import }) => {
  const {
    subject,
    reading: { rows },
    sent,
  } = run;
  const [filter, setFilter] = useState<Filter>('');
  const [asWritten, setAsWritten] = useState(false);
  const { said, say } = useSaid(run);
  const fields = useMemo(() => usedFields(subject.kind, rows), [subject.kind, rows]);
  const shown = filter === '' ? rows : rows.filter((row) => isOf(run, filter, row));
  const reason =
    (run.database.checking && messages.checking) ||
    (run.sending.when === 'later' && run.sending.at === '' && messages.sendAtNeeded);
  return (
    <Stack>
      <PreviewSummary run={run} filter={filter} onFilter={setFilter} />
      <ReadingFacts run={run} />
      <Mending
        run={run}
        said={said}
        onSaid={say}
        namesAsWritten={asWritten}
        onNames={() => {
          setAsWritten(!asWritten);
          void run.reading.choose({ namesAsWritten: !asWritten });
        }}
      />
      <PreviewTable run={run} rows={shown} fields={fields} />
      {run.kept.length > 0 && <SendingChoices run={run} />}
      <DialogActions>
        <Button onClick={() => run.goTo('choose')}>{messages.anotherFile}</Button>
        <Button onClick={() => run.goTo('columns')}>{messages.changeColumns}</Button>
        {sent.length > 0 && (
          <Button variant="main" data-autofocus disabledBecause={reason} onClick={run.start}>
            {run.sending.when === 'now' && countUnreached(run) === 0
              ? subject.messages.invite(sent.length)
              : subject.messages.add(sent.length)}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
};
