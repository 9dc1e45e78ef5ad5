import { isEmail } from '@tandem/domain/accounts/email';
import { passwordFaults } from '@tandem/domain/accounts/password';
import { formMessages } from '../messages.ts';

/** Checks of one value: the sentence of what is wrong with it, or null. */
export const required = (value: string | readonly unknown[] | null | undefined): string | null =>
  value === null ||
  value === undefined ||
  value.length === 0 ||
  (typeof value === 'string' && value.trim() === '')
    ? formMessages.required
    : null;

export const requiredEmail = (value: string): string | null =>
  required(value) ?? (isEmail(value) ? null : formMessages.email);

/** The criteria that the password does not meet, a line each. */
export const newPassword = (value: string): string | null =>
  passwordFaults(value).join('\n') || null;

export const sameAs = (password: string, confirmation: string, fault: string): string | null =>
  password === confirmation ? null : fault;
