import { mailProviders } from '@tandem/domain/accounts/mail-providers';

/** Whose a host is: « exemple » of « mail.exemple.fr »; empty where it has no ending. */
export const ownerOf = (host: string): string => host.split('.').at(-2) ?? '';

/** Names that stand for any provider, beside the real ones. */
const placeholders = new Set(['mail', 'email', 'exemple', 'example']);

/** Whether a host says nothing of a firm. */
export const isProvider = (owner: string): boolean =>
  mailProviders.has(owner) || placeholders.has(owner);
