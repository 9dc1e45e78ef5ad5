import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Places } from './platform/places/places.ts';
import type { PdfReader } from './platform/pdf/pdf-reader.ts';
import type { SmsSender } from './platform/sms/sms-sender.ts';
import type { ReadingBook } from './platform/audit-log/record-readings.ts';
import type { JobQueue } from './platform/queue/queue.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Keyring } from './platform/security/keyring.ts';
import type { Tokens } from './platform/security/tokens.ts';
import type { Vault } from './platform/security/vault.ts';
import type { Database } from './platform/database/database.ts';
import type { SkillNames } from './areas/reference/skill-queries.ts';
import type { LiveSessions } from './scoring/live/live-sessions.ts';
import type { ScoringThreads } from './scoring/threads/scoring-threads.ts';

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
