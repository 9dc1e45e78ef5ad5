import { elided } from '@tandem/domain/elision';
import { quotedName } from '@tandem/domain/names';
import {
  isWithdrawal,
  refusedStatuses,
  status,
  statusLabels,
  type MatchStatus,
} from '@tandem/domain/matches/match';
import type { MoveFacts, Reader, Wording } from './move-facts.ts';

/** What the centre recorded, said to one side: `what` stands behind « a enregistré ». */
interface Recorded {
  short: string;
  what: string;
  label?: string;
}

const toCandidate = ({ from, to, otherParty, needTitle }: MoveFacts): Recorded => {
  const need = `« ${needTitle} »`;
  const name = quotedName(otherParty);
  const own = isWithdrawal(from, to) ? 'désistement' : 'refus';
  const recorded: Record<MatchStatus, Recorded> = {
    [status.pending]: {
      short: `la remise en attente de votre match avec ${name}`,
      what: `que votre match avec ${otherParty} pour ${need} attend de nouveau la réponse de l’entreprise`,
    },
    [status.acceptedByCompany]: {
      short: `l’accord de ${name}`,
      what: `${elided('que', otherParty)} souhaite vous rencontrer pour ${need}. À vous de décider : acceptez ou refusez ce besoin`,
      label: 'Voir et répondre',
    },
    [status.queued]: {
      short: `une réponse de ${name}`,
      what: `${elided('que', otherParty)} garde votre profil en file d’attente pour ${need}`,
    },
    [status.fullyAccepted]: {
      short: `votre accord avec ${name}`,
      what: `que vous êtes d’accord, ${otherParty} et vous, pour ${need}. L’entreprise prépare le contrat`,
    },
    [status.refusedByCompany]: {
      short: `une réponse de ${name}`,
      what: `${elided('que', otherParty)} ne donne pas suite à votre profil pour ${need}. D’autres entreprises vous correspondent peut-être`,
    },
    [status.refusedByCandidate]: {
      short: `votre ${own} chez ${name}`,
      what: `votre ${own} pour ${need} chez ${otherParty}`,
    },
    [status.finalised]: {
      short: 'votre inscription',
      what: `la fiche du contrat\u202f: votre inscription chez ${otherParty} pour ${need} est finalisée. Félicitations et belle alternance`,
      label: 'Voir mon inscription',
    },
  };
  return recorded[to];
};

const toCompany = ({ from, to, otherParty, needTitle }: MoveFacts): Recorded => {
  const need = `« ${needTitle} »`;
  const name = quotedName(otherParty);
  const withdrawn = isWithdrawal(from, to);
  const recorded: Record<MatchStatus, Recorded> = {
    [status.pending]: {
      short: `la remise en attente de votre match avec ${name}`,
      what: `que votre match avec ${otherParty} pour ${need} attend de nouveau votre réponse`,
    },
    [status.acceptedByCompany]: {
      short: `votre accord pour ${name}`,
      what: `que vous souhaitez rencontrer ${otherParty} pour ${need}. C’est maintenant à cette personne de répondre`,
    },
    [status.queued]: {
      short: `la mise en file d’attente de ${name}`,
      what: `que vous gardez le profil ${elided('de', otherParty)} en file d’attente pour ${need}`,
    },
    [status.fullyAccepted]: {
      short: `l’accord de ${name}`,
      what: `que vous êtes d’accord, ${otherParty} et vous, pour ${need}. Il reste à finaliser l’inscription avec la fiche du contrat`,
      label: 'Finaliser l’inscription',
    },
    [status.refusedByCompany]: {
      short: `votre refus pour ${name}`,
      what: `que vous ne donnez pas suite au profil ${elided('de', otherParty)} pour ${need}`,
    },
    [status.refusedByCandidate]: {
      short: `${withdrawn ? 'le désistement' : 'le refus'} de ${name}`,
      what: `${elided('que', otherParty)} ${withdrawn ? 'se désiste' : 'ne donne pas suite'} pour ${need}. D’autres candidats lui correspondent peut-être`,
    },
    [status.finalised]: {
      short: `l’inscription de ${name}`,
      what: `la fiche du contrat\u202f: l’inscription ${elided('de', otherParty)} pour ${need} est finalisée`,
      label: 'Voir le match',
    },
  };
  return recorded[to];
};

const fallback: Record<Reader, string> = {
  applicant: 'Voir mes matchs',
  company: 'Voir les matchs',
};

const centre: Record<Reader, string> = {
  applicant: 'Votre centre de formation',
  company: 'Le centre de formation',
};

/** An enrolment that is taken back is told as that, whatever status the match has then. */
const annulled = (reader: Reader, { to, otherParty, needTitle }: MoveFacts): Recorded => {
  const own = reader === 'applicant';
  const name = quotedName(otherParty);
  const isOver = (refusedStatuses as readonly MatchStatus[]).includes(to);
  const next = isOver
    ? 'Ce n’est un refus de la part de personne'
    : `L’état de votre match est de nouveau\u202f: ${statusLabels[to].toLowerCase()}`;
  return {
    short: own
      ? `l’annulation de votre inscription chez ${name}`
      : `l’annulation de l’inscription de ${name}`,
    what: `que ${own ? `votre inscription chez ${otherParty}` : `l’inscription ${elided('de', otherParty)}`} pour «\u00a0${needTitle}\u00a0» est annulée, comme enregistrée par erreur. ${next}`,
  };
};

const recordedFor = (reader: Reader, facts: MoveFacts): Recorded => {
  if (facts.isAnnulled) return annulled(reader, facts);
  return reader === 'applicant' ? toCandidate(facts) : toCompany(facts);
};

/** What either side is told of a move that the staff have made, or taken back, in their own name. */
export const toldByCentre = (reader: Reader, facts: MoveFacts): Wording => {
  const { short, what, label } = recordedFor(reader, facts);
  const again = facts.isUndo
    ? 'annule ce qui venait d’être enregistré. À la place, il a enregistré'
    : 'a enregistré';
  return {
    subject: facts.isUndo
      ? `Le centre a corrigé une réponse (${quotedName(facts.otherParty)})`
      : `Le centre a enregistré ${short}`,
    sentence: `${centre[reader]} ${again} ${what}.`,
    label: label ?? fallback[reader],
  };
};
