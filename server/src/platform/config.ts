import { makePrivate } from './database/private-folder.ts';
import { mkdirSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { isEmail } from '@tandem/domain/accounts/email';
import { passwordFaults, passwordMaxLength } from '@tandem/domain/accounts/password';
import { isCommonPassword } from './security/passwords/common-passwords.ts';
import { isDiskFull, lineOfFault, tryToWrite } from './database/disk-fault.ts';
import {
  readEsign,
  readImap,
  readS3,
  readSms,
  type EsignConfig,
  type ImapConfig,
  type S3Config,
  type SmsConfig,
} from './config-outside.ts';
import {
  ConfigFault,
  configReader,
  web,
  type ConfigReader,
  type Environment,
} from './config-reader.ts';
import {
  isSecretLong,
  keptSecrets,
  secretFileIn,
  secretMinLength,
} from './security/kept-secret.ts';

export { ConfigFault, type Environment } from './config-reader.ts';
export type { EsignConfig, ImapConfig, S3Config, SmsConfig } from './config-outside.ts';

/** How the server runs, read once from environment variables; README.md lists them. */
export interface Config {
  host: string;
  port: number;
  databaseUrl: string | null;
  dataDir: string;
  /** Prefix of every link in a message, without a slash at its end. */
  publicUrl: string;
  /** Null: a superuser is only made where there is none. */
  adminEmail: string | null;
  /** Null: one is generated, and printed once. */
  adminPassword: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** How many mails the mail server takes a minute; null: any number. */
  mailPerMinute: number | null;
  /** How many calls that write a sign-in may send a minute, in one process. */
  writesPerMinute: number;
  /** Where mails come back; null: what is refused at once is all that is known. */
  imap: ImapConfig | null;
  sms: SmsConfig | null;
  s3: S3Config | null;
  /** Null: everybody signs on paper. */
  esign: EsignConfig | null;
  /** Signs tokens and seals contract sheets. */
  secretKey: string;
  /** Still opens what it sealed, while the key is being changed. */
  secretKeyBefore: string | null;
  /** Where the secrets are kept; null where they are given. */
  secretFile: string | null;
  logLevel: string;
  /** Who answers for the data, and where to write about it; null: the contact page. */
  centreName: string | null;
  privacyEmail: string | null;
  /** How long a contract sheet is kept after its contract has ended. */
  contractSheetMonths: number;
  trustProxy: boolean;
  /** What Prometheus shows to read /metrics; null: there are none. */
  metricsToken: string | null;
  /** How long a server that is told to stop says that it is not ready before it closes its door, in seconds. */
  drainSeconds: number;
  /** Whether other programs on the same network may be told what happens, and without https. */
  webhooksPrivate: boolean;
  /** Whether a push service on the same network may be used, and without https. */
  pushPrivate: boolean;
  /** The demo data set runs here: sent messages can be read by a superuser. */
  demo: boolean;
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** An address, alone or after a name: `Tandem <contact@exemple.fr>`. */
const isMailbox = (value: string): boolean =>
  isEmail(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value);

export const dataDirOf = (environment: Environment): string =>
  path.resolve(environment['DATA_DIR']?.trim() || 'data');

/** The data folder, made on first use; only the account that runs the server reads it. */
const prepareFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    tryToWrite(folder);
  } catch (error) {
    // A full disk is no reason not to start: what is there can be read.
    if (isDiskFull(error)) return;
    const line = lineOfFault(folder, error);
    throw line ? new Error(line) : new ConfigFault('DATA_DIR', 'a folder that can be written');
  }
  makePrivate(folder);
};

