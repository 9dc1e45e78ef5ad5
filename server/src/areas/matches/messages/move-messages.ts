import { elided } from '@tandem/domain/elision';
import { quotedName } from '@tandem/domain/names';
import {
  isWithdrawal,
  promisedStatuses,
  status,
  statusLabels,
  type MatchStatus,
} from '@tandem/domain/matches/match';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';
import { toldByCentre } from './centre-messages.ts';
import type { MoveFacts, Reader, Wording } from './move-facts.ts';

const seeMatches: Record<Reader, string> = {
  applicant: 'Voir mes matchs',
  company: 'Voir les matchs',
};

const promised: ReadonlySet<MatchStatus> = new Set(promisedStatuses);

/** For what the other side cannot bring about by itself: the status is named. */
const changed = ({ to, otherParty, needTitle }: MoveFacts, label: string): Wording => ({
  subject: `Du nouveau avec ${quotedName(otherParty)}`,
  sentence: `L’état de votre match avec ${otherParty} pour « ${needTitle} » a changé : ${statusLabels[to].toLowerCase()}.`,
  label,
});

/** What the candidate is told when the company has moved a match. */
const toCandidate = (facts: MoveFacts): Wording => {
  const { from, to, otherParty, needTitle } = facts;
  const need = `« ${needTitle} »`;
  const name = quotedName(otherParty);
  const other = changed(facts, seeMatches.applicant);
  const atLast = promised.has(from) ? 'finalement ' : '';
  const wordings: Record<MatchStatus, Wording> = {
    [status.acceptedByCompany]: {
      subject: `${name} souhaite vous rencontrer`,
      sentence: `Bonne nouvelle : ${otherParty} souhaite vous rencontrer pour ${need}. Lisez le besoin, puis dites oui ou non ; ses coordonnées sont avec le match, pour poser vos questions.`,
      label: 'Voir et répondre',
    },
    [status.queued]: {
      subject: `${name} garde votre profil`,
      sentence: `${otherParty} garde votre profil en file d’attente pour ${need}. Vous n’avez rien à faire\u202f: nous vous écrirons si elle vous dit oui.`,
      label: seeMatches.applicant,
    },
    [status.refusedByCompany]: {
      subject: `${name} ne donne ${atLast}pas suite`,
      sentence: `${otherParty} ne donne ${atLast}pas suite à votre profil pour ${need}. D’autres entreprises vous correspondent peut-être.`,
      label: seeMatches.applicant,
    },
    [status.finalised]: {
      subject: 'Votre inscription est finalisée',
      sentence: `Votre inscription chez ${otherParty} pour ${need} est finalisée. Félicitations.\nCe qui vient\u202f: le contrat est préparé, et nous vous écrirons quand ce sera à vous de le signer. Belle alternance.`,
      label: 'Voir mon inscription',
    },
    [status.pending]: other,
    [status.fullyAccepted]: other,
    [status.refusedByCandidate]: other,
  };
  return wordings[to];
};

/** What the company is told when the candidate has moved a match. */
const toCompany = (facts: MoveFacts): Wording => {
  const { from, to, otherParty, needTitle } = facts;
  const need = `« ${needTitle} »`;
  const name = quotedName(otherParty);
  const other = changed(facts, seeMatches.company);
  const hope = 'D’autres candidats y correspondent peut-être.';
  const wordings: Record<MatchStatus, Wording> = {
    [status.fullyAccepted]: {
      subject: `${name} a accepté votre besoin`,
      sentence: `${otherParty} a accepté votre besoin ${need}. Il reste à finaliser l’inscription avec la fiche du contrat.`,
      label: 'Finaliser l’inscription',
    },
    [status.refusedByCandidate]: isWithdrawal(from, to)
      ? {
          subject: `${name} se désiste`,
          sentence: `${otherParty} avait accepté votre besoin ${need} et se désiste. ${hope}`,
          label: seeMatches.company,
        }
      : {
          subject: `${name} ne donne pas suite à votre besoin`,
          sentence: `${otherParty} ne donne pas suite à votre besoin ${need}. ${hope}`,
          label: seeMatches.company,
        },
    [status.finalised]: {
      subject: `L’inscription de ${name} est finalisée`,
      sentence: `L’inscription ${elided('de', otherParty)} pour ${need} est finalisée.`,
      label: 'Voir le match',
    },
    [status.pending]: other,
    [status.acceptedByCompany]: other,
    [status.queued]: other,
    [status.refusedByCompany]: other,
  };
  return wordings[to];
};

/** What it leaves open; where the match stands, where that is something else. */
const openAgain = (reader: Reader, { to }: MoveFacts): string => {
  const next = 'vous n’avez rien à faire, et vous saurez la suite';
  if (reader === 'applicant' && (to === status.pending || to === status.queued))
    return `L’entreprise n’a pas encore décidé : ${next}.`;
  if (reader === 'company' && to === status.acceptedByCompany)
    return `Le candidat n’a pas encore décidé : ${next}.`;
  return `Votre match est de nouveau dans cet état : ${statusLabels[to].toLowerCase()}.`;
};

/** When the other side takes back an answer that the reader has been told. */
const takenBack = (reader: Reader, facts: MoveFacts): Wording => ({
  subject: `${quotedName(facts.otherParty)} a annulé sa réponse`,
  sentence: `${facts.otherParty} vient d’annuler la réponse donnée il y a un instant pour « ${facts.needTitle} ». ${openAgain(reader, facts)}`,
  label: seeMatches[reader],
});

const wordingOf = (reader: Reader, facts: MoveFacts): Wording => {
  if (facts.byCentre) return toldByCentre(reader, facts);
  if (facts.isUndo) return takenBack(reader, facts);
  return reader === 'applicant' ? toCandidate(facts) : toCompany(facts);
};

export const moveMail = (reader: Reader, facts: MoveFacts): ComposedMail => {
  const { subject, sentence, label } = wordingOf(reader, facts);
  const { reason, note, newcomer, link } = facts;
  return composeMail({
    subject,
    greeting: greetingOf(facts.greeted),
    paragraphs: [
      sentence,
      ...(reason === null ? [] : [`La raison donnée : ${reason}`]),
      ...(note === null ? [] : [`Le mot du centre : « ${note} »`]),
      ...facts.more,
    ],
    action: { label, link },
    ...(newcomer !== null && { after: [newcomer] }),
  });
};

/** The same in a line, for the bell of the navigation bar; it says which need of several is meant. */
export const moveNotice = (reader: Reader, facts: MoveFacts): string =>
  `${wordingOf(reader, facts).subject} (${facts.needTitle})`;
