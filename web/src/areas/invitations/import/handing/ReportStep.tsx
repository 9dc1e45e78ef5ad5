import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatNames } from '../../../../platform/format/text.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { callQuery, reload } from '../../../../platform/data/calls.ts';
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import classes from '../Import.module.css';
import { downloadImportReport } from './import-report.ts';
import { ImportFigures } from '../ImportFigures.tsx';
import { isMoving, rereadMs } from './import-progress.ts';
import { nameOf } from '../find-known-rows.ts';
import { importMessages as messages } from '../messages.ts';
import type { Import } from '../use-import.ts';

/** What becomes of every row, while the server deals with them and after; to be kept as a file. */
export const ReportStep = ({
  run,
  importId,
  onClose,
}: {
  run: Import;
  importId: number;
  onClose: () => void;
}) => {
  const client = useQueryClient();
  const query = useQuery({
    ...callQuery('GET /imports/{id}/', { params: { id: importId } }),
    refetchInterval: ({ state: { data } }) => (!data || isMoving(data) ? rereadMs : false),
  });
  const treated = query.data?.treated;
  const { changes, kind } = run.subject;
  useEffect(() => {
    if (treated !== undefined) void reload(client, ...changes);
  }, [client, treated, changes]);
  const settled = query.data?.state === 'done' || query.data?.state === 'scheduled';
  const added = query.data?.added ?? 0;
  const told = useRef(false);
  useEffect(() => {
    if (!settled || told.current || added === 0) return;
    told.current = true;
    notify.success(run.subject.messages.done(added));
  }, [settled, added, run.subject]);
  const known = run.kept.flatMap(({ row, fate }) =>
    fate === 'skip' ? [row.values.email || nameOf(kind, row)] : [],
  );
  return (
    <Stack>
      <Loaded
        query={query}
        skeleton={<Skeleton height={140} />}
        failure={run.subject.messages.failed}
      >
        {(record) => (
          <ImportFigures
            record={record}
            kept={{ known: known.length, others: run.reading.rows.length - run.kept.length }}
          />
        )}
      </Loaded>
      {known.length > 0 && (
        <p className={classes.list}>{messages.knownList(formatNames(known, 10))}</p>
      )}
      <DialogActions>
        <ButtonLink variant="quiet" to="/dashboard/imports">
          {messages.allImports}
        </ButtonLink>
        <Button onClick={() => void downloadImportReport(importId, kind)}>
          {messages.downloadReport}
        </Button>
        <Button variant="main" data-autofocus onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </Stack>
  );
};
