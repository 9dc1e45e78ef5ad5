import { elided } from '@tandem/domain/elision';
import { formatCount } from '../../../platform/format/numbers.ts';

/** The page of a candidate or a company, for the staff. */
export const personMessages = {
  title: 'Suivi',
  failed: 'Cette page n’a pas pu être chargée.',
  open: 'Ouvrir la page',
  sides: { applicant: 'Candidat', company: 'Entreprise' },
  reach: 'Joindre',
  email: 'E-mail',
  noEmail: 'Sans adresse\u00a0: le centre lui parle',
  phone: 'Téléphone',
  contact: 'Contact',
  programme: 'Formation',
  source: 'Source',
  siret: 'SIRET',
  referent: 'Référent',
  nobody: 'Personne',
  referentSaved: 'Référent enregistré.',
  referentFailed: 'Le référent n’a pas pu être enregistré.',
  waits: 'Ce qui attend',
  noWait: 'Rien n’attend.',
  since: (day: string) => `depuis le ${day}`,
  matches: (count: number) => (count === 0 ? 'Matchs' : `Matchs (${count})`),
  noMatch: 'Aucun match.',
  broken: (day: string) => `Inscription rompue le ${day}`,
  score: (score: string) => `${score}/100`,
  moved: (day: string) => `le ${day}`,
  resting: {
    applicant: (day: string) => `Réponse du candidat remise au ${day}`,
    company: (day: string) => `Réponse de l’entreprise remise au ${day}`,
  },
  contractFile: 'Dossier de contrat',
  moreMatches: (count: number) => `et ${formatCount(count, 'autre', 'autres')}`,
  needs: 'Besoins',
  noNeed: 'Aucun besoin.',
  seats: (count: number) => formatCount(count, 'poste', 'postes'),
  meetings: 'Rendez-vous',
  meetingStates: {
    proposed: 'Proposé',
    planned: 'Fixé',
    over: 'Passé',
    cancelled: 'Annulé',
  },
  notes: 'Notes',
  timeline: 'Tout ce qui s’est passé',
  happened: {
    added: 'Ajout par le centre, sans adresse',
    invited: 'Invitation',
    opened: 'Lien d’invitation ouvert',
    registered: 'Compte créé',
    sheet: 'Fiche complète',
    filled: 'Fiche remplie ou corrigée par le centre',
    test: 'Test passé',
    refused_mail: 'E-mail non arrivé',
    late_mail: 'E-mail pas parti',
    refused_sms: 'SMS non arrivé',
    late_sms: 'SMS pas parti',
    mail: 'E-mail',
    sms: 'SMS',
    match: 'Match',
    read: 'Fiche ouverte par l’entreprise',
    meeting: 'Rendez-vous',
    need: 'Besoin',
    contract: 'Contrat',
    reminder: 'Rappel envoyé par le centre',
    told: 'Dit de vive voix',
    note: 'Note',
  },
  by: (name: string) => `par ${name}`,
};

/** A candidate's sheet that the staff fill in. */
export const filledMessages = {
  fill: 'Remplir sa fiche',
  correct: 'Corriger sa fiche',
  mark: (who: string) => `Fiche remplie par le centre (${who})`,
};

/** What whoever has no address is told by the staff. */
export const callMessages = {
  title: 'À lui dire',
  lead: 'Sans adresse e-mail, rien ne lui est écrit\u202f: appelez, puis cochez.',
  told: 'C’est dit',
  allTold: 'Tout est dit',
  done: 'Noté\u202f: c’est dit.',
  failed: 'Cela n’a pas pu être noté.',
};

/** The data of whoever has no address. */
export const ownDataMessages = {
  download: 'Télécharger ses données, à lui remettre',
  failed: 'Ses données n’ont pas pu être préparées.',
};

/** The test of whoever has no address. */
export const askedTestMessages = {
  take: 'Passer le test ensemble',
  retake: 'Revoir les réponses du test',
  title: (name: string) => `Test avec ${name}`,
  lead: 'Lisez les questions, la personne répond.',
  hint: 'Ses réponses comptent comme si elle avait passé le test elle-même.',
};

