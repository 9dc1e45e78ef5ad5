import { useMemo, useState } from 'react';
import type { CheckedRow } from '../../../platform/spreadsheet/check-rows.ts';
import { nameOf } from './find-known-rows.ts';
import type { LeftOut } from './handing/hand-over.ts';
import { importMessages as messages } from './messages.ts';
import { fateOf, isSound, keptReasonOf, type IfKnown, type KnownRow } from './preview/row-state.ts';
import type { ImportSubject } from './subject.ts';

/** What may be the very reason why a row is left out is no reason to refuse the report of it. */
const storedText = (text: string): string => text.replaceAll('\0', '').slice(0, 300).toWellFormed();

/** What becomes of the rows of a file: which somebody leaves out, which are kept, which of these are sent, and why the others are not. */
export const useFates = (
  { kind }: ImportSubject,
  rows: readonly CheckedRow[],
  known: ReadonlyMap<number, KnownRow>,
) => {
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const [ifKnown, setIfKnown] = useState<IfKnown>({
    email: 'skip',
    person: 'skip',
    alike: 'add',
  });
  const kept = useMemo(() => {
    const sound = rows.filter((row) => isSound(row) && !out.has(row.key));
    return sound.map((row) => ({ row, fate: fateOf(known.get(row.key), ifKnown) }));
  }, [rows, out, known, ifKnown]);
  const sent = useMemo(() => kept.filter(({ fate }) => fate !== 'skip'), [kept]);
  /** Put together once it is handed over: of a list that is known it is nearly all of it. */
  const leftOut = (): LeftOut[] => {
    const handed = new Set(sent.map(({ row }) => row.key));
    return rows
      .filter(({ key }) => !handed.has(key))
      .map((row) => ({
        position: row.key,
        line: row.line,
        name: storedText(nameOf(kind, row)),
        email: storedText(row.values.email),
        reason: out.has(row.key)
          ? messages.leftOutByYou
          : keptReasonOf(kind, row, known.get(row.key)),
      }));
  };
  const leaveOut = (keys: readonly number[], isOut: boolean) =>
    setOut((before) => {
      const next = new Set(before);
      for (const key of keys)
        if (isOut) next.add(key);
        else next.delete(key);
      return next;
    });
  const leaveOutNone = () => setOut(new Set());
  return { out, ifKnown, setIfKnown, kept, sent, leftOut, leaveOut, leaveOutNone };
};
