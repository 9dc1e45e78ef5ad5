import { fairQueue } from '../../security/fair-queue.ts';
import type { KnownDevices } from '../../security/known-devices.ts';

/** What visitors ask is written somewhere, or looked up, several times in a call: more at once only wait for the database. */
const limits = { atOnce: 6, waiting: 300, waitingEach: 200, retryAfter: 5 };
/** Those that wait by themselves most of their time. */
const pacedLimits = { ...limits, atOnce: 24 };

interface Visit {
  host: string;
  paced: boolean;
  /** What was sent, as the contract has it. */
  body: unknown;
}

/** The token that a browser shows on which people have signed in before. */
const shownDevice = (body: unknown): string => {
  const shown = (body as { device?: unknown } | undefined)?.device;
  return typeof shown === 'string' ? shown : '';
};

/**
 * Few calls of visitors at once, networks in turns, and browsers on which people have signed in before all others: a flood of
 * guesses and wrong links keeps nobody who is known from signing in, nor those who are signed in from their work.
 */
export const openVisitorTurns = (devices: KnownDevices) => {
  const inTurn = fairQueue(limits);
  const inPacedTurn = fairQueue(pacedLimits);
  return async <Result>(
    { host, paced, body }: Visit,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    // By who signed in there: whoever has an account makes as many browsers known as they like.
    const owner = (await devices.read(shownDevice(body)))?.accounts[0];
    const turn =
      owner === undefined ? { key: `network ${host}` } : { key: `account ${owner}`, first: true };
    return (paced ? inPacedTurn : inTurn)(turn, work);
  };
};
