import { expect, test } from 'vitest';
import { accessMinutes, openTokens } from './tokens.ts';

const start = new Date('2026-09-01T08:00:00.900Z');

const open = () => {
  const clock = { now: start, secrets: ['the first secret of this test'] };
  const tokens = openTokens(
    () => clock.secrets,
    () => clock.now,
  );
  return { clock, tokens };
};

test('a token that was verified before lapses like any other', async () => {
  const { clock, tokens } = open();
  const token = await tokens.makeAccess({ signInId: 7 });
  const after = (seconds: number) => {
    clock.now = new Date(Math.floor(start.getTime() / 1000) * 1000 + seconds * 1000);
    return tokens.readAccess(token);
  };
  const life = accessMinutes * 60;
  expect(await after(0)).toEqual({ signInId: 7 });
  expect(await after(life - 0.001)).toEqual({ signInId: 7 });
  expect(await after(life)).toBeNull();
  expect(
    await openTokens(
      () => clock.secrets,
      () => clock.now,
    ).readAccess(token),
  ).toBeNull();
});

test('a token that was verified before is worth nothing once its secret has been let go', async () => {
  const { clock, tokens } = open();
  const token = await tokens.makeAccess({ signInId: 7 });
  expect(await tokens.readAccess(token)).toEqual({ signInId: 7 });
  const [first = ''] = clock.secrets;
  clock.secrets = ['another secret of this test', first];
  expect(await tokens.readAccess(token)).toEqual({ signInId: 7 });
  clock.secrets = ['another secret of this test'];
  expect(await tokens.readAccess(token)).toBeNull();
});

test('what looks like a token that was verified is verified by itself', async () => {
  const { tokens } = open();
  const token = await tokens.makeAccess({ signInId: 7 });
  expect(await tokens.readAccess(token)).toEqual({ signInId: 7 });
  for (const forged of [token.slice(0, -1), `${token}x`, token.toUpperCase(), ''])
    expect(await tokens.readAccess(forged)).toBeNull();
});