/** A host as it stands in an address: IPv6 has brackets there. */
const inAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** What a variable can hold, by its kind: each fails in the words that say so. */
const kindsOf = ({ checked }: ConfigReader) => {
  const whole = (expected: string, least: number, most: number) =>
    checked(
      expected,
      (value) =>
        /^\d+$/.test(value) &&
        value.length <= String(most).length &&
        Number(value) >= least &&
        Number(value) <= most,
    );
  return {
    host: checked(
      'a host name or a network address',
      (value) => isIPv6(value) || /^[\w.-]+$/.test(value),
    ),
    port: whole('a port number from 0 to 65535', 0, 65_535),
    yesNo: checked('true or false', (value) => ['true', 'false'].includes(value)),
    secret: checked(`at least ${secretMinLength} characters`, isSecretLong),
    level: checked(`one of ${levels.join(', ')}`, (value) => levels.includes(value)),
    drain: whole('a number of seconds from 0 to 60', 0, 60),
    months: whole('a number of months from 1 to 120', 1, 120),
    pace: whole('a number of mails a minute from 6 to 6000', 6, 6000),
    writePace: whole('a number of calls a minute from 60 to 1000000', 60, 1_000_000),
    email: checked('an e-mail address', isEmail),
    password: checked(
      'a password of at least 8 characters with an uppercase and a lowercase letter, a digit and a special character, and not a common one',
      (value) =>
        passwordFaults(value).length === 0 &&
        value.length <= passwordMaxLength &&
        !isCommonPassword(value),
    ),
  };
};

/** Fails with one line that names the variable and what it must be. */
export const readConfig = (environment: Environment): Config => {
  const read = configReader(environment);
  const { raw, checked, url } = read;
  const kind = kindsOf(read);
  const host = kind.host('HOST') ?? '127.0.0.1';
  const port = Number(kind.port('PORT') ?? 3000);
  const publicUrl =
    url(
      'an http(s) address without ? and #',
      web,
      (parsed) => !parsed.search && !parsed.hash,
    )('PUBLIC_URL') ?? `http://${inAddress(host)}:${port}`;
  const mailPerMinute = kind.pace('MAIL_PER_MINUTE');
  const dataDir = dataDirOf(environment);
  const config = {
    host,
    port,
    databaseUrl: url('a postgres:// address', ['postgres:', 'postgresql:'])('DATABASE_URL'),
    dataDir,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    adminEmail: kind.email('ADMIN_EMAIL'),
    adminPassword: kind.password('ADMIN_PASSWORD'),
    smtpUrl: url(
      'an smtp:// or smtps:// address',
      ['smtp:', 'smtps:'],
      ({ hostname }) => hostname !== '',
    )('SMTP_URL'),
    mailFrom:
      checked('an e-mail address, alone or as Name <address>', isMailbox)('MAIL_FROM') ??
      'Tandem <ne-pas-repondre@tandem.local>',
    mailPerMinute: mailPerMinute === null ? null : Number(mailPerMinute),
    writesPerMinute: Number(kind.writePace('WRITES_PER_MINUTE') ?? 600),
    imap: readImap(read),
    sms: readSms(read),
    s3: readS3(read),
    esign: readEsign(read),
    secretKey: kind.secret('SECRET_KEY'),
    secretKeyBefore: kind.secret('SECRET_KEY_BEFORE'),
    logLevel: kind.level('LOG_LEVEL') ?? 'info',
    centreName: raw('CENTRE_NAME'),
    privacyEmail: kind.email('PRIVACY_EMAIL'),
    contractSheetMonths: Number(kind.months('CONTRACT_SHEET_MONTHS') ?? 12),
    trustProxy: kind.yesNo('TRUST_PROXY') === 'true',
    metricsToken: kind.secret('METRICS_TOKEN'),
    drainSeconds: Number(kind.drain('DRAIN_SECONDS') ?? 0),
    webhooksPrivate: kind.yesNo('WEBHOOKS_PRIVATE') === 'true',
    pushPrivate: kind.yesNo('PUSH_PRIVATE') === 'true',
    demo: kind.yesNo('TANDEM_DEMO') === 'true',
  };
  if (config.secretKeyBefore !== null && config.secretKey === null)
    throw new ConfigFault('SECRET_KEY', 'set where SECRET_KEY_BEFORE is');
  // Nothing is written before every value has been found right.
  prepareFolder(dataDir);
  if (config.secretKey !== null)
    return { ...config, secretKey: config.secretKey, secretFile: null };
  const [secretKey = ''] = keptSecrets(dataDir);
  return { ...config, secretKey, secretFile: secretFileIn(dataDir) };
};
