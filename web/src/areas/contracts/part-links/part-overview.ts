import type { Answer } from '@tandem/contract';
import type { AskedKey } from '@tandem/domain/contracts/part-links/asked';
import { isAsked } from '@tandem/domain/contracts/file/missing';
import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import {
  missingOf,
  partyKeys,
  partyOf,
  type PartyKey,
} from '@tandem/domain/contracts/part-links/parties';
import { readerOf } from '@tandem/domain/contracts/rules/rule';
import { callQuery } from '../../../platform/data/calls.ts';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { writerOf } from '../messages.ts';
import { askMessages as messages } from './messages.ts';

export type AskedPart = Answer<'GET /contract/file/{matchId}/parts/'>['parts'][number];

/** Who was asked for what. How people without an account are reached is not kept once the file is left. */
export const partLinksQuery = (matchId: number) => ({
  ...callQuery('GET /contract/file/{matchId}/parts/', { params: { matchId } }),
  gcTime: 0,
});

/** Whom somebody asks, and for what. */
export interface Asking {
  matchId: number;
  party: AskedKey;
  /** The request that holds; null where nobody was asked. */
  asked: AskedPart | null;
  /** How the file says that they are called and reached. */
  contact: { name: string; email: string; phone: string };
}

export interface PartyOverview {
  party: PartyKey;
  label: string;
  /** The request that holds; null where nobody was asked. */
  asked: AskedPart | null;
  missing: number;
  /** There need not be anybody, and nobody is named. */
  isFree: boolean;
  /** They were asked, and something of their part is still missing. */
  isWaitedFor: boolean;
}

/** A second tutor and a guardian are shown where the file has one, or somebody was asked. */
const isShown = (party: PartyKey, values: ContractDraft['values'], asked: boolean): boolean =>
  party !== 'guardian' ||
  asked ||
  fieldsOf('guardian').some((field) => isAsked(field, readerOf(values)));

/** Of a second tutor nothing is missing as long as there is none. */
const isOptional = (party: PartyKey, values: ContractDraft['values']): boolean =>
  party === 'second_supervisor' && partyOf(party).fields.every(({ key }) => !values[key]);

/** Who fills in each part, and how far they have come. */
export const partyOverviews = (
  { values, hidden }: Pick<ContractDraft, 'values' | 'hidden'>,
  parts: readonly AskedPart[],
): PartyOverview[] =>
  partyKeys.flatMap((party) => {
    const asked = parts.find((one) => one.party === party) ?? null;
    if (!isShown(party, values, asked !== null)) return [];
    const isFree = asked === null && isOptional(party, values);
    const missing = isFree ? [] : missingOf(party, values).filter(({ key }) => !hidden[key]);
    return [
      {
        party,
        label: partyOf(party).label,
        asked,
        missing: missing.length,
        isFree,
        isWaitedFor:
          missing.length > 0 &&
          asked !== null &&
          asked.state !== 'done' &&
          asked.state !== 'expired' &&
          asked.whole_at === null,
      },
    ];
  });

const whoOf = ({ name, email, phone }: AskedPart): string => name ?? email ?? phone ?? '';

/** How far a part is. */
export const stateWords = ({ isFree, missing }: PartyOverview): string => {
  if (isFree) return messages.optional;
  return missing > 0 ? messages.missing(missing) : messages.complete;
};

/** What has become of a request, in a line. */
export const requestWords = (part: AskedPart): string => {
  const { asked_by: by, asked_at: at, opened_at: opened, written_at: written } = part;
  const steps = [messages.asked(whoOf(part), by, at)];
  if (part.done_at) return [...steps, messages.done(part.done_at)].join(', ');
  if (part.reminded_at) steps.push(messages.remindedAt(part.reminded_at));
  steps.push(opened ? messages.opened(opened) : messages.notOpened);
  if (written && opened) steps.push(messages.written(written));
  if (part.whole_at) steps.push(messages.whole(part.whole_at));
  steps.push(part.state === 'expired' ? messages.expired : messages.until(part.expires_at));
  return steps.join(', ');
};

/** Whether they can be reminded at a click: something is left to do, and there is an address or a number. */
export const isRemindable = (asked: AskedPart | null): asked is AskedPart =>
  asked !== null &&
  asked.state !== 'done' &&
  asked.whole_at === null &&
  (asked.email !== null || asked.phone !== null);

/** Whether there is a link that still opens something: one that has served, or whose time is over, opens nothing. */
export const isWithdrawable = (asked: AskedPart | null): boolean =>
  asked !== null && asked.state !== 'done' && asked.state !== 'expired';

/** Whoever was asked, as they are called where that is known. */
export const nameOf = ({ name }: AskedPart, party: PartyKey): string => name ?? writerOf(party);

/** Whom the file waits for, each once. */
export const waitedFor = (overviews: readonly PartyOverview[]): string[] => [
  ...new Set(
    overviews.flatMap(({ asked, isWaitedFor, party }) =>
      isWaitedFor && asked ? [nameOf(asked, party)] : [],
    ),
  ),
];
