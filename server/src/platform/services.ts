import type { Logger } from 'pino';
import type { RecordReadings } from './audit-log/record-readings.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { SigningService } from './esign/signing-service.ts';
import type { FileStore } from './files/file-store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Places } from './places/places.ts';
import type { JobQueue } from './queue/queue.ts';
import type { KnownDevices } from './security/known-devices.ts';
import type { Keyring } from './security/keyring.ts';
import type { Tokens } from './security/tokens.ts';
import type { Vault } from './security/vault.ts';
import type { SmsSender } from './sms/sms-sender.ts';

export interface ServerLife {
  /** The server is about to close: calls are still answered. */
  isStopping: boolean;
  /** Calls that are being worked on, also where whoever asked has gone. */
  working: Set<Promise<unknown>>;
}

/** The running server itself. */
export interface RuntimeServices {
  version: string;
  config: Config;
  log: Logger;
  now: () => Date;
  life: ServerLife;
  metrics: Metrics;
}

/** What is kept, and what guards it. */
export interface DataServices {
  db: Database;
  jobs: JobQueue;
  files: FileStore;
  readings: RecordReadings;
  tokens: Tokens;
  keyring: Keyring;
  devices: KnownDevices;
  vault: Vault;
}

/** The world outside the server. */
export interface OutsideServices {
  mailer: Mailer;
  sms: SmsSender;
  /** How long a call waits for the first try of the messages that it has caused. */
  messagePatienceMs: number;
  /** Null where people sign on paper alone. */
  esign: SigningService | null;
  places: Places;
  /** Where communes are looked up more exactly; null where the network is not to be asked. */
  communesApi: string | null;
}

/** A use case takes of it only what it uses: `Pick<PlatformServices, 'db' | 'now'>`. */
export interface PlatformServices extends RuntimeServices, DataServices, OutsideServices {}
