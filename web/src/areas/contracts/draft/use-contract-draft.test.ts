// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from './use-contract-draft.ts';

afterEach(cleanup);

test('the other tab of this browser shows what one has saved, and keeps what is typed in it', async () => {
  const stored: Record<string, string> = { siret: '1', phone: '06' };
  /** What the network does to the tabs in turn. */
  const gates: Promise<void>[] = [];
  const tab = (channel: string) =>
    renderHook(() =>
      useDraft({
        channel,
        begin: { values: { ...stored }, hidden: {}, proposed: {}, others: {} },
        send: async (changes) => {
          await gates.shift();
          for (const { key, value } of changes) stored[key] = value;
          return { saved: changes.map(({ key }) => key), conflicts: [] };
        },
        onClosed: () => undefined,
        reread: async () => ({ values: { ...stored }, hidden: {}, proposed: {}, others: {} }),
      }),
    ).result;
  const one = tab('the same file');
  const other = tab('the same file');
  const elsewhere = tab('another file');
  const slow = Promise.withResolvers<void>();
  gates.push(slow.promise);
  act(() => other.current.set('phone', '07'));
  const saving = other.current.flush();
  act(() => one.current.set('siret', '12'));
  await act(() => one.current.flush());
  await waitFor(() => expect(other.current.values).toEqual({ siret: '12', phone: '07' }));
  slow.resolve();
  await act(() => saving);
  await waitFor(() => expect(one.current.values).toEqual({ siret: '12', phone: '07' }));
  expect(elsewhere.current.values).toEqual({ siret: '1', phone: '06' });
});
