import { z } from 'zod';
import { leftDevice, signInTokens } from './accounts.ts';
import { everyone, signedIn, superuser, type Calls } from '../call.ts';
import { emailLookup, text, typedPassword } from '../fields/fields.ts';

/** What an earlier answer gave, to be sent back as it is. */
const ticket = z.string().min(1).max(2000);

/** Of an app, or a recovery code; spaces, hyphens and small letters do not matter. */
const code = text(40);

const recoveryCodes = z.object({
  /** Shown once: each opens the account once without the app. */
  recovery_codes: z.array(z.string()),
});

export const secondFactorCalls = {
  'POST /token/second-factor/': {
    summary:
      'Sign in, second step: the code of an account whose `POST /token/` answered `second_factor_needed`, with the challenge of its `data`',
    roles: everyone,
    auditAction: null,
    body: z.object({ challenge: ticket, code, device: leftDevice.optional() }),
    answer: signInTokens,
    addition: true,
  },
  'GET /second-factor/': {
    summary: 'Whether signing in to one’s account asks for a code as well',
    roles: signedIn,
    auditAction: null,
    answer: z.object({
      /** Since when codes of an app are asked for; null where they are not. */
      since: z.string().nullable(),
      recovery_codes_left: z.int(),
    }),
    addition: true,
    beforeSecondFactor: true,
  },
  'POST /second-factor/': {
    summary:
      'Begin to set up an app that shows codes: its key, which counts once a code has shown that the app has it',
    roles: signedIn,
    auditAction: null,
    answer: z.object({
      /** To be typed into the app, in base 32. */
      key: z.string(),
      /** The same as an `otpauth:` address, for a QR code. */
      address: z.string(),
      setup: z.string(),
    }),
    addition: true,
    sensitive: true,
    beforeSecondFactor: true,
  },
  'PUT /second-factor/': {
    summary: 'Switch the codes on, by the first of them; every other sign-in ends',
    roles: signedIn,
    auditAction: 'change_second_factor',
    body: z.object({ setup: ticket, code }),
    answer: recoveryCodes,
    addition: true,
    beforeSecondFactor: true,
  },
  'POST /second-factor/removal/': {
    summary: 'Switch the codes off',
    roles: signedIn,
    auditAction: 'change_second_factor',
    body: z.object({ password: typedPassword }),
    answer: 'empty',
    addition: true,
  },
  'POST /second-factor/recovery-codes/': {
    summary: 'Ten new recovery codes; those of before open nothing any more',
    roles: signedIn,
    auditAction: 'change_second_factor',
    answer: recoveryCodes,
    addition: true,
    sensitive: true,
  },
  'POST /second-factor/resets/': {
    summary: 'Take the second factor off an account whose owner has lost it; their sign-ins end',
    roles: superuser,
    auditAction: 'reset_second_factor',
    body: z.object({ email: emailLookup }),
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
