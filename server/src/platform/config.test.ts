import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, type Environment } from './config.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tandem-config-'));
let serial = 0;
const freshFolder = (): string => path.join(root, `data-${(serial += 1)}`);

const read = (environment: Environment) => readConfig({ DATA_DIR: freshFolder(), ...environment });

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('without any variable', () => {
  test('every value has its default', () => {
    const dataDir = freshFolder();
    expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      dataDir,
      publicUrl: 'http://127.0.0.1:3000',
      adminEmail: null,
      adminPassword: null,
      smtpUrl: null,
      imap: null,
      sms: null,
      s3: null,
      logLevel: 'info',
      trustProxy: false,
      metricsToken: null,
      drainSeconds: 0,
      demo: false,
    });
  });

  test('an empty value counts as absent', () => {
    expect(read({ PORT: '', SMTP_URL: '  ', LOG_LEVEL: '' })).toMatchObject({
      port: 3000,
      smtpUrl: null,
      logLevel: 'info',
    });
  });
});

describe('what is set', () => {
  test('host and port make the links unless PUBLIC_URL does, which loses its last slashes', () => {
    expect(read({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://0.0.0.0:8080');
    expect(read({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(read({ PUBLIC_URL: 'https://tandem.example/app//' }).publicUrl).toBe(
      'https://tandem.example/app',
    );
  });

  test('an SMS provider has its documented address and a sender', () => {
    expect(read({ SMS_API_KEY: 'key' }).sms).toEqual({
      apiKey: 'key',
      baseUrl: 'https://api.brevo.com',
      sender: 'Tandem',
    });
  });

  test('a signing service is complete, and calls back with a secret where one is given', () => {
    expect(read({}).esign).toBeNull();
    const esign = { ESIGN_URL: 'https://signer.example/', ESIGN_KEY: 'api_1' };
    expect(read(esign).esign).toEqual({
      url: 'https://signer.example',
      key: 'api_1',
      webhookSecret: null,
    });
    const ESIGN_WEBHOOK_SECRET = 's'.repeat(32);
    expect(read({ ...esign, ESIGN_WEBHOOK_SECRET }).esign?.webhookSecret).toBe(
      ESIGN_WEBHOOK_SECRET,
    );
    for (const name of Object.keys(esign))
      expect(() => read({ ...esign, [name]: undefined })).toThrow(`${name} is wrong`);
  });

  test('a mailbox has its folder, its port, and what was escaped as it was typed', () => {
    expect(read({ IMAP_URL: 'imaps://retours%40centre.fr:p%40ss%2F@imap.example' }).imap).toEqual({
      host: 'imap.example',
      port: 993,
      isSecure: true,
      user: 'retours@centre.fr',
      password: 'p@ss/',
      folder: 'INBOX',
    });
    expect(read({ IMAP_URL: 'imap://u:100%25@[::1]:1143/Retours/Non%20remis' }).imap).toEqual({
      host: '::1',
      port: 1143,
      isSecure: false,
      user: 'u',
      password: '100%',
      folder: 'Retours/Non remis',
    });
  });

  test('a bucket is complete', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'tandem-cv',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(read(s3).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'tandem-cv',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    for (const name of Object.keys(s3))
      expect(() => read({ ...s3, [name]: undefined })).toThrow(`${name} is wrong`);
  });
});

describe('a wrong value', () => {
  const wrong: [name: string, ...values: string[]][] = [
    ['HOST', 'not a host', 'http://x'],
    ['PORT', 'abc', '-1', '65536', '3000.5', '0x50', '1e3'],
    ['DATABASE_URL', 'mysql://x/y', 'tandem', 'localhost:5432'],
    ['PUBLIC_URL', 'tandem.example', 'ftp://tandem.example', 'https://tandem.example/?a=1'],
    ['ADMIN_EMAIL', 'admin', 'admin@', 'a b@exemple.fr'],
    [
      'ADMIN_PASSWORD',
      'short',
      'nouppercase1!',
      'NoDigits!!',
      'Password1!',
      `Aa1!${'x'.repeat(600)}`,
    ],
    ['SMTP_URL', 'http://mail.example', 'mail.example', 'smtp://'],
    [
      'IMAP_URL',
      'imap.example',
      'https://u:p@imap.example',
      'imaps://imap.example',
      'imaps://u@imap.example',
      'imaps://u:p@imap.example/?x',
    ],
    ['MAIL_FROM', 'Tandem', 'Tandem <tandem>', 'a@exemple.fr, b@exemple.fr'],
    ['SMS_BASE_URL', 'api.brevo.com'],
    ['SMS_SENDER', 'TandemAlternance', 'Té', '1234567890123456'],
    ['SECRET_KEY', 'too short'],
    ['S3_ENDPOINT', 's3.example'],
    ['ESIGN_URL', 'signer.example', 'ftp://signer.example', 'https://signer.example/?a=1'],
    ['ESIGN_KEY', 'une clé'],
    ['ESIGN_WEBHOOK_SECRET', 'too short'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'too short'],
    ['DRAIN_SECONDS', 'a while', '-1', '61', '1.5'],
    ['TRUST_PROXY', 'yes'],
    ['TANDEM_DEMO', '1'],
  ];
  const others = { S3_BUCKET: 'b-1', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' };
  const signing = { ESIGN_URL: 'https://signer.example', ESIGN_KEY: 'api_1' };
  const cases = wrong.flatMap(([name, ...values]) => values.map((value) => [name, value]));

  test.each(cases)('%s=%s stops with one line that names it', (name = '', value = '') => {
    const dataDir = freshFolder();
    const environment = {
      ...(name === 'S3_ENDPOINT' && others),
      ...(name.startsWith('ESIGN_') && signing),
      DATA_DIR: dataDir,
      [name]: value,
    };
    expect(() => readConfig(environment)).toThrow(
      new RegExp(`^${name} is wrong: it must be [^\\n]+\\.$`),
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a secret is not repeated in the line', () => {
    expect(() => read({ ADMIN_PASSWORD: 'motdepasse' })).not.toThrow('motdepasse');
    expect(() => read({ SMTP_URL: 'http://user:motdepasse@x' })).not.toThrow('motdepasse');
    expect(() => read({ IMAP_URL: 'http://user:motdepasse@x' })).not.toThrow('motdepasse');
  });

  test('DATA_DIR must be a folder', () => {
    const file = path.join(root, 'a-file');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: file })).toThrow('DATA_DIR is wrong');
    expect(() => readConfig({ DATA_DIR: path.join(file, 'below') })).toThrow('DATA_DIR is wrong');
  });
});

describe('the secret', () => {
  test('is made once, kept, and read by nobody else', () => {
    const dataDir = freshFolder();
    const { secretKey } = readConfig({ DATA_DIR: dataDir });
    expect(secretKey.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: dataDir }).secretKey).toBe(secretKey);
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(readConfig({ DATA_DIR: freshFolder() }).secretKey).not.toBe(secretKey);
  });

  test('is not made where SECRET_KEY is set', () => {
    const dataDir = freshFolder();
    const secretKey = 's'.repeat(32);
    expect(readConfig({ DATA_DIR: dataDir, SECRET_KEY: secretKey }).secretKey).toBe(secretKey);
    expect(existsSync(path.join(dataDir, 'secret'))).toBe(false);
  });

  test('is never replaced: without it the contract sheets cannot be read', () => {
    const dataDir = freshFolder();
    mkdirSync(dataDir);
    const file = path.join(dataDir, 'secret');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(`${file} is damaged`);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});
