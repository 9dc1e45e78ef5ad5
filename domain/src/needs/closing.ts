import { addDays } from '../calendar/days.ts';
import { needState, type ClosedNeedState } from './need-state.ts';
import { refusedStatuses, status, type MatchStatus } from '../matches/match.ts';
import { isStaff, type Role } from '../accounts/roles.ts';

/** Where a company found whom it did not find through Tandem. */
export const fillingChannels = {
  job_board: 'Un site d’annonces',
  school: 'Une autre école ou un autre CFA',
  recruiter: 'Un organisme de recrutement (France Travail, agence…)',
  network: 'Notre réseau',
  spontaneous: 'Le candidat est venu de lui-même',
  social_media: 'Les réseaux sociaux',
  other: 'Autrement',
} as const;

export type FillingChannel = keyof typeof fillingChannels;

export const fillingChannelKeys = Object.keys(fillingChannels) as [
  FillingChannel,
  ...FillingChannel[],
];

/** Why a company looks for nobody any more. */
export const withdrawalReasons = {
  no_longer_hiring: 'Nous ne recrutons plus pour ce poste',
  no_candidate: 'Nous ne recevons pas de candidats',
  profiles_do_not_fit: 'Les profils proposés ne conviennent pas',
  no_tutor: 'Nous n’avons pas de tuteur disponible',
  other: 'Une autre raison',
} as const;

export type WithdrawalReason = keyof typeof withdrawalReasons;

export const withdrawalReasonKeys = Object.keys(withdrawalReasons) as [
  WithdrawalReason,
  ...WithdrawalReason[],
];

/** The statuses at which a candidate waits for something that a closed need no longer gives. */
export const waitingStatuses = [
  status.pending,
  status.queued,
  status.acceptedByCompany,
  status.fullyAccepted,
] as const satisfies readonly MatchStatus[];

export type WaitingStatus = (typeof waitingStatuses)[number];

/** Those who had a yes: a word is asked for them. */
export const hadAYes = (waiting: WaitingStatus): boolean =>
  waiting === status.acceptedByCompany || waiting === status.fullyAccepted;

/**
 * The status moves that stay open on a match of a need that is closed: the staff may record a refusal, and take back a
 * finalised enrolment, which frees its seat.
 */
export const movesOnClosedNeed = (
  role: Role,
  from: MatchStatus,
  openMoves: readonly MatchStatus[],
): MatchStatus[] => {
  if (!isStaff(role)) return [];
  return from === status.finalised
    ? [...openMoves]
    : openMoves.filter((to) => (refusedStatuses as readonly MatchStatus[]).includes(to));
};

const closedNeedFacts: Record<ClosedNeedState, string> = {
  [needState.setAside]:
    'Ce besoin est suspendu\u202F: ses matchs sont gardés, et reprendront avec lui.',
  [needState.filled]: 'Ce besoin est pourvu\u202F: il n’attend plus de candidats.',
  [needState.withdrawn]: 'Ce besoin a été retiré\u202F: il n’attend plus de candidats.',
};

/** Why no match of a closed need moves on, as those read it who try. */
export const closedNeedSentence = (state: ClosedNeedState, reader: Role): string =>
  reader === 'applicant' ? closedNeedFacts[state] : `${closedNeedFacts[state]} Rouvrez-le d’abord.`;

/** What a person says who closes a need. */
export interface Closing {
  state: ClosedNeedState;
  until?: string | undefined;
  filled_by?: 'tandem' | 'elsewhere' | undefined;
  channel?: FillingChannel | undefined;
  reason?: WithdrawalReason | undefined;
}

/** The longest that a need is set aside, in days; it is withdrawn otherwise. */
const longestPause = 730;

const faultOfDay = (until: string | undefined, today: string): string | null => {
  if (until === undefined) return 'Indiquez le jour de la reprise.';
  if (until <= today) return 'Ce jour doit être à venir.';
  return until > addDays(today, longestPause) ? 'Ce jour est trop lointain.' : null;
};

/** A need without an enrolment would tell also the candidate who was chosen that the place is gone. */
export const notFinalised =
  'Personne n’a d’inscription finalisée pour ce besoin. Finalisez d’abord celle du candidat choisi\u202F: à la dernière place, le besoin se ferme de lui-même.';

const faultOfFilling = (how: Closing['filled_by'], taken: number): string | null => {
  if (how === undefined) return 'Dites comment il est pourvu.';
  return how === 'tandem' && taken === 0 ? notFinalised : null;
};

interface ClosedWith {
  /** As `2026-09-01`. */
  today: string;
  /** Seats that finalised enrolments hold. */
  taken: number;
}

/** What is missing or wrong for the state that is set, by field. */
export const closingFaults = (
  closing: Closing,
  { today, taken }: ClosedWith,
): Record<string, string> => {
  const { state, until, filled_by: how, channel, reason } = closing;
  const faults: Record<string, string | null> = {
    until: state === needState.setAside ? faultOfDay(until, today) : null,
    filled_by: state === needState.filled ? faultOfFilling(how, taken) : null,
    channel:
      state === needState.filled && how === 'elsewhere' && channel === undefined
        ? 'Dites comment vous avez trouvé.'
        : null,
    reason: state === needState.withdrawn && reason === undefined ? 'Choisissez une raison.' : null,
  };
  return Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null),
  );
};
