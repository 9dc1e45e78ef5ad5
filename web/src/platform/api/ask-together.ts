import type { ContractKey } from '@tandem/contract';
import { storedTokens } from '../session/sign-in-tokens.ts';
import { leaveParts } from './early-answers.ts';
import { addressOf, requestOf, type LooseOptions } from './requests.ts';

const patience = 10_000;

/** Asks in one request for what several calls answer: each of these, when it is asked for next, takes its own part of it. */
export const askTogether = (
  key: ContractKey & `GET ${string}`,
  options: LooseOptions,
  parts: Readonly<Record<string, string>>,
): void => {
  const access = storedTokens()?.access;
  const answers = globalThis.tandemEarly?.answers;
  if (access === undefined || !answers) return;
  const request = requestOf(key, {}, access);
  const signal = AbortSignal.timeout(patience);
  leaveParts(answers, parts, fetch(addressOf(key, options), { ...request, signal }), access);
};
