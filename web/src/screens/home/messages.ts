export const homeMessages = {
  tab: 'Accueil',
  taglineStart: 'Trouvez en un clic',
  /** Typed in turn; the last one stays. */
  taglineEnds: ['un apprenti', 'une entreprise', 'un métier', 'votre tandem'],
  lead: 'Tandem rapproche les candidats à l’alternance et les entreprises qui recrutent, et les accompagne jusqu’à la signature du contrat.',
  signIn: 'Se connecter',
  contact: 'Contacts',
  hello: (name: string) => `Bonjour ${name}`,
  progressFailed: 'Votre avancement n’a pas pu être chargé.',
  late: 'Le reste viendra à la fin.',
  step: (number: number) => `Étape ${number}`,
  done: 'Fait',
  now: 'À faire maintenant',
  later: 'Ensuite',
  platform: 'Gestion de la plateforme :',
  formations: 'Gestion des formations :',
  programmesFailed: 'La liste des formations n’a pas pu être chargée.',
  noProgramme: 'Aucune formation pour l’instant.',
  noProgrammeHint: 'Un administrateur doit d’abord les créer.',
};

/** What a centre that does not know Tandem learns in ten seconds. */
export const whatItDoes = {
  whom: 'Pour les centres de formation',
  title: 'De votre liste Excel au contrat signé',
  lines: [
    {
      title: 'Invitez avec la liste que vous avez',
      text: 'Tandem trouve les colonnes, invite candidats et entreprises par e-mail ou SMS, et relance à votre place.',
    },
    {
      title: 'Rapprochez, avec des raisons',
      text: 'Chaque candidat a un score sur 100 pour chaque besoin, expliqué point par point. Les deux disent oui, ou pas.',
    },
    {
      title: 'Suivez jusqu’au premier jour',
      text: 'Rendez-vous, dossier de contrat, signatures\u202f: chacun voit ce qui l’attend, et vous voyez où tout en est.',
    },
  ],
  picture:
    'Un match vu par une entreprise\u202f: la candidate, son score de 89,7 sur 100, et ce qui le fait, du secteur au CV.',
};

/** What somebody who has just come reads before anything else. */
export const firstMinutes = {
  title: 'Tandem en trois lignes',
  resume: 'Déposez votre CV, nous remplissons',
  candidate: [
    'Vous dites ce que vous cherchez\u202f: votre CV remplit l’essentiel de votre fiche.',
    'Tandem vous présente les besoins qui vous ressemblent, et dit pourquoi.',
    'Vous répondez aux entreprises qui vous acceptent\u202f; votre centre vous accompagne jusqu’au contrat.',
  ],
  company: [
    'Vous décrivez votre entreprise, puis chaque poste à pourvoir.',
    'Tandem vous présente les candidats qui lui ressemblent, et dit pourquoi.',
    'Vous acceptez, vous vous rencontrez\u202f; le centre vous accompagne jusqu’au contrat.',
  ],
  start: 'Pour commencer',
  centre: [
    'Ajoutez la session pour laquelle vous recrutez, puis vos formations.',
    'Importez vos candidats et vos entreprises\u202f: chacun reçoit son invitation.',
    'Les fiches, les besoins et les tests se remplissent\u202f: lancez alors le matching, depuis les statistiques.',
  ],
  begin: 'Commencer',
};

export const taglineSentence = `${homeMessages.taglineStart} ${homeMessages.taglineEnds.join(', ')}`;

export interface Step {
  title: string;
  to: string;
  text: string;
}

export const candidateSteps: readonly Step[] = [
  {
    title: 'Remplir ma fiche candidat',
    to: '/applicant/application',
    text: 'Votre formation, votre parcours et votre CV : c’est ce que les entreprises liront.',
  },
  {
    title: 'Remplir mon test',
    to: '/applicant/test',
    text: 'Deux minutes pour dire comment vous aimez travailler.',
  },
  {
    title: 'Gérer mes matchs',
    to: '/applicant/matches',
    text: 'Pas encore de match\u202f: voyez ce qui vous en apporterait.',
  },
];

export const companySteps: readonly Step[] = [
  {
    title: 'Remplir la fiche entreprise',
    to: '/company/page',
    text: 'Votre activité et votre adresse, pour que les candidats vous connaissent.',
  },
  {
    title: 'Remplir des besoins',
    to: '/company/offers',
    text: 'Un besoin par poste. Il devient actif quand le tuteur a rempli son test.',
  },
  {
    title: 'Gérer mes matchs',
    to: '/company/matches',
    text: 'Pas encore de candidat\u202f: un besoin leur est comparé dès que son tuteur a rempli le test.',
  },
];

interface Area {
  label: string;
  to: string;
  text: string;
}

/** `statistics`: what their reader does there. */
const staffAreas = (statistics: string): readonly Area[] => [
  {
    label: 'Candidats',
    to: '/dashboard/applicant-management',
    text: 'Inviter, relancer, suivre les inscriptions',
  },
  {
    label: 'Entreprises',
    to: '/dashboard/company-management',
    text: 'Inviter les entreprises, voir où en est chacune',
  },
  {
    label: 'Besoins',
    to: '/dashboard/besoins',
    text: 'Les postes à pourvoir, et qui les attend',
  },
  { label: 'Matching', to: '/dashboard/offer-management', text: 'Suivre et débloquer les matchs' },
  { label: 'Rendez-vous', to: '/meetings', text: 'Les entretiens à venir, les forums' },
  {
    label: 'Contrats',
    to: '/dashboard/dossiers',
    text: 'Du oui des deux côtés au contrat déposé',
  },
  {
    label: 'Statistiques',
    to: '/dashboard/formation-statistics',
    text: statistics,
  },
];

export const managerAreas = staffAreas('Lire les résultats, par session et par formation');

/** Shown where the demo data set runs, in which no message leaves the house. */
export const outboxArea: Area = {
  label: 'Messages envoyés',
  to: '/dashboard/outbox',
  text: 'Lire les e-mails et les SMS de la démonstration',
};

export const superuserAreas: readonly Area[] = [
  ...staffAreas('Lancer le matching, lire les résultats'),
  {
    label: 'Formations',
    to: '/dashboard/formation-management',
    text: 'Formations et sessions proposées',
  },
  {
    label: 'Gestionnaires',
    to: '/dashboard/manager-management',
    text: 'Qui suit quelle formation',
  },
  {
    label: 'Journal',
    to: '/dashboard/journal',
    text: 'Qui a consulté ou modifié les données de qui',
  },
  {
    label: 'Logiciels reliés',
    to: '/dashboard/logiciels',
    text: 'Les clés avec lesquelles d’autres logiciels lisent',
  },
];
