import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isEmail } from '@tandem/domain/email';
import { passwordFaults } from '@tandem/domain/password';

export interface SmsConfig {
  apiKey: string;
  baseUrl: string;
  sender: string;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How the server runs, read once from environment variables; README.md lists them. */
export interface Config {
  host: string;
  port: number;
  databaseUrl: string | null;
  dataDir: string;
  /** Prefix of every link in a message, without a slash at its end. */
  publicUrl: string;
  adminEmail: string;
  /** Null: one is generated, and printed once. */
  adminPassword: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  sms: SmsConfig | null;
  s3: S3Config | null;
  secretKey: string;
  logLevel: string;
  trustProxy: boolean;
  /** The demo data set runs here: sent messages can be read by a superuser. */
  demo: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigFault extends Error {
  constructor(variable: string, expected: string) {
    super(`${variable} is wrong: it must be ${expected}.`);
  }
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads one variable; empty counts as absent. */
const reader = (environment: Environment) => {
  const raw = (name: string): string | null => environment[name]?.trim() || null;
  const checked =
    (expected: string, fits: (value: string) => boolean) =>
    (name: string): string | null => {
      const value = raw(name);
      if (value !== null && !fits(value)) throw new ConfigFault(name, expected);
      return value;
    };
  const url = (expected: string, protocols: string[]) =>
    checked(expected, (value) => protocols.includes(URL.parse(value)?.protocol ?? ''));
  return { raw, checked, url };
};

const keptSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
};

const readSms = ({ raw, url }: ReturnType<typeof reader>): SmsConfig | null => {
  const apiKey = raw('SMS_API_KEY');
  const http = url('an http(s) address', ['http:', 'https:']);
  const baseUrl = http('SMS_BASE_URL') ?? 'https://api.brevo.com';
  return apiKey === null
    ? null
    : { apiKey, baseUrl: baseUrl.replace(/\/+$/, ''), sender: raw('SMS_SENDER') ?? 'Tandem' };
};

const readS3 = ({ raw, url }: ReturnType<typeof reader>): S3Config | null => {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (names.every((name) => raw(name) === null)) return null;
  const missing = names.find((name) => raw(name) === null);
  if (missing) throw new ConfigFault(missing, 'set, as the other S3_ variables are');
  const endpoint = url('an http(s) address', ['http:', 'https:'])('S3_ENDPOINT') ?? '';
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: raw('S3_BUCKET') ?? '',
    region: raw('S3_REGION') ?? 'us-east-1',
    accessKeyId: raw('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: raw('S3_SECRET_ACCESS_KEY') ?? '',
  };
};

/** Fails with one line that names the variable and what it must be. */
export const readConfig = (environment: Environment): Config => {
  const read = reader(environment);
  const { raw, checked, url } = read;
  const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
  const yesNo = checked('true or false', (value) => ['true', 'false'].includes(value));
  const host = raw('HOST') ?? '127.0.0.1';
  const port = Number(checked('a port number from 0 to 65535', isPort)('PORT') ?? 3000);
  const publicUrl =
    url('an http(s) address', ['http:', 'https:'])('PUBLIC_URL') ?? `http://${host}:${port}`;
  const dataDir = path.resolve(raw('DATA_DIR') ?? 'data');
  const secretKey = checked('at least 32 characters', (value) => value.length >= 32);
  const level = checked(`one of ${levels.join(', ')}`, (value) => levels.includes(value));
  return {
    host,
    port,
    databaseUrl: url('a postgres:// address', ['postgres:', 'postgresql:'])('DATABASE_URL'),
    dataDir,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    adminEmail: checked('an e-mail address', isEmail)('ADMIN_EMAIL') ?? 'admin@tandem.local',
    adminPassword: checked(
      'a password of at least 8 characters with an uppercase and a lowercase letter, a digit and a special character',
      (value) => passwordFaults(value).length === 0,
    )('ADMIN_PASSWORD'),
    smtpUrl: url('an smtp:// or smtps:// address', ['smtp:', 'smtps:'])('SMTP_URL'),
    mailFrom: raw('MAIL_FROM') ?? 'Tandem <ne-pas-repondre@tandem.local>',
    sms: readSms(read),
    s3: readS3(read),
    secretKey: secretKey('SECRET_KEY') ?? keptSecret(dataDir),
    logLevel: level('LOG_LEVEL') ?? 'info',
    trustProxy: yesNo('TRUST_PROXY') === 'true',
    demo: yesNo('TANDEM_DEMO') === 'true',
  };
};
