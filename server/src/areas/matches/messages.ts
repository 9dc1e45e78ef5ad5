import { quotedName } from '@tandem/domain/names';
import { status, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';

export interface MoveFacts {
  to: MatchStatus;
  /** The other side, as the reader knows it: the company's name, or the candidate's full name. */
  otherParty: string;
  offerTitle: string;
  /** A page where the reader decides with a button; following it does nothing by itself. */
  link: string;
}

interface Wording {
  subject: string;
  sentence: string;
  label: string;
}

/** What the candidate is told when the company, or the staff, has moved a match. */
const toApplicant = ({ to, otherParty, offerTitle }: MoveFacts): Wording => {
  const need = `« ${offerTitle} »`;
  const name = quotedName(otherParty);
  switch (to) {
    case status.acceptedByCompany:
      return {
        subject: `${name} souhaite vous accueillir`,
        sentence: `${otherParty} a accepté votre candidature pour ${need}. À vous de décider : acceptez ou refusez ce besoin.`,
        label: 'Voir et répondre',
      };
    case status.queued:
      return {
        subject: `${name} garde votre candidature`,
        sentence: `${otherParty} a mis votre candidature pour ${need} en file d’attente.`,
        label: 'Voir mes matchs',
      };
    case status.refusedByCompany:
      return {
        subject: `${name} n’a pas retenu votre candidature`,
        sentence: `${otherParty} n’a pas retenu votre candidature pour ${need}. D’autres entreprises vous correspondent peut-être.`,
        label: 'Voir mes matchs',
      };
    case status.finalised:
      return {
        subject: 'Votre inscription est finalisée',
        sentence: `Votre inscription chez ${otherParty} pour ${need} est finalisée. Félicitations et belle alternance.`,
        label: 'Voir mon inscription',
      };
    default:
      return {
        subject: `Du nouveau avec ${name}`,
        sentence: `L’état de votre match avec ${otherParty} pour ${need} a changé : ${statusLabels[to].toLowerCase()}.`,
        label: 'Voir mes matchs',
      };
  }
};

/** What the company is told when the candidate, or the staff, has moved a match. */
const toCompany = ({ to, otherParty, offerTitle }: MoveFacts): Wording => {
  const need = `« ${offerTitle} »`;
  const name = quotedName(otherParty);
  switch (to) {
    case status.fullyAccepted:
      return {
        subject: `${name} a accepté votre besoin`,
        sentence: `${otherParty} a accepté votre besoin ${need}. Il reste à finaliser l’inscription avec la fiche du contrat.`,
        label: 'Finaliser l’inscription',
      };
    case status.refusedByApplicant:
      return {
        subject: `${name} a refusé votre besoin`,
        sentence: `${otherParty} a refusé votre besoin ${need}. D’autres candidats lui correspondent peut-être.`,
        label: 'Voir les matchs',
      };
    case status.finalised:
      return {
        subject: `L’inscription de ${name} est finalisée`,
        sentence: `L’inscription de ${otherParty} pour ${need} est finalisée.`,
        label: 'Voir le match',
      };
    default:
      return {
        subject: `Du nouveau avec ${name}`,
        sentence: `L’état de votre match avec ${otherParty} pour ${need} a changé : ${statusLabels[to].toLowerCase()}.`,
        label: 'Voir les matchs',
      };
  }
};

const wordings = { applicant: toApplicant, company: toCompany };

export const moveMail = (reader: keyof typeof wordings, facts: MoveFacts): ComposedMail => {
  const { subject, sentence, label } = wordings[reader](facts);
  return composeMail({
    subject,
    greeting: 'Bonjour,',
    paragraphs: [sentence],
    action: { label, link: facts.link },
  });
};

/** The same in a line, for the bell of the navigation bar; it says which need of several is meant. */
export const moveNotice = (reader: keyof typeof wordings, facts: MoveFacts): string =>
  `${wordings[reader](facts).subject} (${facts.offerTitle})`;
