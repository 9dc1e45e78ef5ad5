import { isSiren } from '@tandem/domain/invitations/import/cells/sirets';
import { fold } from '@tandem/domain/invitations/import/fold';
import { usedFields } from '@tandem/domain/invitations/import/rows/change-rows';
import { useMemo, useState, type ReactNode } from 'react';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { FilterPill } from '../../../../ui/table/Toolbar.tsx';
import classes from '../Import.module.css';
import { LeftOutColumns } from './LeftOutColumns.tsx';
import { Mending } from './Mending.tsx';
import { importMessages as messages } from '../messages.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { ReadingFacts } from '../ReadingFacts.tsx';
import { filterMessages, sentMessages } from './messages.ts';
import { filterChoices, isOfFilter, type RowFilter } from './row-filters.ts';
import { InvitationText } from '../handing/InvitationText.tsx';
import { SendingChoices } from '../handing/SendingChoices.tsx';
import { countSent, sendingLabel } from './what-is-sent.ts';
import type { Import } from '../use-import.ts';

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

/** Shows some of the rows, and leaves them out or takes them back, all at once. */
const RowFilterBar = ({
  run,
  filter,
  shown,
  onFilter,
}: {
  run: Import;
  filter: RowFilter;
  shown: readonly CheckedRow[];
  onFilter: (filter: RowFilter) => void;
}) => {
  const {
    reading: { rows },
    database: { known },
    out,
  } = run;
  const choices = useMemo(() => filterChoices(rows, known, filter), [rows, known, filter]);
  const staying = shown.filter(({ key }) => !out.has(key));
  const some = staying.length > 0 ? staying : shown;
  return (
    <div className={classes.mend}>
      {filter !== '' && shown.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            run.leaveOut(
              some.map(({ key }) => key),
              staying.length > 0,
            )
          }
        >
          {staying.length > 0
            ? filterMessages.leaveOut(staying.length)
            : filterMessages.takeBack(shown.length)}
        </Button>
      )}
      <FilterPill
        label={messages.rowFilter}
        choices={choices}
        value={filter}
        onChange={(value) => onFilter(value as RowFilter)}
      />
    </div>
  );
};

/** How many will be sent, and what of the file will be missing. */
const PreviewSummary = ({ run, children }: { run: Import; children: ReactNode }) => {
  const {
    subject,
    reading: { rows, read },
    sent,
  } = run;
  const faulty = rows.filter((row) => isOfFilter('faulty', row, run.database.known)).length;
  const missing = missingOf(run);
  const { invited, unreached, completed } = countSent(sent);
  const spare = sent.reduce((sum, { row }) => sum + row.spare.length, 0);
  const sirens = sent.filter(({ row }) => isSiren(row.values.siret)).length;
  return (
    <div className={classes.summary}>
      <div role={sent.length === 0 ? 'alert' : 'status'}>
        {run.kept.length === 0 ? (
          <p className={classes.bad}>{subject.messages.none}</p>
        ) : (
          (invited > 0 || completed === 0) && (
            <p className={classes.strong}>{subject.messages.valid(invited)}</p>
          )
        )}
        {completed > 0 && <p className={classes.strong}>{sentMessages.completed(completed)}</p>}
        {unreached > 0 && <p className={classes.hint}>{messages.unreachedSummary(unreached)}</p>}
        {faulty > 0 && <p className={classes.hint}>{messages.faultySummary(faulty)}</p>}
        {sent.length > 0 && missing !== '' && <p className={classes.hint}>{missing}.</p>}
        {spare > 0 && <p className={classes.hint}>{messages.spare(spare)}</p>}
        {sirens > 0 && <p className={classes.hint}>{messages.sirens(sirens)}</p>}
        <LeftOutColumns columns={read?.reading.columns ?? []} />
      </div>
      {children}
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
  const [filter, setFilter] = useState<RowFilter>('');
  const [asWritten, setAsWritten] = useState(false);
  const { said, say } = useSaid(run);
  const fields = useMemo(() => usedFields(subject.kind, rows), [subject.kind, rows]);
  const shown =
    filter === '' ? rows : rows.filter((row) => isOfFilter(filter, row, run.database.known));
  const reason =
    (run.database.checking && messages.checking) ||
    (run.sending.when === 'later' && run.sending.at === '' && messages.sendAtNeeded);
  return (
    <Stack>
      <PreviewSummary run={run}>
        <RowFilterBar run={run} filter={filter} shown={shown} onFilter={setFilter} />
      </PreviewSummary>
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
      {sent.length > 0 && <InvitationText run={run} />}
      <DialogActions>
        <Button onClick={() => run.goTo('choose')}>{messages.anotherFile}</Button>
        <Button onClick={() => run.goTo('columns')}>{messages.changeColumns}</Button>
        {sent.length > 0 && (
          <Button variant="main" data-autofocus disabledBecause={reason} onClick={run.start}>
            {sendingLabel(subject, run.sending, sent)}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
};
