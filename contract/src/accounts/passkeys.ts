import { z } from 'zod';
import { leftDevice, signInTokens } from './accounts.ts';
import { everyone, signedIn, type Calls } from '../call.ts';
import { id, page, properName } from '../fields/fields.ts';

/** What an earlier answer gave, to be sent back as it is. */
const ticket = z.string().min(1).max(2000);

/** Bytes, as WebAuthn writes them in JSON. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

const credential = {
  id: bytes.min(1),
  rawId: bytes.min(1),
  type: z.literal('public-key'),
};

/** What `navigator.credentials.create` gives, as its `toJSON` writes it. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(20).default([]),
  }),
});

/** The same of `navigator.credentials.get`. */
const assertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

const named = z.object({ type: z.literal('public-key'), id: z.string() });

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  /** Null until it opens the account for the first time. */
  last_used_at: z.string().nullable(),
});

const passkeyName = properName(60);

export const passkeyCalls = {
  'POST /token/passkey/challenge/': {
    summary:
      'What a browser needs to sign in with a passkey, or to show who one is, as JSON for `navigator.credentials.get`',
    roles: everyone,
    auditAction: null,
    answer: z.object({
      options: z.object({
        challenge: z.string(),
        rpId: z.string(),
        timeout: z.int(),
        userVerification: z.literal('required'),
      }),
      ticket: z.string(),
    }),
    addition: true,
  },
  'POST /token/passkey/': {
    summary: 'Sign in with a passkey: it stands for the password and the second factor',
    roles: everyone,
    auditAction: null,
    body: z.object({ ticket, credential: assertion, device: leftDevice.optional() }),
    answer: signInTokens,
    addition: true,
  },
  'POST /sign-ins/confirm/passkey/': {
    summary:
      'Show by a passkey, in place of the password, who one is: with what `POST /token/passkey/challenge/` gives',
    roles: signedIn,
    auditAction: null,
    body: z.object({ ticket, credential: assertion }),
    answer: 'empty',
    addition: true,
    beforeSecondFactor: true,
  },
  'GET /passkeys/': {
    summary: 'One’s passkeys',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(passkey),
    addition: true,
  },
  'POST /passkeys/challenge/': {
    summary: 'What a browser needs to make a passkey, as JSON for `navigator.credentials.create`',
    roles: signedIn,
    auditAction: null,
    answer: z.object({
      options: z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
        excludeCredentials: z.array(named),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
        attestation: z.literal('none'),
        timeout: z.int(),
      }),
      ticket: z.string(),
    }),
    addition: true,
    sensitive: true,
    beforeSecondFactor: true,
  },
  'POST /passkeys/': {
    summary: 'Add a passkey that the browser has made',
    roles: signedIn,
    auditAction: 'change_passkey',
    body: z.object({ ticket, name: passkeyName, credential: attestation }),
    answer: passkey,
    statuses: [201],
    addition: true,
    beforeSecondFactor: true,
  },
  'PUT /passkeys/{id}/': {
    summary: 'Rename a passkey',
    roles: signedIn,
    auditAction: 'change_passkey',
    params: z.object({ id }),
    body: z.object({ name: passkeyName }),
    answer: passkey,
    addition: true,
  },
  'DELETE /passkeys/{id}/': {
    summary: 'Revoke a passkey: it opens nothing any more',
    roles: signedIn,
    auditAction: 'change_passkey',
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
