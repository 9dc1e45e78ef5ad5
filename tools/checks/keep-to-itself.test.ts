import { expect, it } from 'vitest';
import { keepToItself } from './keep-to-itself.ts';

it('takes away every way out, and nothing else', () => {
  const environment = {
    DATABASE_URL: 'postgres://tandem@127.0.0.1/tandem',
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'tandem@exemple.fr',
    SMS_API_KEY: 'key',
    S3_BUCKET: 'files',
    ESIGN_URL: 'https://signer.example/',
    IMAP_URL: 'imap://127.0.0.1',
    DATA_DIR: './data',
    PORT: '3000',
  };
  expect(keepToItself(environment)).toEqual([
    'DATABASE_URL',
    'SMTP_URL',
    'SMS_API_KEY',
    'S3_BUCKET',
    'ESIGN_URL',
    'IMAP_URL',
  ]);
  expect(environment).toEqual({
    MAIL_FROM: 'tandem@exemple.fr',
    DATA_DIR: './data',
    PORT: '3000',
  });
});
