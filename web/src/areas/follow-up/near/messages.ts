import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';

const needs = (count: number): string => formatCount(count, 'besoin', 'besoins');
const candidates = (count: number): string => formatCount(count, 'candidat', 'candidats');
const km = (count: number): string => `${formatNumber(count)}\u202fkm`;

const limit = (told: number | null): string => (told === null ? '' : ` (limite ${km(told)})`);

/** What pairs miss by little, for the staff. */
export const nearMessages = {
  title: 'Presque',
  failed: 'Les duos proches n’ont pas pu être chargés.',
  nothing: 'Rien ne tient à une seule chose près.',
  /** Of a candidate. */
  noNeed: 'Aucun besoin pour cette formation.',
  farNeeds: (count: number, nearest: number, limitKm: number | null) =>
    count === 1
      ? `1 besoin à ${km(nearest)}${limit(limitKm)}.`
      : `${needs(count)} trop loin, le plus proche à ${km(nearest)}${limit(limitKm)}.`,
  contractOfNeeds: (count: number, name: string) =>
    `${needs(count)} si ce contrat convient\u202f: ${name}.`,
  tutors: (count: number, place: string | null) =>
    count === 1
      ? `1 besoin${place === null ? '' : ` à ${place}`} attend le test de son tuteur.`
      : `${needs(count)} attendent le test de leur tuteur.`,
  levelOfNeeds: (count: number) =>
    `${formatCount(count, 'besoin demande', 'besoins demandent')} un autre niveau.`,
  /** Of a need. */
  noCandidate: 'Aucun candidat pour cette formation.',
  tutor: (count: number) =>
    count === 0
      ? 'Le tuteur n’a pas passé son test.'
      : `Le tuteur n’a pas passé son test\u202f: ${candidates(count)} à comparer ensuite.`,
  farCandidates: (count: number) =>
    `${formatCount(count, 'candidat cherche', 'candidats cherchent')} moins loin.`,
  contractOfCandidates: (count: number, name: string) =>
    `${formatCount(count, 'candidat cherche', 'candidats cherchent')} un autre contrat\u202f: ${name}.`,
  levelOfCandidates: (count: number) =>
    `${formatCount(count, 'candidat vise', 'candidats visent')} un autre niveau.`,
  /** What one pair misses. */
  misses: {
    distance: (far: number, limitKm: number) => `à ${km(far)}, limite ${km(limitKm)}`,
    contract: (name: string) => name,
    level: (name: string) => name,
    tutor: 'le tuteur n’a pas passé son test',
  },
  /** What each change of a sheet or a need would bring. */
  readByCandidate: 'Ce que le candidat lit sous «\u202fMes chances\u202f»\u202f:',
  readByCompany: 'Ce que l’entreprise lit de ce besoin\u202f:',
  noChange: 'Aujourd’hui, aucun changement simple n’apporterait davantage.',
  changesFailed: 'Ces chiffres n’ont pas pu être calculés.',
  score: (score: string) => `${score}/100`,
  propose: 'Proposer',
  proposeTo: (other: string, title: string) => `Proposer\u202f: ${other}, ${title}`,
  proposed: (day: string) => `Proposé le ${day}`,
  dialogTitle: 'Proposer ce duo aux deux\u202f?',
  dialog: (other: string, title: string) =>
    `${other}, «\u202f${title}\u202f»\u202f: ce duo devient un match, marqué comme proposé par le centre. Le candidat et l’entreprise reçoivent un e-mail tout de suite, et chacun répond comme d’habitude.`,
  confirm: 'Proposer aux deux',
  working: 'Envoi de la proposition…',
  done: 'Proposé aux deux.',
  proposalFailed: 'Ce duo n’a pas pu être proposé.',
};
