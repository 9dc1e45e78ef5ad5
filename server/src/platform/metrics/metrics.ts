import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type CollectFunction,
} from 'prom-client';
import type { Database } from '../database/database.ts';
import { countJobs, countMessages, findLastRunSeconds } from './measures.ts';

export interface AnsweredCall {
  method: string;
  /** The route's pattern, never the address: that may hold the token of a link. */
  route: string;
  status: number;
}

/** What the server tells Prometheus; without a token to read it, nothing is counted. */
export interface Metrics {
  callAnswered(call: AnsweredCall, seconds: number): void;
  /** A try to send a message failed; `final` when there will be no other. */
  messageFailed(channel: 'mail' | 'sms' | 'push', final: boolean): void;
  /** In Prometheus' text format. */
  read(): Promise<{ text: string; contentType: string }>;
  close(): void;
}

const noMetrics: Metrics = {
  callAnswered: () => {},
  messageFailed: () => {},
  read: async () => ({ text: '', contentType: 'text/plain' }),
  close: () => {},
};

/** Up to where most calls end, and beyond: the longest that one may take is 30 s. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Gauges that are read from the database when somebody asks; while it is away they are not told. */
const addGauges = (registry: Registry, db: Database): void => {
  const registers = [registry];
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (gauge: Gauge<Label>) => Promise<void>,
  ) => {
    const collect: CollectFunction<Gauge<Label>> = async function collect() {
      this.reset();
      // Whoever reads finds tandem_database_up at 0.
      await read(this).catch(() => this.remove());
    };
    return new Gauge<Label>({ name, help, labelNames, registers, collect });
  };
  gauge('tandem_database_up', 'Whether the database answers', [], async (up) => {
    const answers = await db.pool.query('select 1').then(
      () => 1,
      () => 0,
    );
    up.set(answers);
  });
  gauge('tandem_jobs', 'Background jobs by state', ['queue', 'state'], async (jobs) => {
    for (const { queue, state, count } of await countJobs(db.read))
      jobs.set({ queue, state }, count);
  });
  gauge('tandem_messages', 'Messages by state', ['channel', 'state'], async (messages) => {
    for (const { channel, state, count } of await countMessages(db.read))
      messages.set({ channel, state }, count);
  });
  gauge(
    'tandem_matching_last_run_seconds',
    'How long the last run of the matching took that has ended, or takes that is running',
    ['state'],
    async (run) => {
      const last = await findLastRunSeconds(db.read);
      if (last) run.set({ state: last.state }, last.seconds);
    },
  );
};

export const openMetrics = (token: string | null, db: Database): Metrics => {
  if (token === null) return noMetrics;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addGauges(registry, db);
  const calls = new Histogram({
    name: 'tandem_http_request_duration_seconds',
    help: 'How long calls take until they are answered',
    labelNames: ['method', 'route', 'status'],
    buckets: callBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'tandem_message_failures_total',
    help: 'Failed tries to send a message',
    labelNames: ['channel', 'final'],
    registers,
  });
  return {
    callAnswered: (call, seconds) => calls.observe({ ...call }, seconds),
    messageFailed: (channel, final) => failures.inc({ channel, final: String(final) }),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
    close: () => registry.clear(),
  };
};
