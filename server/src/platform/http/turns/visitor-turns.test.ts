import { expect, test } from 'vitest';
import { openKnownDevices } from '../../security/known-devices.ts';
import { gate } from '../../../testing/product/gate.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { openVisitorTurns } from './visitor-turns.ts';

const now = (): Date => new Date('2026-03-02T09:00:00Z');

test('lets one who has signed in on hundreds of browsers keep nobody else from signing in', async () => {
  const devices = openKnownDevices(() => ['a secret'], now);
  const inTurn = openVisitorTurns(devices);
  const browserOf = (accountId: number) => devices.remember(accountId, 'mark', null);
  const done = gate();
  const answered: string[] = [];
  const visit = async (name: string, device: string) => {
    const body = { device };
    await inTurn({ host: '192.0.2.1', paced: false, body }, async () => {
      await done.opened;
      answered.push(name);
    }).catch(() => answered.push(`${name}: sent away`));
  };
  const flood = await Promise.all(Array.from({ length: 320 }, () => browserOf(1)));
  const all = flood.map((device) => visit('flood', device));
  await waitFor('too many at once', () => answered.length > 0);
  const [owners, another] = [await browserOf(2), await browserOf(1)];
  all.push(visit('owner', owners));
  // Sent away in its turn: what was asked before it waits by then.
  await visit('flood', another);
  done.open();
  await Promise.all(all);
  const [sentAway, served] = [true, false].map((away) =>
    answered.filter((name) => name.endsWith('sent away') === away),
  );
  expect(new Set(sentAway)).toEqual(new Set(['flood: sent away']));
  expect(served).toContain('owner');
  expect(served?.indexOf('owner')).toBeLessThan(10);
});
