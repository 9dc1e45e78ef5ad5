import {
  sessionStates,
  type SessionMove,
  type SessionState,
} from '@tandem/domain/programmes/session';

interface SessionMoveWords {
  label: string;
  title: string;
  text: (name: string) => string;
  done: string;
}

export const programmeMessages = {
  title: 'Gestion des Formations',
  lead: 'Les formations et les sessions que candidats et entreprises peuvent choisir.',
  search: 'Rechercher par nom',
  results: ['résultat', 'résultats'] as const,
  formations: 'Formations',
  sessions: 'Sessions',
  kind: 'Type',
  formation: 'Formation',
  session: 'Session',
  allSessions: 'Toutes les sessions',
  inState: (name: string, state: SessionState) => `${name} (${sessionStates[state].toLowerCase()})`,
  exportName: 'formations et sessions',
  name: 'Nom',
  level: 'Niveau',
  chooseLevel: 'Choisir un niveau',
  sessionName: 'Nom de la session',
  sessionExample: 'Exemple : 2024-2025',
  sessionPlaceholder: '2024-2025',
  addProgramme: 'Ajouter une formation',
  addSession: 'Ajouter une session',
  add: 'Ajouter',
  edit: (name: string) => `Modifier ${name}`,
  editProgramme: 'Modifier la formation',
  save: 'Enregistrer',
  remove: (name: string) => `Supprimer ${name}`,
  removeProgramme: 'Supprimer la formation',
  removeSession: 'Supprimer la session',
  askProgramme: 'Êtes-vous sûr de vouloir supprimer cette formation ?',
  askSession: 'Êtes-vous sûr de vouloir supprimer cette session ?',
  fillAll: 'Veuillez remplir tous les champs',
  fillSession: 'Veuillez remplir le nom de la session',
  programmeAdded: 'Formation ajoutée avec succès',
  programmeAddFailed: "Erreur lors de l'ajout de la formation",
  programmeSaved: 'Formation modifiée avec succès',
  programmeSaveFailed: 'Erreur lors de la modification de la formation',
  programmeRemoved: 'Formation supprimée avec succès',
  programmeRemoveFailed: 'Erreur lors de la suppression de la formation',
  state: 'État',
  days: 'Du – au',
  noDays: 'Sans dates',
  editSession: 'Modifier la session',
  startsOn: 'Premier jour',
  endsOn: 'Dernier jour',
  daysHint: 'Laissez vide si le nom les dit, comme 2026-2027.',
  sessionSaved: 'Session modifiée avec succès',
  sessionSaveFailed: 'Erreur lors de la modification de la session',
  moves: {
    open: {
      label: 'Ouvrir',
      title: 'Ouvrir la session',
      text: (name: string) =>
        `${name} sera en cours dès maintenant, sans attendre son premier jour.`,
      done: 'Session ouverte',
    },
    close: {
      label: 'Clôturer',
      title: 'Clôturer la session',
      text: (name: string) =>
        `Les matchs et les besoins de ${name} resteront lisibles, mais plus rien n’y changera. Les chiffres sont gardés.`,
      done: 'Session clôturée',
    },
    reopen: {
      label: 'Rouvrir',
      title: 'Rouvrir la session',
      text: (name: string) =>
        `${name} sera de nouveau en cours, avec ses matchs tels qu’ils étaient.`,
      done: 'Session rouverte',
    },
  } satisfies Record<SessionMove, SessionMoveWords>,
  moveFailed: 'L’état de la session n’a pas pu changer.',
  sessionAdded: 'Session ajoutée avec succès',
  sessionAddFailed: "Erreur lors de l'ajout de la session",
  sessionRemoved: 'Session supprimée avec succès',
  sessionRemoveFailed: 'Erreur lors de la suppression de la session',
  programmesFailed: 'Erreur lors de la récupération des formations',
  sessionsFailed: 'Erreur lors de la récupération des sessions',
  levelsFailed: "Erreur lors de la récupération des niveaux d'études",
  noProgramme: 'Aucune formation pour l’instant.',
  noProgrammeHint: 'Ajoutez la première : les candidats la choisiront dans leur fiche.',
  noSession: 'Aucune session pour l’instant.',
  noSessionHint: 'Ajoutez l’année scolaire pour laquelle vous recrutez.',
  noProgrammeFound: 'Aucune formation ne correspond.',
  noSessionFound: 'Aucune session ne correspond.',
  foundHint: 'Essayez un autre mot.',
};
