import { z } from 'zod';
import { everyone, signedIn, superuser, type Calls } from '../call.ts';
import {
  choice,
  email,
  emailLookup,
  id,
  page,
  properName,
  token,
  typedPassword,
} from '../fields/fields.ts';
import { identity, message } from '../fields/shapes.ts';

const managerRecord = z.object({
  id: z.int(),
  ...identity.shape,
  /** Whether the manager has chosen a password yet. */
  registered: z.boolean(),
});

/**
 * What an earlier sign-in left on this device, empty at the first: a device that is known is not slowed down with
 * whoever guesses from elsewhere.
 */
export const leftDevice = z.string().max(1000);

/** What a sign-in hands out: for a quarter of an hour, until it ends, and for the device that it was begun on. */
export const signInTokens = z.object({
  access: z.string(),
  refresh: z.string(),
  /** To be kept on the device and sent with its next sign-in; left out where `device` was not sent. */
  device: z.string().optional(),
});

const centreSettings = z.object({
  managers_see: choice(['all', 'programmes']),
  /** Whether whoever of the staff has no second factor is led to set one up, and can do nothing else until then. */
  staff_second_factor: z.boolean(),
  /** Whether candidates and companies may sign in by a link of a mail. */
  sign_in_links: z.boolean(),
  /** Whether candidates and companies are told how often pairs like theirs were accepted. */
  chances_told: z.boolean(),
});

export const accountCalls = {
  'POST /token/': {
    summary:
      'Sign in; an account with a second factor is answered `second_factor_needed`, with a challenge for `POST /token/second-factor/`',
    roles: everyone,
    auditAction: null,
    body: z.object({
      email: emailLookup,
      password: typedPassword.min(1, 'Ce champ est obligatoire.'),
      device: leftDevice.optional(),
    }),
    answer: signInTokens,
  },
  'POST /token/refresh/': {
    summary: 'Exchange the refresh token for a new access token',
    roles: everyone,
    auditAction: null,
    body: z.object({ refresh: token }),
    answer: z.object({ access: z.string() }),
  },
  'POST /sign-out/': {
    summary: 'End the sign-in to which a refresh token belongs',
    roles: everyone,
    auditAction: null,
    body: z.object({ refresh: token }),
    answer: 'empty',
    addition: true,
  },
  'GET /user/': {
    summary: 'The account behind the access token',
    roles: signedIn,
    auditAction: null,
    answer: z.object({
      user: z.object({
        email: z.string(),
        type: z.enum(['A', 'C', 'admin']),
        is_staff: z.boolean(),
        is_superuser: z.boolean(),
        /** What to call the person or the company. */
        name: z.string(),
        /** Whether this account may read the messages that were sent: where the demo data set runs. */
        has_outbox: z.boolean(),
        /** The centre asks it of its staff, and this account has none: nothing else is answered until then. */
        second_factor_missing: z.boolean(),
      }),
    }),
    beforeSecondFactor: true,
  },
  'GET /user/info/': {
    summary: 'Name and address of the signed-in account',
    roles: signedIn,
    auditAction: null,
    answer: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  },
  'POST /password-reset-email/': {
    summary:
      'Ask for a mail to choose a new password; answers the same whether the account exists or not',
    roles: everyone,
    auditAction: null,
    body: z.object({ email }),
    answer: message,
    paced: true,
  },
  'POST /password-reset/': {
    summary: 'Choose a new password with the link of the mail',
    roles: everyone,
    auditAction: 'change_password',
    body: z.object({ uid: token, token, new_password: typedPassword }),
    answer: message,
  },
  'POST /password-change/': {
    summary: 'Change the password; every other sign-in ends',
    roles: signedIn,
    auditAction: 'change_password',
    body: z.object({ current_password: typedPassword, new_password: typedPassword }),
    answer: message,
    addition: true,
  },
  'GET /sign-ins/': {
    summary: 'Where the account is signed in',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        /** The network that it was begun from; empty where that was not noted. */
        host: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
        current: z.boolean(),
      }),
    ),
    addition: true,
  },
  'DELETE /sign-ins/{id}/': {
    summary: 'End one sign-in',
    roles: signedIn,
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
  'POST /sign-ins/end-others/': {
    summary: 'End every sign-in but this one',
    roles: signedIn,
    auditAction: null,
    answer: 'empty',
    addition: true,
  },
  'POST /sign-ins/confirm/': {
    summary: 'Show by the password, once more, who one is: sensitive calls ask for it',
    roles: signedIn,
    auditAction: null,
    body: z.object({ password: typedPassword }),
    answer: 'empty',
    addition: true,
    beforeSecondFactor: true,
  },
  'POST /address-changes/{token}/': {
    summary: 'Confirm the new address of an account, by a link that was sent to it',
    roles: everyone,
    auditAction: 'confirm_address',
    params: z.object({ token }),
    answer: z.object({
      email: z.string(),
      /** Until then the address of before counts, where the staff asked for the new one; null where it counts already. */
      counts_from: z.string().nullable(),
    }),
    addition: true,
  },
  'POST /address-changes/{token}/objection/': {
    summary:
      'Say that a new address is not one’s own, by a link that was sent to the address of before: nothing changes, and superusers are told',
    roles: everyone,
    auditAction: 'refuse_address',
    params: z.object({ token }),
    answer: 'empty',
    addition: true,
  },
  'POST /follow-up/people/{id}/new-address/': {
    summary:
      'Let a new address that the staff asked for count as soon as its owner has confirmed it, without the days in which the one of before may say no',
    roles: superuser,
    auditAction: 'hasten_address',
    sensitive: true,
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
  'GET /staff/': {
    summary: 'The managers',
    roles: superuser,
    auditAction: 'see_list',
    query: z.object(page),
    answer: z.array(managerRecord),
  },
  'GET /centre_settings/': {
    summary:
      'Whom managers see, whether the staff need a second factor, whether candidates and companies may sign in by a link of a mail, and are told how often pairs like theirs were accepted',
    roles: superuser,
    auditAction: null,
    answer: centreSettings,
    addition: true,
  },
  'PUT /centre_settings/': {
    summary:
      'Set whom managers see, everybody or those of the programmes that they look after; whether the staff need a second factor; whether candidates and companies may sign in by a link of a mail, and are told how often pairs like theirs were accepted; what is left out stays',
    roles: superuser,
    auditAction: null,
    body: centreSettings
      .partial()
      .refine((given) => Object.keys(given).length > 0, 'Aucun réglage n’est donné.'),
    answer: centreSettings,
    addition: true,
    sensitive: true,
  },
  'POST /staff/': {
    summary: 'Invite a manager: they get a mail to choose a password',
    roles: superuser,
    auditAction: 'invite',
    body: z.object({ first_name: properName(100), last_name: properName(100), email }),
    answer: managerRecord,
    statuses: [201],
    sensitive: true,
  },
  'DELETE /staff/{id}/': {
    summary: 'Delete a manager and their sign-ins',
    roles: superuser,
    auditAction: 'delete_account',
    params: z.object({ id }),
    answer: 'empty',
    sensitive: true,
  },
} as const satisfies Calls;
