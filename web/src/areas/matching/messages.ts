import { formatNumber } from '../../platform/format/numbers.ts';

export const runMessages = {
  launch: 'Lancer le matching',
  running: 'Matching en cours...',
  launching: 'Lancement du matching...',
  done: 'Matching terminé avec succès!',
  goesOn: 'Le matching prend plus de temps que prévu. Il continuera en arrière-plan...',
  failed: 'Erreur lors du matching',
  stop: 'Arrêter',
  stopped: 'Matching arrêté',
  stopFailed: 'Le matching n’a pas pu être arrêté.',
  lastStopped: 'Il a été arrêté en chemin.',
  last: 'Dernier matching',
  current: 'Matching en cours',
  never: 'Jamais lancé',
  neverHint: 'Il compare chaque candidat à chaque besoin actif.',
  lastFailed: 'Il a échoué\u202f: les scores précédents restent en place.',
  progress: 'Avancement du matching',
  pairs: (count: number) =>
    `${formatNumber(count)} ${count < 2 ? 'paire évaluée' : 'paires évaluées'}`,
  loadFailed: 'L’état du matching n’a pas pu être lu.',
};

export const weightMessages = {
  open: 'Pondération',
  title: 'Ce qui compte dans le score',
  lead: 'Le score d’une paire est la moyenne de quatre parts. Dites combien chacune pèse.',
  applies: 'Les scores suivent au prochain matching ; d’ici là, ils ne bougent pas.',
  parts: {
    industry: 'Secteur',
    test: 'Test de personnalité',
    geographic: 'Distance',
    resume: 'CV',
  },
  shares: 'Répartition du score',
  equal: 'Parts égales',
  save: 'Enregistrer',
  saved: 'Pondération enregistrée',
  failed: 'La pondération n’a pas pu être enregistrée.',
  loadFailed: 'La pondération n’a pas pu être lue.',
  none: 'Au moins une partie doit compter.',
  best: 'Meilleures paires gardées par candidat et par besoin',
  bestHint:
    'Ne joue que dans une formation de 200 000 paires ou plus ; en dessous, toutes sont gardées.',
  wrongBest: 'Un nombre entier de 1 à 1 000.',
  sides: 'Pour la suggestion d’affectation',
  sidesLead:
    'Chaque côté peut y classer l’autre selon ce qui compte pour lui. Les scores n’en changent pas ; la suggestion suit tout de suite.',
  ofCandidates: 'Les candidats pèsent autrement',
  ofCompanies: 'Les entreprises pèsent autrement',
  candidateWeights: 'Ce qui compte pour les candidats',
  companyWeights: 'Ce qui compte pour les entreprises',
};
