import { daysLater, elapsedDays } from '../calendar/elapsed.ts';
import { needState } from '../needs/need-state.ts';
import { isOpenNeed, type NeedFacts } from './company-causes.ts';

/** Where somebody stands, in the order in which a placement moves forward. */
export const candidateStages = {
  invited: 'Invité',
  sheet: 'Fiche à compléter',
  test: 'Test à passer',
  no_match: 'Sans match',
  in_play: 'En lice',
  meeting: 'Rencontre',
  agreed: 'Accord des deux',
  contract: 'Contrat en cours',
  placed: 'Placé',
  broken: 'Contrat rompu',
} as const;

export type CandidateStage = keyof typeof candidateStages;

export const candidateStageKeys = Object.keys(candidateStages) as [
  CandidateStage,
  ...CandidateStage[],
];

export interface CandidateStanding {
  registeredAt: Date | null;
  sheetAt: Date | null;
  testAt: Date | null;
  openMatches: number;
  /** Proposed, planned, or past without a word. */
  meetings: readonly unknown[];
  isAgreed: boolean;
  /** The contract of a match that both agreed on is being written. */
  hasContract: boolean;
  isPlaced: boolean;
  /** When the last of their contracts was told as broken, while the centre helps to find another; they may be placed again since. */
  brokenAt: Date | null;
}

/** The furthest of what is true of them. */
export const candidateStage = (facts: CandidateStanding): CandidateStage => {
  if (facts.registeredAt === null) return 'invited';
  if (facts.isPlaced) return 'placed';
  if (facts.isAgreed) return facts.hasContract ? 'contract' : 'agreed';
  if (facts.brokenAt !== null) return 'broken';
  if (facts.sheetAt === null) return 'sheet';
  if (facts.testAt === null) return 'test';
  if (facts.openMatches === 0) return 'no_match';
  return facts.meetings.length > 0 ? 'meeting' : 'in_play';
};

export const companyStages = {
  invited: 'Invitée',
  sheet: 'Fiche à compléter',
  no_need: 'Sans besoin',
  tutor: 'Tuteur attendu',
  silent: 'Silencieuse',
  active: 'Active',
  full: 'Complète',
} as const;

export type CompanyStage = keyof typeof companyStages;

/** So many days without an answer to a candidate make a company silent. */
export const silentDays = 10;

export interface CompanyStanding {
  registeredAt: Date | null;
  sheetAt: Date | null;
  needs: readonly Pick<NeedFacts, 'state' | 'isOver'>[];
  /** Since when the candidate who has waited longest waits for an answer. */
  pendingSince: Date | null;
}

export const companyStage = (facts: CompanyStanding, now: Date): CompanyStage => {
  if (facts.registeredAt === null) return 'invited';
  if (facts.needs.length === 0) return facts.sheetAt === null ? 'sheet' : 'no_need';
  const open = facts.needs.filter(isOpenNeed);
  if (open.length === 0)
    return facts.needs.some(({ state }) => state === needState.filled) ? 'full' : 'no_need';
  if (open.every(({ state }) => state === needState.inactive)) return 'tutor';
  const { pendingSince } = facts;
  return pendingSince && elapsedDays(pendingSince, now) >= silentDays ? 'silent' : 'active';
};

/** When a company whose facts do not change meanwhile falls silent; null where nobody waits for it, or it is silent already. */
export const fallsSilentAt = (pendingSince: Date | null, now: Date): Date | null => {
  const at = pendingSince && daysLater(pendingSince, silentDays);
  return at && at > now ? at : null;
};

type Side = 'applicant' | 'company';

const stagesOf: Record<Side, Readonly<Record<string, string>>> = {
  applicant: candidateStages,
  company: companyStages,
};

/** The stages of a side, each with its label, in their order. */
export const stageChoices = (side: Side): [string, string][] => Object.entries(stagesOf[side]);

export const stageLabel = (side: Side, stage: string): string => stagesOf[side][stage] ?? '';

/** Where a stage stands among those of its side. */
export const stageRank = (side: Side, stage: string): number =>
  Object.keys(stagesOf[side]).indexOf(stage);