/** Notes of the staff. */
export const noteMessages = {
  add: 'Noter',
  addTitle: (count: number) => (count > 1 ? `Noter sur ${count} personnes` : 'Noter'),
  changeTitle: 'Modifier la note',
  kind: 'Type',
  text: 'Note',
  textHint:
    'La personne peut demander à lire ce qui est noté à son sujet. @ et un nom préviennent un collègue.',
  mention: 'Prévenir',
  textMissing: 'Écrivez ce que vous voulez noter.',
  due: 'À reprendre le',
  dueHint: 'Ce jour-là, la note est dans «\u202fÀ faire\u202f».',
  owner: 'Pour',
  me: 'Moi',
  save: 'Enregistrer',
  saved: (count: number) => (count > 1 ? `${count} notes enregistrées.` : 'Note enregistrée.'),
  failed: 'La note n’a pas pu être enregistrée.',
  none: 'Aucune note.',
  loadFailed: 'Les notes n’ont pas pu être chargées.',
  done: 'C’est fait',
  doneOn: (day: string) => `fait le ${day}`,
  dueOn: (day: string) => `à reprendre le ${day}`,
  for: (name: string) => `pour ${name}`,
  change: 'Modifier',
  delete: 'Supprimer la note',
  deleteTitle: 'Supprimer cette note\u202f?',
  deleted: 'Note supprimée.',
  deleteFailed: 'La note n’a pas pu être supprimée.',
};

/** Giving many to one of the staff. */
export const assignMessages = {
  assign: 'Confier',
  title: 'Confier à qui\u202f?',
  referent: 'Référent',
  nobody: 'Personne',
  save: 'Confier',
  done: (count: number) => `${formatCount(count, 'personne confiée', 'personnes confiées')}.`,
  failed: 'Le référent n’a pas pu être enregistré.',
};

/** Passing all that one of the staff follows to another. */
export const handOverMessages = {
  handOver: (name: string) => `Passer le suivi ${elided('de', name)}`,
  title: 'Passer tout le suivi',
  explain: (name: string) =>
    `Les personnes et les notes à reprendre que suit ${name} vont à un autre membre de l’équipe.`,
  to: 'À qui',
  choose: 'Choisir…',
  missing: 'Choisissez à qui passer le suivi.',
  save: 'Passer le suivi',
  done: (people: number, notes: number) =>
    `${formatCount(people, 'personne', 'personnes')} et ${formatCount(notes, 'note', 'notes')} transmises.`,
  failed: 'Le suivi n’a pas pu être transmis.',
};

/** Correcting who somebody is and how they are reached. */
export const correctMessages = {
  correct: 'Corriger',
  title: 'Corriger',
  firstName: 'Prénom',
  lastName: 'Nom',
  name: 'Nom de l’entreprise',
  contactName: 'Contact',
  email: 'E-mail',
  invitedHint:
    'Une autre adresse reçoit l’invitation tout de suite, et l’ancien lien ne marche plus.',
  newAddressHint:
    'La personne confirme l’adresse, puis choisit un mot de passe\u202f: elle aura son propre accès.',
  registeredHint:
    'Une autre adresse vaut quand la personne l’a confirmée et que l’ancienne, prévenue, a eu sept jours pour dire non. Si l’ancienne ne reçoit plus, ou si la direction l’enregistre, elle vaut dès la confirmation.',
  phone: 'Téléphone',
  save: 'Enregistrer',
  saved: 'Modifications enregistrées.',
  invited:
    'Modifications enregistrées. L’invitation est repartie, et l’ancien lien ne marche plus.',
  asked: 'Modifications enregistrées. La nouvelle adresse attend d’être confirmée.',
  failed: 'Les modifications n’ont pas pu être enregistrées.',
  refused: (email: string, since: string) => `${email} ne reçoit pas depuis le ${since}.`,
  works: 'Cette adresse marche de nouveau',
  worksAgain: 'Les messages repartent à cette adresse.',
  worksInvited: 'L’invitation repart à cette adresse.',
  worksFailed: 'L’adresse n’a pas pu être remise en service.',
  waiting: (email: string) => `${email} attend d’être confirmée`,
  confirmed: (email: string) => `${email} est confirmée`,
  from: (moment: string) =>
    `Elle ne compte pas avant le ${moment}\u202f: d’ici là, l’adresse actuelle peut dire non.`,
  hasten: 'Ne pas attendre',
  hastened: 'La nouvelle adresse n’attend plus l’ancienne.',
  hastenFailed: 'L’attente n’a pas pu être levée.',
};

/** Words by which people are told apart in lists. */
export const tagMessages = {
  open: 'Étiqueter',
  title: 'Étiqueter la sélection',
  how: 'Faire quoi\u202f?',
  ways: [
    ['add', 'Ajouter l’étiquette'],
    ['remove', 'Retirer l’étiquette'],
  ] as const,
  tag: 'Étiquette',
  tagHint:
    'Un mot ou deux\u202f: Permis B, Forum de mars… Les personnes la lisent dans leurs données.',
  missing: 'Ce champ est obligatoire.',
  save: 'Appliquer',
  done: (count: number) =>
    count === 0
      ? 'Personne n’avait besoin de ce changement.'
      : `Étiquettes de ${formatCount(count, 'personne', 'personnes')} à jour.`,
  failed: 'Les étiquettes n’ont pas pu être enregistrées.',
};
