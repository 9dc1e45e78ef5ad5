import { useQueryClient } from '@tanstack/react-query';
import { emailKey } from '@tandem/domain/accounts/email';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reload } from '../../../platform/data/calls.ts';
import { notify, reasonOf } from '../../../platform/notify/notify.ts';
import { useUnsaved } from '../../../platform/router/unsaved.ts';
import type { ImportFields, ImportKind } from '../../../platform/spreadsheet/check-rows.ts';
import { isSendable, valuesOf } from './row-state.ts';
import { SendingError, sendRows, type Result } from './send-rows.ts';
import type { ImportSubject, Row } from './subject.ts';

/** Milliseconds in which a press may still be the second half of a double click on what began the sending. */
const doubleClick = 600;

export type ImportStep = 'choose' | 'preview' | 'sending' | 'stopped' | 'report';

type Values<Kind extends ImportKind> = Record<ImportFields[Kind], string> & { email: string };

/** An import from the preview to the report. */
export const useImport = <Kind extends ImportKind>(subject: ImportSubject<Kind>) => {
  const client = useQueryClient();
  const [step, setStep] = useState<ImportStep>('choose');
  const [rows, setRows] = useState<readonly Row<Kind>[]>([]);
  const [progress, setProgress] = useState(0);
  const [stopping, setStopping] = useState(false);
  /** Why it stopped, where nobody asked it to. */
  const [reason, setReason] = useState<string | null>(null);
  const results = useRef(new Map<string, Result>());
  const before = useRef<ReadonlyMap<string, unknown> | null>(null);
  const uncertain = useRef(false);
  const stopped = useRef(false);
  const startedAt = useRef(0);

  const atWork = useRef(false);
  useEffect(() => {
    atWork.current = step === 'sending' || step === 'stopped';
  }, [step]);
  useUnsaved(useCallback(() => atWork.current, []));
  // What goes away with its screen does not go on unseen.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const sendable = rows.filter(isSendable);

  const finish = () => {
    const outcomes = [...results.current.values()];
    const created = outcomes.filter((result) => result !== 'known').length;
    if (created > 0) notify.success(subject.messages.done(created));
    setStep('report');
    void reload(client, ...subject.changes);
  };

  const start = async () => {
    stopped.current = false;
    startedAt.current = performance.now();
    setStopping(false);
    setReason(null);
    setStep('sending');
    try {
      before.current ??= await subject.invited();
      await sendRows({
        rows: sendable.map(valuesOf) as Values<Kind>[],
        results: results.current,
        before: before.current,
        uncertain: uncertain.current,
        send: subject.send,
        invited: subject.invited,
        onProgress: setProgress,
        isStopped: () => stopped.current,
      });
      uncertain.current = false;
    } catch (error) {
      const cause = error instanceof SendingError ? error.cause : error;
      uncertain.current ||= error instanceof SendingError && error.uncertain;
      notify.failure(subject.messages.failed, cause);
      setReason(reasonOf(cause) ?? subject.messages.failed);
      setStep('stopped');
      return;
    }
    if (results.current.size < sendable.length) setStep('stopped');
    else finish();
  };

  return {
    step,
    rows,
    sendable,
    progress,
    stopping,
    reason,
    resultOf: (row: Row<Kind>): Result | 'unsent' =>
      (isSendable(row) &&
        results.current.get(emailKey((row.values as Record<string, string>)['email'] ?? ''))) ||
      'unsent',
    choose: () => setStep('choose'),
    preview: (read: readonly Row<Kind>[]) => {
      setRows(read);
      setStep('preview');
    },
    start: () => void start(),
    stop: () => {
      if (performance.now() - startedAt.current < doubleClick) return;
      stopped.current = true;
      setStopping(true);
    },
    finish,
  };
};

export type Import<Kind extends ImportKind> = ReturnType<typeof useImport<Kind>>;
