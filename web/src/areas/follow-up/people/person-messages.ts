import { formatCount } from '../../../platform/format/numbers.ts';

/** The page of a candidate or a company, for the staff. */
export const personMessages = {
  title: 'Suivi',
  failed: 'Cette page n’a pas pu être chargée.',
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
