import { formatCount, formatScore, plural } from '../../platform/format/numbers.ts';
import { dotted } from '../../ui/dotted.ts';

const need = (title: string, company: string): string => `«\u202f${title}\u202f» (${company})`;

/** Who could go where, all at once. */
export const assignmentMessages = {
  lead: 'Qui irait où si tout le monde était placé d’un coup. Rien n’est décidé\u202f: vous choisissez les duos à prévenir.',
  back: 'Revenir aux matchs',
  formation: 'Formation',
  chooseProgramme: 'Choisir une formation',
  session: 'Session',
  chooseSession: 'Choisir une session',
  choose: 'Choisissez une formation et une session.',
  chooseHint: 'Toutes les places de la formation sont alors regardées à la fois.',
  choicesFailed: 'Les formations et les sessions n’ont pas pu être chargées.',
  failed: 'La suggestion n’a pas pu être calculée.',
  nobody: 'Aucun candidat de cette formation pour cette session.',
  nobodyHint: 'Les candidats apparaissent ici dès que leur fiche est remplie.',
  kinds: 'Deux façons d’affecter',
  stable: 'Affectation stable',
  stableText:
    'Aucun candidat et aucune entreprise ne se préféreraient l’un l’autre à ce qu’ils ont.',
  ownWeights:
    'Candidats et entreprises pèsent ici les parts à leur façon : l’affectation stable suit leurs classements, non les scores affichés. Les raisons parlent des scores tels que les entreprises les pèsent.',
  best: 'Plus grande somme des scores',
  bestText: 'Tous ensemble, les scores sont les plus hauts possibles.',
  facts: (placed: number, average: number | null) =>
    dotted([
      formatCount(placed, 'duo', 'duos'),
      average === null ? null : `score moyen ${formatScore(average)}`,
    ]),
  stableGivesUp: (sum: number, placed: number) => {
    if (sum <= 0) return 'Ne cède rien\u202f: aucune autre n’a une plus grande somme.';
    const points = `Cède ${formatScore(sum)} ${plural(sum, 'point', 'points')} de la somme`;
    if (placed > 0) return `${points} et ${formatCount(placed, 'place', 'places')}.`;
    return placed < 0
      ? `${points}, et place ${formatCount(-placed, 'candidat', 'candidats')} de plus.`
      : `${points}.`;
  },
  bestGivesUp: (pairs: number) =>
    pairs === 0
      ? 'Ne cède rien\u202f: elle est stable aussi.'
      : `Cède la stabilité : ${formatCount(pairs, 'duo se préférerait', 'duos se préféreraient')} à ce qu’elle leur donne.`,
  bestUnknown: 'Trop de matchs pour la chercher ici.',
  placed: 'Duos suggérés',
  noPlaced: 'Aucun duo à suggérer.',
  noPlacedHint: 'Les raisons sont dites ci-dessous, candidat par candidat et besoin par besoin.',
  leftOver: 'Candidats sans place',
  noLeftOver: 'Chaque candidat a une place.',
  free: 'Postes libres',
  noFree: 'Chaque poste est pris.',
  noNeed: 'Aucun besoin n’est ouvert à cette formation pour cette session.',
  held: 'Postes déjà tenus',
  heldText: 'Un match accepté ou finalisé garde son poste\u202f: personne d’autre n’y est suggéré.',
  candidate: 'Candidat',
  need: 'Besoin',
  company: 'Entreprise',
  score: 'Score',
  status: 'Statut',
  told: 'Prévenus',
  toldOn: (day: string) => `Prévenus le ${day}`,
  notTold: 'Pas encore',
  why: 'Pourquoi',
  seats: 'Postes',
  sharedNeed: (count: number) =>
    `Besoin ouvert aussi à ${formatCount(count, 'autre formation', 'autres formations')} : les mêmes postes y sont suggérés.`,
  sharedNote:
    '* Besoin ouvert aussi à d’autres formations\u202f: les mêmes postes y sont suggérés.',
  pair: (candidate: string, company: string) => `${candidate} – ${company}`,
  unknown: '–',
  leftOverReasons: {
    incomplete: () => 'Sa fiche ou son test reste à compléter.',
    no_need: () => 'Aucun besoin actif ne lui correspond.',
    refused: () => 'Tous ses matchs ont été refusés, par lui ou par les entreprises.',
    seats_held: (title: string, company: string, score: string) =>
      `Son meilleur match, ${need(title, company)}, ${score}/100, n’a plus de poste\u202f: ceux qui y sont acceptés les tiennent.`,
    better_placed: (title: string, company: string, score: string, lowest: string) =>
      `Les postes de son meilleur match, ${need(title, company)}, ${score}/100, vont à des scores d’au moins ${lowest}.`,
    for_the_sum: (title: string, company: string, score: string) =>
      `Son meilleur match, ${need(title, company)}, ${score}/100, va à un autre pour que la somme soit plus grande.`,
  },
  freeReasons: {
    inactive: 'Le tuteur n’a pas encore passé le test.',
    no_candidate: 'Aucun candidat de la formation ne lui correspond.',
    refused: 'Tous ses matchs ont été refusés.',
    placed_elsewhere: 'Les candidats qui lui correspondent ont une autre place.',
  },
};

export const assignmentActions = {
  selected: ['duo sélectionné', 'duos sélectionnés'] as const,
  notify: 'Prévenir',
  notifyAll: 'Tout prévenir',
  allTold: 'Tous ces duos sont déjà prévenus.',
  question: (count: number) => `Prévenir ${formatCount(count, 'duo', 'duos')}\u202f?`,
  text: 'Le candidat et l’entreprise reçoivent un e-mail et une notification, avec un lien vers leur match. Aucun statut ne change.',
  skipped: (count: number) =>
    `${formatCount(count, 'duo sélectionné l’est déjà', 'duos sélectionnés le sont déjà')} et ne le ${plural(count, 'sera', 'seront')} pas une seconde fois.`,
  done: (notified: number, already: number, closed: number) =>
    [
      `${formatCount(notified, 'duo prévenu', 'duos prévenus')}.`,
      already > 0 && `${formatCount(already, 'l’était', 'l’étaient')} déjà.`,
      closed > 0 &&
        `${formatCount(closed, 'ne peut plus', 'ne peuvent plus')} être suggéré${closed > 1 ? 's' : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
  working: 'Envoi en cours...',
  failed: 'Les duos n’ont pas pu être prévenus.',
};

export const assignmentExport = {
  name: 'affectations',
  situation: 'Situation',
  situations: {
    placed: 'Duo suggéré',
    held: 'Poste tenu',
    leftOver: 'Candidat sans place',
    free: 'Poste libre',
  },
  firstName: 'Prénom',
  lastName: 'Nom',
  toldOn: 'Prévenus le',
};
