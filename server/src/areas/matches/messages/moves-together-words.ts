import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';
import type { MoveFacts, Reader } from './move-facts.ts';

/** What the centre recorded for several matches of one reader: `what` stands behind « a enregistré ». */
interface Recorded {
  short: string;
  what: string;
  next?: string;
  label?: string;
}

const toCandidate: Record<MatchStatus, (count: number) => Recorded> = {
  [status.pending]: (count) => ({
    short: `la remise en attente de ${count} de vos matchs`,
    what: 'que ces matchs attendent de nouveau la réponse de l’entreprise',
  }),
  [status.acceptedByCompany]: (count) => ({
    short: `une bonne nouvelle pour ${count} de vos matchs`,
    what: 'que l’entreprise souhaite vous rencontrer pour chacun de ces besoins',
    next: 'À vous de décider, pour chacun\u202f: acceptez ou refusez.',
    label: 'Voir et répondre',
  }),
  [status.queued]: (count) => ({
    short: `${count} réponses à vos matchs`,
    what: 'que l’entreprise garde votre profil en file d’attente pour chacun de ces besoins',
  }),
  [status.fullyAccepted]: (count) => ({
    short: `votre accord pour ${count} besoins`,
    what: 'que vous êtes d’accord, l’entreprise et vous, pour chacun de ces besoins',
    next: 'L’entreprise prépare le contrat.',
  }),
  [status.refusedByCompany]: (count) => ({
    short: `${count} réponses à vos matchs`,
    what: 'que l’entreprise ne donne pas suite à votre profil pour ces besoins',
    next: 'D’autres entreprises vous correspondent peut-être.',
  }),
  [status.refusedByCandidate]: (count) => ({
    short: `votre refus pour ${count} besoins`,
    what: 'que vous ne donnez pas suite à ces besoins',
  }),
  [status.finalised]: (count) => ({
    short: `${count} inscriptions`,
    what: 'que ces inscriptions sont finalisées',
  }),
};

const toCompany: Record<MatchStatus, (count: number) => Recorded> = {
  [status.pending]: (count) => ({
    short: `la remise en attente de ${count} candidats`,
    what: 'que ces candidats attendent de nouveau votre réponse',
  }),
  [status.acceptedByCompany]: (count) => ({
    short: `votre accord pour ${count} candidats`,
    what: 'que vous souhaitez rencontrer ces candidats',
    next: 'C’est maintenant à eux de répondre.',
  }),
  [status.queued]: (count) => ({
    short: `la mise en file d’attente de ${count} candidats`,
    what: 'que vous gardez ces profils en file d’attente',
  }),
  [status.fullyAccepted]: (count) => ({
    short: `l’accord de ${count} candidats`,
    what: 'que vous êtes d’accord, ces candidats et vous',
    next: 'Il reste à finaliser leurs inscriptions avec la fiche du contrat.',
    label: 'Finaliser les inscriptions',
  }),
  [status.refusedByCompany]: (count) => ({
    short: `votre refus pour ${count} candidats`,
    what: 'que vous ne donnez pas suite à ces profils',
  }),
  [status.refusedByCandidate]: (count) => ({
    short: `le refus de ${count} candidats`,
    what: 'que ces candidats ne donnent pas suite',
    next: 'D’autres candidats correspondent peut-être à vos besoins.',
  }),
  [status.finalised]: (count) => ({
    short: `${count} inscriptions`,
    what: 'que ces inscriptions sont finalisées',
  }),
};

const words = { applicant: toCandidate, company: toCompany };

const centre: Record<Reader, string> = {
  applicant: 'Votre centre de formation',
  company: 'Le centre de formation',
};

const fallback: Record<Reader, string> = {
  applicant: 'Voir mes matchs',
  company: 'Voir les matchs',
};

const lineOf = ({ otherParty, needTitle }: MoveFacts): string =>
  `– ${otherParty}, « ${needTitle} »`;

const each = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null)),
];

/** Answers that were taken back return to what they were, which need not be the same for all: a part for each. */
const partOf = (reader: Reader, to: MatchStatus, facts: readonly MoveFacts[]): string[] => {
  const { what, next } = words[reader][to](facts.length);
  const again = facts.some(({ isUndo }) => isUndo)
    ? 'annule ce qui venait d’être enregistré. À la place, il a enregistré'
    : 'a enregistré';
  return [
    [`${centre[reader]} ${again} ${what}\u202f:`, ...facts.map(lineOf)].join('\n'),
    ...(next === undefined ? [] : [next]),
  ];
};

const subjectOf = (reader: Reader, facts: readonly MoveFacts[]): string => {
  const [to, ...others] = new Set(facts.map((one) => one.to));
  if (facts.some(({ isUndo }) => isUndo)) return `Le centre a corrigé ${facts.length} réponses`;
  if (to === undefined || others.length > 0)
    return `Le centre a enregistré du nouveau pour ${facts.length} matchs`;
  return `Le centre a enregistré ${words[reader][to](facts.length).short}`;
};

/** One message of several moves that the staff have made, or taken back, at once. */
export const togetherMail = (
  reader: Reader,
  facts: readonly MoveFacts[],
  { more, link }: { more: readonly string[]; link: string },
): ComposedMail => {
  const parts = [...Map.groupBy(facts, ({ to }) => to)];
  const [[first] = []] = parts;
  const label = parts.length === 1 && first !== undefined && words[reader][first](0).label;
  return composeMail({
    subject: subjectOf(reader, facts),
    greeting: greetingOf(facts[0]?.greeted ?? ''),
    paragraphs: [
      ...parts.flatMap(([to, some]) => partOf(reader, to, some)),
      ...each(facts.map(({ reason }) => reason)).map((reason) => `La raison donnée : ${reason}`),
      ...each(facts.map(({ note }) => note)).map((note) => `Le mot du centre : « ${note} »`),
      ...more,
    ],
    action: { label: label || fallback[reader], link },
    after: each(
      facts.map(({ newcomer, otherParty }) =>
        newcomer === null ? null : `${quotedName(otherParty)}\u202f: ${newcomer}`,
      ),
    ),
  });
};
