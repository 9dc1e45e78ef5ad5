import { z } from 'zod';
import { leftDevice, signInTokens } from './accounts.ts';
import { everyone, type Calls } from '../call.ts';
import { email, token } from '../fields/fields.ts';
import { message } from '../fields/shapes.ts';

/** Made by the browser that asks for a link, at random, and shown again when the link is used: it opens nothing elsewhere. */
const browserSecret = token.min(32);

export const signInLinkCalls = {
  'GET /token/link/': {
    summary: 'Whether candidates and companies may have a link sent to them by mail that signs in',
    roles: everyone,
    auditAction: null,
    answer: z.object({ available: z.boolean() }),
    addition: true,
  },
  'POST /token/link/request/': {
    summary:
      'Ask for a mail with a link that signs in, once, within a quarter of an hour, from the browser that has asked; answers the same whether the account exists or not',
    roles: everyone,
    auditAction: null,
    body: z.object({ email, browser: browserSecret, device: leftDevice.optional() }),
    answer: message,
    paced: true,
    addition: true,
  },
  'POST /token/link/': {
    summary:
      'Sign in with the link of a mail, from the browser that has asked for it; an account with a second factor is answered `second_factor_needed`, as by `POST /token/`',
    roles: everyone,
    auditAction: null,
    body: z.object({ token, browser: browserSecret, device: leftDevice.optional() }),
    answer: signInTokens,
    addition: true,
  },
} as const satisfies Calls;
