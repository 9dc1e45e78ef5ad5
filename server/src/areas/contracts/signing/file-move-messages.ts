import { elided } from '@tandem/domain/elision';
import { parisDate, parisInstant } from '@tandem/domain/calendar/paris-time';
import {
  decisionDays,
  lodgeDeadline,
  lodgingTerm,
} from '@tandem/domain/contracts/signing/deadlines';
import type { FileMove, Said } from '@tandem/domain/contracts/signing/file-state';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

export type FileReader = 'applicant' | 'company';

export interface FileMoveFacts {
  move: FileMove;
  said: Said;
  /** The number of the amendment that is moved; none of the contract itself. */
  amendment?: number;
  /** The other side, as the reader knows it. */
  otherParty: string;
  needTitle: string;
  /** The reader's own: the first name of a candidate, the name of a company. */
  greeted: string;
  /** The first day of the contract, as long as it is known. */
  startsOn: string | null;
  isProfessional: boolean;
  /** In Paris. */
  today: string;
  /** The file's page. */
  link: string;
}

interface Wording {
  subject: string;
  sentence: string;
}

const onDay = ({ day }: Said): string => {
  const at = day ? parisInstant({ day, time: '12:00' }) : null;
  return at ? ` le ${parisDate(at)}` : '';
};

const dayInWords = (day: string): string => onDay({ day }).trim();

const atOnce = 'sans attendre';

/** What is refused and mended is often signed and lodged again once its day is over. */
const toSignBy = ({ startsOn, today }: FileMoveFacts): string => {
  if (startsOn === null) return '';
  return startsOn < today
    ? ` par tous, ${atOnce}`
    : ` par tous avant son début, ${dayInWords(startsOn)}`;
};

const toLodgeBy = ({ startsOn, isProfessional, today }: FileMoveFacts): string => {
  if (startsOn === null) return `dans les ${lodgingTerm(isProfessional)} qui suivent son début`;
  const { day } = lodgeDeadline(startsOn, isProfessional);
  return day < today ? atOnce : `au plus tard ${dayInWords(day)}`;
};

const nameOfAmendment = (number: number): string => `l’avenant n°\u202f${number}`;

/** What the reader calls the contract, or its amendment: in a subject, and within a sentence. */
const namesOf = (reader: FileReader, { otherParty, needTitle, amendment }: FileMoveFacts) => {
  const need = `pour «\u00a0${needTitle}\u00a0»`;
  const of = amendment === undefined ? null : nameOfAmendment(amendment);
  if (reader === 'applicant') {
    const own = of === null ? 'votre contrat' : `${of} à votre contrat`;
    return { short: own, whole: `${own} chez ${otherParty} ${need}` };
  }
  const their = of === null ? 'le contrat' : `${of} au contrat`;
  return {
    short: `${their} de ${quotedName(otherParty)}`,
    whole: `${their} ${elided('de', otherParty)} ${need}`,
  };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a move is to those who sign; null for what asks nothing of them and tells them nothing. */
const wordingOf = (reader: FileReader, facts: FileMoveFacts): Wording | null => {
  const { short, whole } = namesOf(reader, facts);
  const begin = capital(short);
  const all = capital(whole);
  const day = onDay(facts.said);
  const wordings: Record<FileMove, Wording | null> = {
    complete: {
      subject: `${begin} est prêt à signer`,
      sentence: `${all} est complet\u202f: il est prêt à signer${toSignBy(facts)}. ${
        reader === 'applicant'
          ? 'L’entreprise ou le centre vous le remet sur papier. Une fois signé'
          : 'Imprimez-le et faites-le signer. Une fois signé'
      }, ajoutez-en un scan ou une photo sur sa page.`,
    },
    reopen: null,
    sign: {
      subject: `${begin} est signé par tous`,
      sentence:
        reader === 'applicant'
          ? `Toutes les signatures sont réunies\u202f: ${whole} est signé. L’entreprise le dépose, ou le centre pour elle\u202f: vous n’avez rien à faire.`
          : `Toutes les signatures sont réunies\u202f: ${whole} est signé. Il reste à le déposer, ${toLodgeBy(facts)}.`,
    },
    correct: {
      subject: `${begin} est repris pour correction`,
      sentence: `Le centre reprend ${whole} pour le corriger. Il sera à signer de nouveau\u202f: vous le saurez dès qu’il est prêt.`,
    },
    lodge: {
      subject: `${begin} est déposé`,
      sentence: `${all} a été déposé${day}. La réponse est attendue dans les ${decisionDays} jours.`,
    },
    accept: {
      subject: `${begin} est accepté`,
      sentence:
        facts.amendment === undefined
          ? `${all} a été accepté${day}. Félicitations et belle alternance.`
          : `${all} a été accepté${day}.`,
    },
    refuse: {
      subject: `Le dépôt est refusé\u202f: ${short}`,
      sentence:
        reader === 'applicant'
          ? `Le dépôt de ${whole} a été refusé${day}. L’entreprise et le centre s’en occupent, et vous diront la suite.`
          : `Le dépôt a été refusé${day}\u202f: ${whole} est à corriger, puis à déposer de nouveau.`,
    },
    amend: {
      subject: `Un avenant est signé\u202f: ${short}`,
      sentence: `${all} a un avenant signé par tous, qui prend effet${day}. ${
        reader === 'applicant'
          ? 'L’entreprise le dépose, ou le centre pour elle\u202f: vous n’avez rien à faire.'
          : 'Il reste à le déposer, comme le contrat.'
      }`,
    },
  };
  return wordings[facts.move];
};

const labels: Record<FileReader, string> = {
  applicant: 'Voir mon contrat',
  company: 'Ouvrir le dossier du contrat',
};

/** Reasons may tell of others: they are for the company, as in the file's history. */
const reasonsFor = (reader: FileReader, { number, reason, mend }: Said): string[] =>
  reader === 'applicant'
    ? []
    : [
        ...(number ? [`Numéro\u202f: ${number}`] : []),
        ...(reason ? [`Le motif\u202f: ${reason}`] : []),
        ...(mend ? [`Ce qui est à corriger\u202f: ${mend}`] : []),
      ];

export interface FileMoveTold {
  mail: ComposedMail;
  /** In a line, for the bell. */
  notice: string;
}

export const fileMoveTold = (reader: FileReader, facts: FileMoveFacts): FileMoveTold | null => {
  const wording = wordingOf(reader, facts);
  if (!wording) return null;
  const { subject, sentence } = wording;
  return {
    mail: composeMail({
      subject,
      greeting: greetingOf(facts.greeted),
      paragraphs: [sentence, ...reasonsFor(reader, facts.said)],
      action: { label: labels[reader], link: facts.link },
    }),
    notice: `${subject} (${facts.needTitle})`,
  };
};

interface Sides {
  candidateName: string;
  companyName: string;
  needTitle: string;
}

/** What it is to the staff; null for what only they do, or what asks nothing of them. */
export const fileMoveForStaff = (
  move: FileMove,
  { candidateName, companyName, needTitle }: Sides,
  amendment?: number,
): string | null => {
  const what = amendment === undefined ? 'Contrat' : `Avenant n°\u202f${amendment} au contrat`;
  const contract = `${what} de ${quotedName(candidateName)} chez ${quotedName(companyName)}`;
  const words: Partial<Record<FileMove, string>> = {
    complete: 'prêt à signer',
    sign: 'signé par tous, à déposer',
    lodge: 'déposé',
    amend: 'un avenant est signé par tous, à déposer',
  };
  const told = words[move];
  return told ? `${contract}\u202f: ${told} (${needTitle})` : null;
};
