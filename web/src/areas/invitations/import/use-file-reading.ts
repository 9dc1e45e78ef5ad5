import type { ImportField } from '@tandem/domain/invitations/import/fields';
import type { ReadingChoices } from '@tandem/domain/invitations/import/rows/read-rows';
import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from '../../../platform/spreadsheet/check-rows.ts';
import type { Change, FileReading } from '../../../platform/spreadsheet/import-reading.ts';
import type { TextReading } from '../../../platform/spreadsheet/read-file.ts';
import type { ReadFault } from '../../../platform/spreadsheet/sheets.ts';
import {
  openImport,
  type Opened,
  type OpenImport,
  type Rows,
} from '../../../platform/spreadsheet/spreadsheet.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';
import type { ImportSubject } from './subject.ts';

export type Source = { name: string; content: Blob | string };

interface Read {
  reading: FileReading;
  source: Source;
}

/** A file in its thread: what it holds, what its columns are taken for, and its rows as they are mended. */
export const useReading = (
  { kind }: ImportSubject,
  choices: Pick<ReadingChoices, 'programmes' | 'sessions'>,
) => {
  const thread = useRef<OpenImport | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [rows, setRows] = useState<readonly CheckedRow[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => thread.current?.close(), []);

  const working = async <Outcome>(work: Promise<Outcome>): Promise<Outcome> => {
    setBusy(true);
    const outcome = await work;
    setBusy(false);
    return outcome;
  };

  const takeRows = async (
    work: Promise<Rows> | undefined,
    all: boolean,
  ): Promise<ReadFault | null> => {
    if (!work) return null;
    const outcome = await working(work);
    if ('fault' in outcome) return outcome.fault;
    const changed = new Map(outcome.rows.map((row) => [row.key, row]));
    setRows((before) => (all ? outcome.rows : before.map((row) => changed.get(row.key) ?? row)));
    return null;
  };

  const take = async (work: Promise<Opened>, source: Source): Promise<ReadFault | FileReading> => {
    const outcome = await working(work);
    if ('fault' in outcome) return outcome.fault;
    setRead({ reading: outcome.reading, source });
    setRows([]);
    if (outcome.reading.plain)
      await takeRows(thread.current?.map(outcome.reading.columns.map(({ field }) => field)), true);
    return outcome.reading;
  };

  return {
    read,
    rows,
    busy,
    open: (source: Source, as: TextReading = {}) => {
      thread.current?.close();
      thread.current = openImport();
      const order = { kind, choices, remembered: rememberedColumns() };
      return take(thread.current.open(order, source.content, as), source);
    },
    chooseSheet: (name: string) =>
      thread.current && read ? take(thread.current.chooseSheet(name), read.source) : null,
    map: (fields: readonly (ImportField | null)[], remember: boolean) => {
      if (remember && read) rememberColumns(read.reading.key, fields);
      if (read)
        setRead({
          ...read,
          reading: {
            ...read.reading,
            columns: read.reading.columns.map((column, index) =>
              Object.assign({}, column, { field: fields[index] ?? null }),
            ),
          },
        });
      return takeRows(thread.current?.map(fields), true);
    },
    choose: (more: Partial<ReadingChoices>) => takeRows(thread.current?.choose(more), true),
    change: (changes: readonly Change[]) => takeRows(thread.current?.change(changes), false),
    leaveOut: (keys: readonly number[], out: boolean) =>
      takeRows(thread.current?.leaveOut(keys, out), false),
    complete: (keys: readonly number[], wanted: boolean) =>
      takeRows(thread.current?.complete(keys, wanted), false),
  };
};

export type Reading = ReturnType<typeof useReading>;
