import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../shared/random.ts';
import { signIn } from './caller.ts';
import { kill, makePlace, startTimed, type Kind } from './place.ts';

const serves = async (address: string): Promise<void> => {
  const call = await signIn(address);
  const { status } = await call('POST', '/formations/', { name: 'BTS', level: '5' });
  if (status !== 201) throw new Error(`The start after a killed first start answered ${status}.`);
};

/** How long a first start takes that nobody disturbs, in seconds. */
export const undisturbedStart = async (kind: Kind, smtpUrl: string): Promise<number> => {
  const place = await makePlace(kind);
  const { child, seconds } = await startTimed(place, smtpUrl);
  await kill(child);
  await place.remove();
  return seconds;
};

/** Kills a first start at a random moment of the `whole` seconds that it takes; answers how long the next start took. */
export const killFirstStart = async (
  kind: Kind,
  whole: number,
  smtpUrl: string,
  random: Random,
): Promise<number> => {
  const place = await makePlace(kind);
  const killed = place.start(smtpUrl);
  await pause(random.between(0.02, 1.1) * whole * 1000);
  await kill(killed);
  const { child, address, seconds } = await startTimed(place, smtpUrl);
  await serves(address);
  await kill(child);
  await place.remove();
  return seconds;
};
