import { smtpMailer } from './smtp-mailer.ts';
import type { Config } from '../config.ts';
import { outboxMailer } from './outbox.ts';
import type { Mailer } from './mailer.ts';

/** The mail server of `SMTP_URL`; without it, the outbox folder. */
export const openMailer = (config: Config): Mailer =>
  config.smtpUrl === null
    ? outboxMailer(config.dataDir, config.mailFrom)
    : smtpMailer(config.smtpUrl, config.mailFrom, config.mailPerMinute);
