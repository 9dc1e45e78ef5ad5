import type { Answer } from '@tandem/contract';
import { formatMoment } from '../../platform/format/dates.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { sendingMessages as messages } from './messages.ts';

type Sending = Answer<'POST /temp-applicants/{id}/recontact/'>;

export type MailSending = Pick<
  Sending,
  'email_sent' | 'email_sent_count' | 'last_email_sent' | 'email_error' | 'opened_at'
>;
export type SmsSending = Pick<Sending, 'sms_sent' | 'sms_sent_count' | 'last_sms_sent'>;

const last = (moment: string | null): string =>
  messages.last(moment === null ? messages.never : formatMoment(moment));

export const mailLines = (sending: MailSending): string[] => [
  formatCount(sending.email_sent_count, ...messages.mailCount),
  last(sending.last_email_sent),
  ...(sending.opened_at ? [messages.opened(formatMoment(sending.opened_at))] : []),
  ...(sending.email_error ? [messages.mailError(sending.email_error)] : []),
];

export const smsLines = (sending: SmsSending): string[] =>
  sending.sms_sent
    ? [formatCount(sending.sms_sent_count, ...messages.smsCount), last(sending.last_sms_sent)]
    : [messages.noSms];
