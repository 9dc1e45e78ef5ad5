import type { Sending } from '../handing/hand-over.ts';
import type { ImportSubject } from '../subject.ts';
import type { Import } from '../use-import.ts';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import type { KnownRow } from '../known-row.ts';
import { sentMessages } from './messages.ts';
import type { Fate } from './row-state.ts';

type Sent = readonly Pick<Import['sent'][number], 'row' | 'fate'>[];

/** Of the rows that will be sent, how many are invited, added without an address, and complete a sheet that is there. */
export const countSent = (sent: Sent) => {
  const added = sent.filter(({ fate }) => fate !== 'update');
  const unreached = added.filter(({ row }) => row.values.email === '').length;
  return {
    invited: added.length - unreached,
    unreached,
    completed: sent.length - added.length,
  };
};

/** Of those who are completed, how many have their link on the telephone of another number, which opens nothing any more. */
export const countMoved = (
  sent: readonly { row: Pick<CheckedRow, 'key' | 'refusals'>; fate: Fate }[],
  known: ReadonlyMap<number, Pick<KnownRow, 'is_moved'>>,
): number =>
  sent.filter(
    ({ row: { key, refusals }, fate }) =>
      fate === 'update' && !('phone' in refusals) && known.get(key)?.is_moved === true,
  ).length;

/** What the button that sends them does, in words: nobody whom the centre has is invited again. */
export const sendingLabel = (
  { messages }: Pick<ImportSubject, 'messages'>,
  { when }: Pick<Sending, 'when'>,
  sent: Sent,
): string => {
  const { invited, unreached, completed } = countSent(sent);
  const added = invited + unreached;
  const word = when === 'now' && unreached === 0 ? messages.invite : messages.add;
  if (completed === 0) return word(added);
  return added === 0 ? sentMessages.complete(completed) : sentMessages.both(word(added), completed);
};
