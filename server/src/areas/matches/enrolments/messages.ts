import { frenchDay } from '@tandem/domain/calendar/french-days';
import { elided } from '@tandem/domain/elision';
import { breakReasonLabel, type Breaker, type Breaking } from '@tandem/domain/enrolments/breaking';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';
import type { Reader } from '../messages/move-facts.ts';

export interface EnrolmentNews {
  /** Null for a break that was a mistake. */
  breaking: Breaking | null;
  isProfessional: boolean;
  byCentre: boolean;
  /** The candidate's first name, or the company's own. */
  greeted: string;
  /** The company's name, or the candidate's. */
  otherParty: string;
  needTitle: string;
  note: string | null;
  /** What else is so with it, such as a meeting that falls. */
  more: readonly string[];
  link: string;
}

export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

/** « Une autre raison » tells nobody anything. */
const reasonWords = (reason: Breaking['reason'], isProfessional: boolean): string =>
  reason === 'other'
    ? ''
    : ` (raison enregistrée\u202f: ${breakReasonLabel(reason, isProfessional)})`;

/** Who is said to have broken it: whoever reads may have to put that right. */
const byWhom: Record<Reader, Record<Breaker, string>> = {
  applicant: {
    employer: ', par l’entreprise',
    apprentice: ', par vous',
    both: ', d’un commun accord',
    other: '',
  },
  company: {
    employer: ', par vous',
    apprentice: ', par l’alternant',
    both: ', d’un commun accord',
    other: '',
  },
};

/** What happened to the contract, after « que ». */
export const whatBroke = (
  contract: string,
  { brokenOn, brokenBy, reason }: Breaking,
  { reader, isProfessional }: { reader: Reader; isProfessional: boolean },
): string =>
  reason === 'never_began'
    ? `${contract} n’a jamais commencé`
    : `${contract} est rompu au ${frenchDay(brokenOn)}${byWhom[reader][brokenBy]}${reasonWords(reason, isProfessional)}`;

/** What comes for a candidate whose contract is broken. */
export const afterBreak = (isProfessional: boolean): string[] => [
  `Nous savons que ce moment est difficile. Votre centre de formation vous aide à trouver une autre entreprise${isProfessional ? '' : '\u202f; pour un contrat d’apprentissage, la loi prévoit que vous poursuiviez votre formation pendant six mois au plus'}.`,
  'Si d’autres matchs étaient mis de côté, ils sont revenus\u202F; de nouveaux besoins peuvent vous être proposés dès maintenant. Si ce qui est enregistré n’est pas juste, dites-le à votre centre.',
];

const toCandidate = (breaking: Breaking, news: EnrolmentNews): string[] => {
  const read = { reader: 'applicant', isProfessional: news.isProfessional } as const;
  const contract = `votre contrat pour ${quoted(news.needTitle)}`;
  const told = news.byCentre
    ? `Votre centre de formation a enregistré que ${whatBroke(`${contract} chez ${news.otherParty}`, breaking, read)}.`
    : `${news.otherParty} a enregistré que ${whatBroke(contract, breaking, read)}.`;
  return [told, ...afterBreak(news.isProfessional)];
};

/** D6325-5, and R6222-21 with D6224-6. */
const toOpco = 'La rupture se signale à votre OPCO dans les 30 jours.';
const toCentreAndOpco =
  'La rupture se notifie par écrit, sans délai, au centre et à votre OPCO (au représentant de l’État pour un employeur public).';

const toCompany = (breaking: Breaking, news: EnrolmentNews): string[] => [
  `Le centre de formation a enregistré que ${whatBroke(`le contrat ${elided('de', news.otherParty)} pour ${quoted(news.needTitle)}`, breaking, { reader: 'company', isProfessional: news.isProfessional })}.`,
  `La place de ce besoin est de nouveau libre, et le match reste dans votre historique. ${news.isProfessional ? toOpco : toCentreAndOpco} Si ce qui est enregistré n’est pas juste, dites-le au centre.`,
];

const restored = (reader: Reader, { otherParty, needTitle }: EnrolmentNews): string[] =>
  reader === 'applicant'
    ? [
        `Votre centre de formation a corrigé une erreur\u202f: votre inscription chez ${otherParty} pour ${quoted(needTitle)} n’est pas rompue, et continue.`,
      ]
    : [
        `Le centre de formation a corrigé une erreur\u202f: l’inscription ${elided('de', otherParty)} pour ${quoted(needTitle)} n’est pas rompue, et continue.`,
      ];

const subjectOf = (reader: Reader, { breaking, otherParty }: EnrolmentNews): string => {
  const name = quotedName(otherParty);
  const whose =
    reader === 'applicant' ? `Votre inscription chez ${name}` : `L’inscription de ${name}`;
  return breaking ? `${whose} prend fin` : `${whose} continue`;
};

const paragraphsOf = (reader: Reader, news: EnrolmentNews): string[] => {
  if (!news.breaking) return restored(reader, news);
  return reader === 'applicant' ? toCandidate(news.breaking, news) : toCompany(news.breaking, news);
};

export const enrolmentMail = (reader: Reader, news: EnrolmentNews): ComposedMail =>
  composeMail({
    subject: subjectOf(reader, news),
    greeting: greetingOf(news.greeted),
    paragraphs: [
      ...paragraphsOf(reader, news),
      ...(news.note === null ? [] : [`Le mot du centre\u202f: ${quoted(news.note)}`]),
      ...news.more,
    ],
    action: {
      label: reader === 'applicant' ? 'Voir mes matchs' : 'Voir le match',
      link: news.link,
    },
  });

export const enrolmentNotice = (reader: Reader, news: EnrolmentNews): string =>
  `${subjectOf(reader, news)} (${news.needTitle})`;
