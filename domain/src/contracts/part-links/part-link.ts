import { daysLater } from '../../calendar/elapsed.ts';

/** For how long the link to a part works. */
export const partLinkDays = 30;

/** How often a company may ask for parts in an hour: each is a mail to somebody whom only it knows. */
export const partAsksAnHour = 30;

export const partLinkExpiry = (askedAt: Date): Date => daysLater(askedAt, partLinkDays);

/** Where it stands with whoever was asked for a part. */
export const partStates = {
  asked: 'demandé',
  opened: 'ouvert',
  begun: 'commencé',
  whole: 'rempli',
  done: 'terminé',
  expired: 'lien expiré',
} as const;

export type PartState = keyof typeof partStates;

export const partStateKeys = Object.keys(partStates) as [PartState, ...PartState[]];

interface PartMoments {
  expiresAt: Date;
  openedAt: Date | null;
  writtenAt: Date | null;
  wholeAt: Date | null;
  doneAt: Date | null;
}

export const partStateOf = (
  { expiresAt, openedAt, writtenAt, wholeAt, doneAt }: PartMoments,
  now: Date,
): PartState => {
  if (doneAt !== null) return 'done';
  if (expiresAt <= now) return 'expired';
  if (wholeAt !== null) return 'whole';
  if (writtenAt !== null) return 'begun';
  return openedAt === null ? 'asked' : 'opened';
};
