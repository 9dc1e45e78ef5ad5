import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callQuery, reload } from '../../../platform/data/calls.ts';
import { newKey } from '../../../platform/api/requests.ts';
import { notify, reasonOf } from '../../../platform/notify/notify.ts';
import { useUnsaved } from '../../../platform/router/unsaved.ts';
import type { CheckedRow } from '../../../platform/spreadsheet/check-rows.ts';
import { findKnownRows } from './find-known-rows.ts';
import { handOver, type Sending } from './handing/hand-over.ts';
import type { KnownRow } from './preview/row-state.ts';
import type { ImportSubject } from './subject.ts';
import { useFates } from './use-fates.ts';
import { useReading, type Source } from './use-file-reading.ts';

export type ImportStep = 'choose' | 'columns' | 'preview' | 'handing' | 'report';

const none: readonly never[] = [];

/** Who of the rows is there already: asked once of each row, and again when its address, name or number changes. */
const useKnown = ({ kind }: ImportSubject, rows: readonly CheckedRow[]) => {
  const [known, setKnown] = useState<ReadonlyMap<number, KnownRow>>(new Map());
  const [checking, setChecking] = useState(false);
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Map<number, CheckedRow['values']>());
  useEffect(() => {
    const fresh = rows.filter(
      (row) => row.faults.length === 0 && asked.current.get(row.key) !== row.values,
    );
    if (fresh.length === 0) return;
    for (const row of fresh) asked.current.set(row.key, row.values);
    setChecking(true);
    const ask = async () => {
      try {
        const found = await findKnownRows(kind, fresh);
        setKnown((before) => {
          const next = new Map(before);
          for (const { key } of fresh) next.delete(key);
          for (const [key, one] of found) next.set(key, one);
          return next;
        });
        setFailed(false);
      } catch {
        for (const { key } of fresh) asked.current.delete(key);
        setFailed(true);
      }
      setChecking(false);
    };
    void ask();
  }, [kind, rows]);
  const forget = () => {
    asked.current.clear();
    setKnown(new Map());
  };
  return { known, checking, failed, forget };
};

/** Bringing what is to be imported to the server; once there, it is the server's. */
const useHandOver = (
  subject: ImportSubject,
  setStep: (step: ImportStep) => void,
  onBusy: (busy: boolean) => void,
) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);
  const [reason, setReason] = useState<string | null>(null);
  const [importId, setImportId] = useState<number | null>(null);
  const key = useRef<string | null>(null);
  const busy = useRef(false);
  return {
    progress,
    reason,
    importId,
    forget: () => {
      key.current = null;
    },
    start: async (work: Omit<Parameters<typeof handOver>[0], 'kind' | 'key' | 'onProgress'>) => {
      if (busy.current) return;
      busy.current = true;
      onBusy(true);
      key.current ??= newKey();
      setReason(null);
      setProgress(0);
      setStep('handing');
      try {
        setImportId(
          await handOver({
            ...work,
            kind: subject.kind,
            key: key.current,
            onProgress: setProgress,
          }),
        );
        setStep('report');
        void reload(client, 'GET /imports/', ...subject.changes);
      } catch (error) {
        notify.failure(subject.messages.failed, error);
        setReason(reasonOf(error) ?? subject.messages.failed);
      } finally {
        busy.current = false;
        onBusy(false);
      }
    },
  };
};

/** An import from the file to what the server makes of it. */
export const useImport = (subject: ImportSubject) => {
  const programmes = useQuery(callQuery('GET /formations/'));
  const sessions = useQuery(callQuery('GET /sessions/'));
  const reading = useReading(subject, {
    programmes: programmes.data ?? none,
    sessions: sessions.data ?? none,
  });
  const [step, setStep] = useState<ImportStep>('choose');
  const [sending, setSending] = useState<Sending>({ when: 'now', at: '' });
  const database = useKnown(subject, reading.rows);
  const atWork = useRef(false);
  const handing = useHandOver(subject, setStep, (busy) => {
    atWork.current = busy;
  });
  const edited = useRef(false);
  useUnsaved(useCallback(() => atWork.current || edited.current, []));

  const { leaveOut, leaveOutNone, ...fates } = useFates(subject, reading.rows, database.known);

  const fresh = () => {
    leaveOutNone();
    database.forget();
    handing.forget();
  };
  const open = async (source: Source, as = {}) => {
    fresh();
    const outcome = await reading.open(source, as);
    if (typeof outcome !== 'string') setStep(outcome.plain ? 'preview' : 'columns');
    return outcome;
  };
  return {
    subject,
    step,
    reading,
    programmes: programmes.data ?? none,
    sessions: sessions.data ?? none,
    ready: programmes.data !== undefined && sessions.data !== undefined,
    database,
    handing,
    sending,
    setSending,
    ...fates,
    open,
    chooseSheet: async (name: string) => {
      fresh();
      const outcome = await reading.chooseSheet(name);
      if (outcome && typeof outcome !== 'string') setStep(outcome.plain ? 'preview' : 'columns');
    },
    goTo: setStep,
    change: (changes: Parameters<typeof reading.change>[0]) => {
      edited.current = true;
      return reading.change(changes);
    },
    leaveOut: (keys: readonly number[], isOut: boolean) => {
      edited.current = true;
      leaveOut(keys, isOut);
      void reading.leaveOut(keys, isOut);
    },
    complete: (keys: readonly number[], wanted: boolean) => {
      edited.current = true;
      void reading.complete(keys, wanted);
    },
    start: () => {
      edited.current = false;
      void handing.start({
        fileName: reading.read?.source.name ?? '',
        sending,
        rows: fates.sent,
        leftOut: fates.leftOut(),
      });
    },
  };
};

export type Import = ReturnType<typeof useImport>;
