import { companyMessages } from './messages.ts';

/** What a company is called where one reads about one of its needs; null where there is none any more. */
export const companyName = (company: { name: string } | string | null | undefined): string =>
  (typeof company === 'string' ? company : company?.name) || companyMessages.unavailable;
