import { formatCount, formatNumber } from '../../platform/format/numbers.ts';

export const learningMessages = {
  title: 'Équité et réponses',
  lead: 'Qui est montré aux entreprises, qui elles acceptent, et ce que leurs réponses disent des scores.',
  noSession:
    'Choisissez une session en haut de la page\u202f: on y compare les candidats d’une année.',
  failed: 'Les chiffres n’ont pas pu être chargés.',
  shownAndAccepted: 'Qui est montré, qui est accepté',
  groups: {
    civility: 'Par civilité',
    distance: 'Par distance acceptée',
    programme: 'Par formation',
  },
  groupsHint:
    '«\u00a0Montrés\u00a0»\u202f: les candidats complets qui figurent parmi les cinq premiers d’au moins un besoin. «\u00a0Vus\u00a0»\u202f: ceux qui ont figuré parmi les dix premiers d’une liste qu’une entreprise a ouverte, ces trois derniers mois. «\u00a0Acceptés\u00a0»\u202f: les oui des entreprises, sur leurs réponses. Entre parenthèses, où se trouve le vrai taux neuf fois sur dix.',
  hidden: (count: number) =>
    `${formatCount(count, 'groupe de moins de dix candidats n’est pas montré', 'groupes de moins de dix candidats ne sont pas montrés')}.`,
  none: 'Aucun groupe d’au moins dix candidats complets.',
  group: 'Groupe',
  candidates: 'Candidats',
  shown: 'Montrés',
  seen: 'Vus',
  unseen: 'Aucune liste ouverte',
  answers: 'Réponses',
  accepted: 'Acceptés',
  range: (low: string, high: string) => `(${low} à ${high})`,
  few: 'Trop peu de réponses',
  apart: { less: 'moins que les autres', more: 'plus que les autres' },
  export: 'équité',
  chances: 'Ce que vaut un score',
  chancesHint:
    'La part des oui, selon le score de la paire. Seules comptent les réponses que chacun a données lui-même, sans celles qui sont annulées ni les refus faute de place.',
  score: 'Score',
  about: (score: number) => `Autour de ${score}`,
  company: 'Oui de l’entreprise',
  candidate: 'Oui du candidat',
  tooFew: (answers: number, needed: number) =>
    `${formatNumber(answers)} sur ${formatNumber(needed)}\u202f: trop tôt`,
  weights: 'Ce que les réponses disent de la pondération',
  weightsHint:
    'Tandem propose, vous décidez\u202f: rien ne change tout seul, et l’on peut revenir en arrière.',
  waiting: (answers: number, needed: number) =>
    `Il faut ${formatNumber(needed)} réponses pour en tirer quelque chose\u202f; il y en a ${formatNumber(answers)}.`,
  silent: 'Les réponses ne permettent pas encore de départager les parties.',
  part: 'Partie',
  now: 'Aujourd’hui',
  proposed: 'Proposé',
  told: (before: number, after: number) =>
    `Quand quelqu’un a dit oui à l’un et non à l’autre, le oui avait le meilleur score ${before} fois sur 100. Avec cette pondération\u202f: ${after} fois.`,
  compared: (answers: number, deciders: number) =>
    `Compté sur ${formatCount(answers, 'réponse', 'réponses')} de ${formatCount(deciders, 'entreprise ou candidat qui a', 'entreprises et candidats qui ont')} dit les deux.`,
  changed: (others: number, places: number) =>
    others === 0
      ? 'Les premières places des listes resteraient aux mêmes candidats.'
      : `${formatNumber(others)} des ${formatNumber(places)} premières places des listes (cinq par besoin) iraient à d’autres candidats.`,
  sure: (percent: string) => `Mieux qu’aujourd’hui, sûr à ${percent}.`,
  noBetter: 'Elle ne ferait pas mieux qu’aujourd’hui.',
  losing: (title: string, before: string, after: string) =>
    `${title}\u202f: montrés à ${after} au lieu de ${before}.`,
  advice: {
    take: 'Personne n’en serait nettement moins montré.',
    same: 'C’est la pondération d’aujourd’hui.',
    few: 'Trop peu de personnes ont dit oui et non pour qu’elle soit conseillée.',
    unsure: 'Ce n’est pas assez sûr pour être conseillé.',
    unfair: 'Elle n’est pas conseillée\u202f: des candidats seraient nettement moins montrés.',
  },
  take: 'Prendre cette pondération',
  takeTitle: 'Prendre cette pondération\u202f?',
  goBack: 'Revenir à la pondération précédente',
  goBackTitle: 'Revenir à la pondération précédente\u202f?',
  applies: 'Les scores suivront au prochain matching\u202f; d’ici là, ils ne bougent pas.',
  taken: 'Pondération enregistrée. Elle s’appliquera au prochain matching.',
  takeFailed: 'La pondération n’a pas pu être enregistrée.',
};

export const toldChanceMessages = {
  title: 'Ce qui en est dit aux candidats et aux entreprises',
  label: 'Dire à côté d’un match combien de propositions semblables ont été acceptées',
  hint: 'Par exemple «\u00a0Sur 10 propositions comme celle-ci, environ 4 ont reçu un oui des entreprises (entre 3 et 5)\u00a0». Seulement à partir de 200 réponses, s’il y en a au moins vingt à des scores proches, et jamais quand ce serait moins de deux sur dix\u202f: cela découragerait sans aider.',
  working: 'Enregistrement…',
  done: 'Réglage enregistré.',
  failed: 'Le réglage n’a pas pu être enregistré.',
  loadFailed: 'Le réglage n’a pas pu être chargé.',
};
