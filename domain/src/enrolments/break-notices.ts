import { addDays, addMonths } from '../calendar/days.ts';
import { lastDayToFindAgain } from './find-again.ts';
import type { Breaking, BreakReasonKey } from './breaking.ts';

/** Something that a break asks for: of whom, by when, and where the law has it. */
export interface BreakNotice {
  text: string;
  /** Its day, such as `2026-11-22`: the last one, or the first from which it may be; null where none is set. */
  day: { word: 'by' | 'from'; on: string } | null;
  source: string;
}

export interface BrokenContract extends Breaking {
  isProfessional: boolean;
}

const notice = (text: string, source: string, day: BreakNotice['day'] = null): BreakNotice => ({
  text,
  source,
  day,
});

const by = (on: string): BreakNotice['day'] => ({ word: 'by', on });

/** Days that a resigning apprentice waits after the mediator before telling the employer, and then before leaving. */
const afterMediator = 5;
const afterTelling = 7;

/** What each reason asks for by itself, in the order in which it is done. */
const before: Partial<Record<BreakReasonKey, (brokenOn: string) => BreakNotice[]>> = {
  trial: () => [
    notice('La rupture est écrite et datée : elle ne demande ni motif ni accord.', 'L6222-18'),
  ],
  agreement: () => [
    notice(
      'L’accord est écrit et signé par les deux, et par le représentant d’un mineur.',
      'L6222-18',
    ),
  ],
  resignation: (brokenOn) => [
    notice(
      'L’apprenti saisit d’abord le médiateur de la chambre consulaire, ou le service désigné chez un employeur public. Si le représentant d’un mineur ne répond pas, le médiateur intervient dans les 15 jours.',
      'L6222-18 et D6222-21-1',
      by(addDays(brokenOn, -(afterMediator + afterTelling))),
    ),
    notice(
      `Il le dit à l’employeur ${afterMediator} jours après au plus tôt, et part ${afterTelling} jours plus tard au plus tôt.`,
      'D6222-21-1',
      by(addDays(brokenOn, -afterTelling)),
    ),
  ],
  diploma: (brokenOn) => [
    notice(
      'L’apprenti l’écrit à l’employeur au moins un mois avant son départ.',
      'R6222-23',
      by(addMonths(brokenOn, -1)),
    ),
  ],
  expulsion: () => [
    notice(
      'Après une exclusion définitive, l’apprenti a 2 mois pour s’inscrire dans un autre centre ; l’employeur peut alors le licencier.',
      'L6222-18-1',
    ),
  ],
};

const word = notice(
  'Qui rompt l’écrit sans délai au directeur du centre et à l’OPCO (ou au représentant de l’État pour un employeur public).',
  'R6222-21 et D6224-6',
);

const ofApprentice = ({ brokenOn, reason }: Breaking): BreakNotice[] => {
  if (reason === 'never_began') return [word];
  return [
    ...(before[reason]?.(brokenOn) ?? []),
    word,
    notice(
      'Le centre continue de former l’apprenti et l’aide à trouver un autre employeur, pendant 6 mois.',
      'L6222-18-2 et L6231-2',
      by(lastDayToFindAgain(brokenOn)),
    ),
    notice('L’aide à l’embauche cesse.', 'D6243-1 et D6243-2', {
      word: 'from',
      on: addDays(brokenOn, 1),
    }),
  ];
};

/** A break of a professionalisation has no 45 days of its own: only its report to the OPCO is in our sources. */
const ofProfessional = ({ brokenOn }: Breaking): BreakNotice[] => [
  notice(
    'L’employeur signale la rupture à l’OPCO dans les 30 jours.',
    'D6325-5',
    by(addDays(brokenOn, 30)),
  ),
];

/**
 * What a break asks for (Code du travail as of March 2026), in the order in which it is done. A contract that has never
 * begun asks for nothing here but that the OPCO and the centre are told.
 */
export const breakNotices = (contract: BrokenContract): BreakNotice[] =>
  contract.isProfessional ? ofProfessional(contract) : ofApprentice(contract);
