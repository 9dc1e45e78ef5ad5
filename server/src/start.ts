import { openKnownDevices } from './platform/security/known-devices.ts';
import { type PdfReader, openPdfReader } from './resume-reading/worker/pdf-reader.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { buildApp } from './app.ts';
import { ConfigFault, type Config } from './platform/config.ts';
import { openSigningService } from './platform/esign/open-signing-service.ts';
import { untilAnswered } from './platform/http/graceful-stop.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { loadPlaces } from './platform/places/places.ts';
import { communesApi as communesAddress } from './platform/places/refine-place.ts';
import { openSmsSender } from './platform/sms/sms-sender.ts';
import { openJobQueue, type QueueTiming } from './platform/queue/queue.ts';
import { runnersOf } from './runners.ts';
import { RecordReadings } from './platform/audit-log/record-readings.ts';
import { openLog } from './platform/log.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { openKeyring } from './platform/security/keyring.ts';
import { ensurePushKeys } from './platform/push/push-keys.ts';
import { openTokens } from './platform/security/tokens.ts';
import { openVault, type Vault } from './platform/security/vault.ts';
import type { Services } from './areas/services.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { recogniseWaiting } from './areas/candidates/index.ts';
import { ChanceTables } from './areas/learning/index.ts';
import { KeptCards, ShownLog } from './areas/matches/index.ts';
import { SkillNames, syncReferenceSkills } from './areas/reference/index.ts';
import { openCommands } from './maintenance/commands.ts';
import { renewScores } from './scoring/runs/renew-scores.ts';
import { LiveSessions } from './scoring/live/live-sessions.ts';
import { ScoringThreads, type ThreadOptions } from './scoring/threads/scoring-threads.ts';

export const readVersion = (): string => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

export interface OpenServices {
  services: Services;
  close(): Promise<void>;
}

/** What a test replaces of the world around the server. */
export interface Surroundings {
  now?: () => Date;
  /** Where log lines go; the standard output unless told. */
  logTo?: DestinationStream;
  jobTiming?: QueueTiming;
  /** A test is not to hang on how fast a message leaves. */
  messagePatienceMs?: number;
  /** Nor on how fast a run is. */
  launchPatienceMs?: number;
  /** How long an access token lives: a test that a crowded machine holds up does not sign in again, as a browser does. */
  accessMinutes?: number;
  /** Where communes are looked up; null to ask nobody. */
  communesApi?: string | null;
  /** Sessions with fewer texts are scored as a whole at every change. */
  fewTexts?: number;
  /** How blocks are shared by threads. */
  scoring?: ThreadOptions;
  /** Without it, what was answered may be lost when the machine stops. */
  durable?: boolean;
  /** Reads resumes for several servers, and outlives them. */
  pdf?: PdfReader;
  /** The built client that is served. */
  webFolder?: string;
}

/** Fails without leaving the database open. */
const openQueueOn = async (
  db: Database,
  vault: Vault,
  log: Logger,
  timing: QueueTiming | undefined,
) => {
  try {
    await syncReferenceSkills(db.read);
    await ensurePushKeys(db, vault);
    return await openJobQueue(db, log, timing);
  } catch (error) {
    await db.close();
    throw error;
  }
};

/** Opens everything that use cases work with; jobs are not taken up yet. */
export const openServices = async (
  config: Config,
  onCrash: (error: Error) => void,
  {
    now = () => new Date(),
    logTo,
    jobTiming,
    messagePatienceMs = 3000,
    launchPatienceMs = 4000,
    accessMinutes,
    fewTexts,
    scoring,
    communesApi = communesAddress,
    durable = true,
    pdf: sharedPdf,
  }: Surroundings = {},
): Promise<OpenServices> => {
  const log = openLog(config.logLevel, logTo);
  const [places, db] = await Promise.all([
    loadPlaces(),
    openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, durable, onCrash }),
  ]);
  const keyring = openKeyring(config);
  const vault = openVault(keyring);
  const jobs = await openQueueOn(db, vault, log, jobTiming);
  const threads = new ScoringThreads(db, scoring);
  const mailer = openMailer(config);
  const pdf = sharedPdf ?? openPdfReader({}, places.search);
  const metrics = openMetrics(config.metricsToken, db);
  const shown = new ShownLog(db, log);
  const services: Services = {
    version: readVersion(),
    config,
    log,
    now,
    db,
    readings: new RecordReadings(db),
    skillNames: new SkillNames(),
    shown,
    keptCards: new KeptCards(),
    chances: new ChanceTables(),
    live: new LiveSessions(fewTexts),
    threads,
    jobs,
    keyring,
    tokens: openTokens(keyring, now, accessMinutes),
    devices: openKnownDevices(keyring, now),
    vault,
    mailer,
    sms: openSmsSender(config),
    messagePatienceMs,
    esign: openSigningService(config),
    files: openFileStore(config),
    life: { isStopping: false, working: new Set<Promise<unknown>>() },
    metrics,
    places,
    communesApi,
    pdf,
    launchPatienceMs,
  };
  const close = async () => {
    await untilAnswered(services.life);
    await jobs.stop();
    await shown.write();
    await threads.close();
    mailer.close();
    if (!sharedPdf) await pdf.close();
    metrics.close();
    await db.close();
  };
  return { services, close };
};

export interface RunningServer {
  services: Services;
  app: FastifyInstance;
  /** Where it answers, such as http://127.0.0.1:3000. */
  address: string;
  /** Calls in flight are answered, jobs handed back, the database closed. */
  stop(): Promise<void>;
}

const builtClient = fileURLToPath(new URL('../../web/dist', import.meta.url));

const listenFaults: Record<string, [variable: string, expected: string]> = {
  EADDRINUSE: ['PORT', 'a port that no other program uses'],
  EACCES: ['PORT', 'a port that this account may open'],
  EADDRNOTAVAIL: ['HOST', 'an address of this machine'],
  ENOTFOUND: ['HOST', 'an address of this machine'],
  EAI_AGAIN: ['HOST', 'an address of this machine'],
};

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const fault = listenFaults[(error as NodeJS.ErrnoException).code ?? ''];
    throw fault ? new ConfigFault(...fault) : error;
  }
};

export const startServer = async (
  config: Config,
  onCrash: (error: Error) => void,
  surroundings?: Surroundings,
): Promise<RunningServer> => {
  const { services, close } = await openServices(config, onCrash, surroundings);
  try {
    const app = await buildApp(services, surroundings?.webFolder ?? builtClient);
    await renewScores(services);
    await services.jobs.work(runnersOf(services));
    // A server that was off when its day's run was due makes up for it.
    await services.db.transaction(async (tx) => {
      await services.jobs.add(tx, 'retention', [{}]);
      // After an update it makes what is kept of names, too, so that the first list that is brought in need not.
      await services.jobs.add(tx, 'tidy', [{}]);
      await services.jobs.add(tx, 'sweep-files', [{}]);
      await services.jobs.add(tx, 'date-enrolments', [{}]);
      await recogniseWaiting(services, tx);
    });
    const address = await listen(app, config);
    const line = await openCommands(services);
    const stop = async () => {
      services.life.isStopping = true;
      // A proxy that asks whether this server is ready has the time to send calls elsewhere.
      await pause(config.drainSeconds * 1000);
      await line?.close();
      await app.close();
      await close();
    };
    return { services, app, address, stop };
  } catch (error) {
    await close();
    throw error;
  }
};
