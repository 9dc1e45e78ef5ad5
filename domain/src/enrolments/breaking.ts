import { addDays } from '../calendar/days.ts';
import type { CentreRhythm } from '../needs/job.ts';
import { practiceEstimate, trialDays } from './practice-days.ts';

/** Who ended it. */
export const breakers = {
  employer: 'L’entreprise',
  apprentice: 'L’alternant',
  both: 'Les deux, d’un commun accord',
  other: 'Quelqu’un d’autre (juge, liquidateur, centre)',
} as const;

export type Breaker = keyof typeof breakers;

export const breakerKeys = Object.keys(breakers) as [Breaker, ...Breaker[]];

interface BreakReason {
  label: string;
  /** What it is called of a contract of professionalisation; null where the law has it of apprentices alone. */
  professional?: string | null;
  by: readonly Breaker[];
  /** On which side of the first 45 days of practice the law has it; null for both. */
  within: boolean | null;
}

/** Why a contract ends early (Code du travail, L6222-18 to L6222-19-1; facts of 2026-03-27). */
export const breakReasons = {
  trial: {
    label: 'Période des 45 premiers jours en entreprise',
    professional: 'Période d’essai',
    by: ['employer', 'apprentice'],
    within: true,
  },
  agreement: { label: 'Commun accord, par écrit', by: ['both'], within: null },
  resignation: {
    label: 'Démission de l’alternant (médiateur saisi)',
    professional: 'Démission de l’alternant',
    by: ['apprentice'],
    within: false,
  },
  diploma: {
    label: 'Diplôme obtenu avant le terme',
    professional: null,
    by: ['apprentice'],
    within: null,
  },
  force_majeure: { label: 'Force majeure', by: ['employer'], within: null },
  serious_fault: { label: 'Faute grave', by: ['employer'], within: null },
  unfitness: {
    label: 'Inaptitude constatée par le médecin du travail',
    by: ['employer'],
    within: null,
  },
  master_death: {
    label: 'Décès de l’employeur, seul maître d’apprentissage',
    professional: null,
    by: ['employer', 'other'],
    within: null,
  },
  expulsion: {
    label: 'Exclusion définitive du centre',
    professional: null,
    by: ['employer', 'other'],
    within: null,
  },
  liquidation: { label: 'Liquidation judiciaire', by: ['other'], within: null },
  court: { label: 'Décision d’un juge', by: ['other'], within: null },
  never_began: {
    label: 'Le contrat n’a jamais commencé',
    by: ['employer', 'apprentice', 'both', 'other'],
    within: null,
  },
  other: {
    label: 'Une autre raison',
    by: ['employer', 'apprentice', 'both', 'other'],
    within: null,
  },
} as const satisfies Record<string, BreakReason>;

export type BreakReasonKey = keyof typeof breakReasons;

export const breakReasonKeys = Object.keys(breakReasons) as [BreakReasonKey, ...BreakReasonKey[]];

const ruleOf = (key: BreakReasonKey): BreakReason => breakReasons[key];

/** Why somebody may have ended a contract of their kind. */
export const breakReasonsOf = (breaker: Breaker, isProfessional = false): BreakReasonKey[] =>
  breakReasonKeys.filter((key) => {
    const { by, professional } = ruleOf(key);
    return by.includes(breaker) && !(isProfessional && professional === null);
  });

/** What a reason is called of a contract of its kind; kept reasons have a name whatever the contract is. */
export const breakReasonLabel = (key: BreakReasonKey, isProfessional: boolean): string => {
  const { label, professional } = ruleOf(key);
  return isProfessional ? (professional ?? label) : label;
};

/** How long ahead a break that is agreed may be told, in days. */
const longestNotice = 60;

export interface Breaking {
  /** A day such as `2026-11-22`. */
  brokenOn: string;
  brokenBy: Breaker;
  reason: BreakReasonKey;
}

/** What cannot be, by field. */
export const breakingFaults = (
  { brokenOn, brokenBy, reason }: Breaking,
  { beginsOn, today }: { beginsOn: string | null; today: string },
): Record<string, string> => {
  const faults: Record<string, string> = {};
  if (!breakReasonsOf(brokenBy).includes(reason))
    faults['reason'] = 'Cette raison ne va pas avec celui qui a rompu.';
  if (brokenOn > addDays(today, longestNotice)) faults['broken_on'] = 'Ce jour est trop lointain.';
  if (beginsOn !== null && brokenOn < beginsOn && reason !== 'never_began')
    faults['broken_on'] = 'Ce jour précède le début du contrat.';
  return faults;
};

/** What is unlikely, and may be so all the same: the dates and the reason do not tell the same. */
export const breakingDoubt = (
  { brokenOn, reason }: Breaking,
  beginsOn: string | null,
  rhythm: CentreRhythm | null = null,
): string | null => {
  const { within } = breakReasons[reason];
  const estimate = practiceEstimate(beginsOn, brokenOn, rhythm);
  if (within === null || estimate === null || within === estimate.within) return null;
  return within
    ? `D’après les dates, les ${trialDays} premiers jours en entreprise semblent passés (environ ${estimate.days}).`
    : `D’après les dates, les ${trialDays} premiers jours en entreprise ne semblent pas passés (environ ${estimate.days}).`;
};
