import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { FileStore } from './gateways/files/file-store.ts';
import type { Mailer } from './gateways/mail/mailer.ts';
import type { Places } from './gateways/places/places.ts';
import type { PdfReader } from './gateways/pdf/pdf-reader.ts';
import type { SmsSender } from './gateways/sms/sms-sender.ts';
import type { ReadingBook } from './journal/reading-book.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Metrics } from './metrics.ts';
import type { KnownDevices } from './security/known-devices.ts';
import type { Keyring } from './security/keyring.ts';
import type { Tokens } from './security/tokens.ts';
import type { Vault } from './security/vault.ts';
import type { Database } from './storage/database.ts';
import type { SkillNames } from './storage/skills.ts';
import type { LiveSessions } from './use-cases/matching/live-sessions.ts';
import type { ScoringThreads } from './use-cases/matching/scoring-threads.ts';

/** What use cases work with. */
export interface Services {
  version: string;
  config: Config;
  log: Logger;
  now: () => Date;
  db: Database;
  readings: ReadingBook;
  skillNames: SkillNames;
  live: LiveSessions;
  threads: ScoringThreads;
  jobs: JobQueue;
  tokens: Tokens;
  keyring: Keyring;
  devices: KnownDevices;
  vault: Vault;
  mailer: Mailer;
  sms: SmsSender;
  files: FileStore;
  places: Places;
  /** The server is about to close: calls are still answered. */
  life: { isStopping: boolean };
  metrics: Metrics;
  /** Where communes are looked up more exactly; null where the network is not to be asked. */
  communesApi: string | null;
  pdf: PdfReader;
}
