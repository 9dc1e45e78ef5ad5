import { quotedName } from '@tandem/domain/names';
import { status, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';

export interface MoveFacts {
  to: MatchStatus;
  /** The other side, as the reader knows it: the company's name, or the candidate's full name. */
  otherParty: string;
  needTitle: string;
  /** A page where the reader decides with a button; following it does nothing by itself. */
  link: string;
}

interface Wording {
  subject: string;
  sentence: string;
  label: string;
}

/** For what only the staff brings about: the status is named. */
const changed = ({ to, otherParty, needTitle }: MoveFacts, label: string): Wording => ({
  subject: `Du nouveau avec ${quotedName(otherParty)}`,
  sentence: `L’état de votre match avec ${otherParty} pour « ${needTitle} » a changé : ${statusLabels[to].toLowerCase()}.`,
  label,
});

/** What the candidate is told when the company, or the staff, has moved a match. */
const toCandidate = (facts: MoveFacts): Wording => {
  const { to, otherParty, needTitle } = facts;
  const need = `« ${needTitle} »`;
  const name = quotedName(otherParty);
  const other = changed(facts, 'Voir mes matchs');
  const wordings: Record<MatchStatus, Wording> = {
    [status.acceptedByCompany]: {
      subject: `${name} souhaite vous accueillir`,
      sentence: `${otherParty} a accepté votre candidature pour ${need}. À vous de décider : acceptez ou refusez ce besoin.`,
      label: 'Voir et répondre',
    },
    [status.queued]: {
      subject: `${name} garde votre candidature`,
      sentence: `${otherParty} a mis votre candidature pour ${need} en file d’attente.`,
      label: 'Voir mes matchs',
    },
    [status.refusedByCompany]: {
      subject: `${name} n’a pas retenu votre candidature`,
      sentence: `${otherParty} n’a pas retenu votre candidature pour ${need}. D’autres entreprises vous correspondent peut-être.`,
      label: 'Voir mes matchs',
    },
    [status.finalised]: {
      subject: 'Votre inscription est finalisée',
      sentence: `Votre inscription chez ${otherParty} pour ${need} est finalisée. Félicitations et belle alternance.`,
      label: 'Voir mon inscription',
    },
    [status.pending]: other,
    [status.fullyAccepted]: other,
    [status.refusedByCandidate]: other,
  };
  return wordings[to];
};

/** What the company is told when the candidate, or the staff, has moved a match. */
const toCompany = (facts: MoveFacts): Wording => {
  const { to, otherParty, needTitle } = facts;
  const need = `« ${needTitle} »`;
  const name = quotedName(otherParty);
  const other = changed(facts, 'Voir les matchs');
  const wordings: Record<MatchStatus, Wording> = {
    [status.fullyAccepted]: {
      subject: `${name} a accepté votre besoin`,
      sentence: `${otherParty} a accepté votre besoin ${need}. Il reste à finaliser l’inscription avec la fiche du contrat.`,
      label: 'Finaliser l’inscription',
    },
    [status.refusedByCandidate]: {
      subject: `${name} a refusé votre besoin`,
      sentence: `${otherParty} a refusé votre besoin ${need}. D’autres candidats lui correspondent peut-être.`,
      label: 'Voir les matchs',
    },
    [status.finalised]: {
      subject: `L’inscription de ${name} est finalisée`,
      sentence: `L’inscription de ${otherParty} pour ${need} est finalisée.`,
      label: 'Voir le match',
    },
    [status.pending]: other,
    [status.acceptedByCompany]: other,
    [status.queued]: other,
    [status.refusedByCompany]: other,
  };
  return wordings[to];
};

const wordingsOf = { applicant: toCandidate, company: toCompany };

export const moveMail = (reader: keyof typeof wordingsOf, facts: MoveFacts): ComposedMail => {
  const { subject, sentence, label } = wordingsOf[reader](facts);
  return composeMail({
    subject,
    greeting: 'Bonjour,',
    paragraphs: [sentence],
    action: { label, link: facts.link },
  });
};

/** The same in a line, for the bell of the navigation bar; it says which need of several is meant. */
export const moveNotice = (reader: keyof typeof wordingsOf, facts: MoveFacts): string =>
  `${wordingsOf[reader](facts).subject} (${facts.needTitle})`;
