import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../shared/random.ts';
import type { Place, Store } from './place.ts';

/** What goes wrong while people work; `email` is whom they write to meanwhile. */
export interface Fault {
  name: string;
  /** Where it can happen; on both unless told. */
  on?: Store;
  begin(place: Place, random: Random, email: string): Promise<void> | void;
  end(place: Place, email: string): Promise<void> | void;
}

const failingDisk = (name: string, code: string): Fault => ({
  name,
  on: 'disk',
  begin: ({ faultFile }) => writeFileSync(faultFile, code),
  end: ({ faultFile }) => rmSync(faultFile, { force: true }),
});

/** Minutes: no further on than a token holds, back as far as a clock that was wrong by days. */
const minutesOn = 9;
const minutesBack = 3 * 24 * 60;

const movedClock = (name: string, sign: 1 | -1): Fault => {
  let minutes = 0;
  return {
    name,
    begin: ({ clock }, random) => {
      minutes = sign * Math.round(random.between(1, sign > 0 ? minutesOn : minutesBack));
      clock.pass(minutes, 'minutes');
    },
    end: ({ clock }) => clock.pass(-minutes, 'minutes'),
  };
};

const isBusy = async ({ server }: Place): Promise<boolean> => {
  const { rows } = await server.services.db.pool.query(
    "select 1 from jobs.job where state = 'active' limit 1",
  );
  return rows.length > 0;
};

/** Longer than it takes until one of the jobs of a round has begun. */
const untilBusyMs = 1000;

/**
 * In the middle of a job where one has begun: half of the time of a mail of which the server has not said yet whether it takes it,
 * else at a moment of chance of whatever is done. What a dead process was at is taken up once its heart has stood still for
 * a minute, which passes at once here.
 */
const killedWorker: Fault = {
  name: 'the worker is killed in the middle of a job',
  on: 'worker',
  begin: async (place, random, email) => {
    if (random.chance(0.5)) place.mail.hold(email);
    for (const end = performance.now() + untilBusyMs; performance.now() < end;)
      if (await isBusy(place)) break;
    await pause(random.between(0, 40));
    if (await isBusy(place)) place.killedAtWork += 1;
    await place.worker?.kill();
  },
  end: async ({ mail, server, worker }, email) => {
    mail.release(email, 'accepted');
    const { pool } = server.services.db;
    await pool.query("update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'");
    await pool.query(
      "update jobs.queue set monitor_claim_on = monitor_claim_on - interval '1 minute'",
    );
    await worker?.replace();
  },
};

export const faults: readonly Fault[] = [
  {
    name: 'the database goes away',
    begin: ({ database }) => database.cut(),
    end: ({ database }) => database.restore(),
  },
  failingDisk('the disk is full', 'ENOSPC'),
  failingDisk('the disk is read-only', 'EROFS'),
  movedClock('the clock goes on', 1),
  movedClock('the clock goes back', -1),
  {
    name: 'the mail server hangs',
    begin: ({ mail }, _random, email) => mail.hold(email),
    end: ({ mail }, email) => mail.release(email, 'accepted'),
  },
  {
    name: 'the mail server goes away',
    begin: ({ mail }) => mail.pause(),
    end: ({ mail }) => mail.resume(),
  },
  {
    name: 'the mail server says later',
    begin: ({ mail }, random, email) => mail.refuse(email, 451, 1 + random.below(2)),
    end: () => {},
  },
  {
    name: 'the bucket fails',
    on: 'bucket',
    begin: ({ bucket }, random) => bucket.fail(random.chance(0.5) ? 500 : 503, 1 + random.below(5)),
    end: ({ bucket }) => bucket.fail(500, 0),
  },
  {
    name: 'the bucket answers half',
    on: 'bucket',
    begin: ({ bucket }, random) => bucket.breakOff(1 + random.below(5)),
    end: ({ bucket }) => bucket.breakOff(0),
  },
  killedWorker,
];
