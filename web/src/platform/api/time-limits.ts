import type { ContractKey } from '@tandem/contract';

const seconds = 1000;
const usualTimeout = 5 * seconds;
/** A photograph of ten megabytes leaves a phone at a megabit a second, and is read then. */
const fileTimeout = 120 * seconds;

const timeLimits: { [_ in ContractKey]?: number } = {
  'POST /applicants/registration/': 15 * seconds,
  'PUT /applicants/registration/': 15 * seconds,
  'PUT /applicants/registration/{applicantId}/correction/': 15 * seconds,
  'POST /auto-fill/': 60 * seconds,
  'POST /applicants/registration/{applicantId}/auto-fill/': 60 * seconds,
  // A batch waits for the answers of the mail server.
  'POST /temp-applicants/': 60 * seconds,
  'POST /temp-companies/': 60 * seconds,
  'POST /temp-applicants/all/recontact/': 60 * seconds,
  // Answers 202 after 4 s when the run goes on.
  'POST /launch_matching/': 15 * seconds,
  'GET /own-data/': 120 * seconds,
  'GET /own-data/{accountId}/': 120 * seconds,
  // Every file of a session is opened.
  'GET /sessions/{id}/apprentices/': 60 * seconds,
  // Fonts are read with the first of them.
  'POST /contract/agreement-template/preview/': 15 * seconds,
  // A large programme takes its time.
  'GET /assignment/': 60 * seconds,
  'POST /assignment/notify/': 15 * seconds,
};

/** Milliseconds after which an answer comes too late; a file takes its time on its way. */
export const timeLimitOf = (key: ContractKey, withFile: boolean): number =>
  Math.max(timeLimits[key] ?? usualTimeout, withFile ? fileTimeout : 0);
