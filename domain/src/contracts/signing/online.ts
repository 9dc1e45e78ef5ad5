import type { Signatory } from './signatories.ts';

/** How far a request to sign online has come. */
export const onlineStates = {
  /** On its way to the service: it is not known yet whether it has all that it needs. */
  sending: 'Demande en cours d’envoi',
  pending: 'Signature en ligne en cours',
  completed: 'Signé en ligne',
  rejected: 'Signature en ligne refusée',
  cancelled: 'Demande en ligne annulée',
  /** It never reached the service, and nobody was told of it. */
  failed: 'La demande n’est pas partie',
} as const;

export type OnlineState = keyof typeof onlineStates;

export const onlineStateKeys = Object.keys(onlineStates) as [OnlineState, ...OnlineState[]];

/** Somebody may still sign: there is one such request a file at most. */
export const isOnlineOpen = (state: OnlineState): boolean =>
  state === 'sending' || state === 'pending';

/** Where one of those who were asked stands. */
export const onlineSignatoryStates = {
  waiting: 'Pas encore ouvert',
  opened: 'Ouvert, pas encore signé',
  signed: 'A signé en ligne',
  rejected: 'A refusé de signer en ligne',
  /** They have signed on paper meanwhile. */
  paper: 'A signé sur papier',
} as const;

export type OnlineSignatoryState = keyof typeof onlineSignatoryStates;

export const onlineSignatoryStateKeys = Object.keys(onlineSignatoryStates) as [
  OnlineSignatoryState,
  ...OnlineSignatoryState[],
];

/** What has been said or done is never unsaid: news that comes late or twice changes nothing. */
export const laterState = (
  known: OnlineSignatoryState,
  told: OnlineSignatoryState,
): OnlineSignatoryState => {
  const keys: readonly OnlineSignatoryState[] = onlineSignatoryStateKeys;
  return keys.indexOf(told) > keys.indexOf(known) ? told : known;
};

/** Whoever is asked to sign online, by whom the service writes to. */
export interface OnlineSigner {
  signatory: Signatory;
  name: string;
  email: string;
}

/** What is wrong with who is asked, in French; null where nothing is. `open`: those whose signature is still awaited. */
export const onlineSignersFault = (
  signers: readonly OnlineSigner[],
  open: readonly Signatory[],
): string | null => {
  // Theirs is the account's: nobody can give one here.
  if (signers.some(({ signatory, email }) => signatory === 'candidate' && email === ''))
    return 'Le candidat n’a pas d’adresse e-mail\u202F: il signe sur papier.';
  if (signers.some(({ email }) => email === '')) return 'Donnez une adresse e-mail à chacun.';
  const who = new Set(signers.map(({ signatory }) => signatory));
  const addresses = new Set(signers.map(({ email }) => email.toLowerCase()));
  if (who.size < signers.length) return 'Chaque signataire n’est demandé qu’une fois.';
  if (![...who].every((one) => open.includes(one)))
    return 'Cette personne n’a pas, ou n’a plus, à signer.';
  return addresses.size < signers.length
    ? 'Chaque signataire a besoin d’une adresse e-mail à lui.'
    : null;
};

/** Somebody is reminded at most once in so long. */
export const onlineReminderMs = 3_600_000;
