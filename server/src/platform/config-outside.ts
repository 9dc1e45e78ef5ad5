import { ConfigFault, web, type ConfigReader } from './config-reader.ts';
import { isSecretLong, secretMinLength } from './security/kept-secret.ts';

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

/** A service by which people sign online. */
export interface EsignConfig {
  /** Without a slash at its end. */
  url: string;
  key: string;
  /** What it shows when it calls back; null: it is only asked. */
  webhookSecret: string | null;
}

const isSender = (value: string): boolean => /^([A-Za-z0-9 ]{3,11}|\d{3,15})$/.test(value);

export const readSms = ({ raw, checked, url }: ConfigReader): SmsConfig | null => {
  const apiKey = raw('SMS_API_KEY');
  const baseUrl = url('an http(s) address', web)('SMS_BASE_URL') ?? 'https://api.brevo.com';
  const sender = checked('3 to 11 letters and digits, or up to 15 digits', isSender)('SMS_SENDER');
  return apiKey === null
    ? null
    : { apiKey, baseUrl: baseUrl.replace(/\/+$/, ''), sender: sender ?? 'Tandem' };
};

const isBucket = (value: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value);

export const readS3 = ({ raw, checked, url }: ConfigReader): S3Config | null => {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (names.every((name) => raw(name) === null)) return null;
  const missing = names.find((name) => raw(name) === null);
  if (missing) throw new ConfigFault(missing, 'set, as the other S3_ variables are');
  const endpoint = url('an http(s) address', web)('S3_ENDPOINT') ?? '';
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: checked('the name of a bucket', isBucket)('S3_BUCKET') ?? '',
    region: raw('S3_REGION') ?? 'us-east-1',
    accessKeyId: raw('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: raw('S3_SECRET_ACCESS_KEY') ?? '',
  };
};

export const readEsign = ({ raw, checked, url }: ConfigReader): EsignConfig | null => {
  const names = ['ESIGN_URL', 'ESIGN_KEY', 'ESIGN_WEBHOOK_SECRET'];
  if (names.every((name) => raw(name) === null)) return null;
  const missing = ['ESIGN_URL', 'ESIGN_KEY'].find((name) => raw(name) === null);
  if (missing) throw new ConfigFault(missing, 'set, as the other ESIGN_ variables are');
  const service = url(
    'an http(s) address without ? and #',
    web,
    (parsed) => !parsed.search && !parsed.hash,
  )('ESIGN_URL');
  return {
    url: (service ?? '').replace(/\/+$/, ''),
    key: checked('a key without spaces', (value) => /^[!-~]+$/.test(value))('ESIGN_KEY') ?? '',
    webhookSecret: checked(
      `at least ${secretMinLength} characters`,
      isSecretLong,
    )('ESIGN_WEBHOOK_SECRET'),
  };
};

/** The mailbox to which mails come back that could not be delivered. */
export interface ImapConfig {
  host: string;
  port: number;
  /** TLS from the first byte; else it begins with STARTTLS. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
}

/** As it was typed, where it is no escape of an address. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const readImap = ({ url }: ConfigReader): ImapConfig | null => {
  const address = url(
    'an imaps:// or imap:// address with a user and a password, such as imaps://user:password@imap.example.com/INBOX',
    ['imap:', 'imaps:'],
    ({ hostname, username, password, search, hash }) =>
      [hostname, username, password].every((part) => part !== '') && search + hash === '',
  )('IMAP_URL');
  if (address === null) return null;
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isSecure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 993 : 143),
    isSecure,
    user: decoded(username),
    password: decoded(password),
    folder: decoded(pathname.slice(1)) || 'INBOX',
  };
};
