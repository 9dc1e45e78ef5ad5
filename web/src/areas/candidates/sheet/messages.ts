import { plural } from '../../../platform/format/numbers.ts';

export const sheetMessages = {
  title: 'Ma fiche candidat',
  lead: 'C’est ce que les entreprises liront de vous.',
  loadFailed: 'Votre fiche n’a pas pu être chargée.',
  requiredHint: 'Les champs marqués d’un astérisque sont obligatoires.',

  training: 'Formation',
  formation: 'Formation',
  noProgramme: 'Aucune formation n’est encore proposée. Revenez bientôt, ou écrivez-nous.',
  session: 'Session',
  level: 'Niveau visé',
  duration: 'Durée souhaitée',
  contractType: 'Type de contrat',

  person: 'Informations personnelles',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse email',
  civility: 'Civilité',
  phone: 'Téléphone',
  city: 'Ville',
  country: 'Pays',
  france: 'France',

  work: 'Informations professionnelles',
  diploma: 'Dernier diplôme obtenu',
  noSector: 'Choisissez au moins un secteur.',
  location: 'Lieu de recherche',
  distance: 'Distance maximale',
  noDistanceLimit: 'Pas de préférence',
  kilometres: (km: number) => `${km} km`,
  skills: 'Compétences',
  summary: 'Présentation',

  missing: 'Veuillez remplir tous les champs obligatoires',
  resumeMissing: 'Le CV est obligatoire lors de la première inscription',
  sending: 'Envoi de la fiche candidat...',
  failed: 'Erreur lors de la création ou mise à jour de la fiche candidat.',
  existsNow:
    'Votre fiche a été créée entre-temps, dans un autre onglet. Cliquez sur « Mettre à jour » pour la remplacer par celle-ci.',
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What is said of reading `resume`: « votre CV », or « son CV ». */
const autoFillWords = (resume: string, yours: string, fields: string, skills: string) => ({
  idle: 'Nous le lisons pour vous proposer de quoi remplir les champs vides.',
  reading: `Lecture de ${resume}…`,
  readingLong: `Lecture de ${resume}… Quelques secondes encore. Vous pouvez remplir la fiche et l’enregistrer sans attendre.`,
  readingPicture: `Lecture de ${resume}… C’est sans doute un scan ou une photo\u202f: quelques secondes encore. Vous pouvez remplir la fiche et l’enregistrer sans attendre.`,
  found: (count: number) =>
    `${count} ${plural(count, 'champ proposé', 'champs proposés')} d’après ${resume}. Relisez : rien n’en est montré avant que la fiche ne soit enregistrée.`,
  nothing: `Rien à proposer d’après ${resume} : ${fields} sont remplis, ou il ne dit pas ce qui leur manque.`,
  picture:
    'Ce fichier est une image (un scan ou une photo), et Tandem n’y a reconnu aucun texte. Vous pouvez l’envoyer ainsi\u202f; remplissez la fiche à la main, ou choisissez une photo plus nette, prise de face, ou le CV tel que votre traitement de texte l’enregistre en PDF.',
  tooLarge:
    'L’image de ce fichier est trop grande pour que Tandem y cherche du texte. Vous pouvez l’envoyer ainsi\u202f; pour qu’il soit lu, numérisez à 300 points par pouce, ou choisissez une photo de moins de 36 millions de points.',
  noTime:
    'Ce fichier est une image (un scan ou une photo), et Tandem n’a pas eu le temps de la lire\u202f: elle est lourde, ou beaucoup de CV sont lus en ce moment. Remplissez la fiche à la main, ou choisissez le fichier de nouveau dans quelques minutes. Vous pouvez aussi l’envoyer ainsi.',
  cutShort:
    'La lecture s’est arrêtée avant la fin, faute de temps\u202f: ce qui se trouve dans des images n’a peut-être pas été lu. Complétez ce qui manque.',
  recognised:
    'Lu sur une image\u202f: vérifiez chaque lettre de l’adresse et chaque chiffre du numéro.',
  failed: (reason: string | null) =>
    reason === null
      ? `${capitalised(resume)} n’a pas pu être lu automatiquement\u202f: remplissez la fiche à la main.`
      : `${capitalised(resume)} n’a pas pu être lu automatiquement. ${reason} Tel quel, il ne pourra pas être enregistré.`,
  busy: `Beaucoup de CV sont lus en ce moment. Choisissez ${yours} de nouveau dans un instant, ou remplissez la fiche à la main\u202f: il sera enregistré avec elle.`,
  takeBack: 'Retirer les propositions',
  takenBack: 'Les propositions sont retirées.',
  mark: `Proposé d’après ${resume}`,
  languages: (list: string) =>
    `Lu dans ${resume}, à ajouter à ${skills} si vous le voulez\u202f: ${list}.`,
});

export type AutoFillWords = ReturnType<typeof autoFillWords>;

export const ownAutoFillWords = autoFillWords(
  'votre CV',
  'le vôtre',
  'vos champs',
  'vos compétences',
);
export const othersAutoFillWords = autoFillWords(
  'son CV',
  'ce CV',
  'ses champs',
  'ses compétences',
);

/** What the form says to the candidate whose sheet it is. */
export const ownSheetWords = {
  create: 'Créer',
  update: 'Mettre à jour',
  created: 'Fiche candidat créée avec succès!',
  updated: 'Fiche candidat mise à jour avec succès!',
  programmeLead: 'Ce que vous allez préparer en alternance.',
  otherLevel: (own: string) =>
    `Votre formation est de niveau ${own}\u202f: avec un autre niveau visé, aucun besoin ne vous correspondra.`,
  personLead: 'Pour qu’une entreprise qui vous accepte puisse vous joindre.',
  workLead: 'Votre parcours, et où vous cherchez une entreprise.',
  tradesHint:
    'Facultatif\u202f: un par ligne, trois au plus, celui que vous préférez d’abord. Il compte le plus, sans que les autres soient écartés.',
  summaryHint: 'Quelques phrases\u202f: ce que vous savez faire, ce que vous voulez apprendre.',
  resumeTitle: 'Mon CV',
  resumeLabel: 'Choisir mon CV',
  resumeReplace: 'Remplacer mon CV',
  resumeView: 'Voir mon CV',
  autoFill: ownAutoFillWords,
};

export type SheetWords = typeof ownSheetWords;

/** What it says to the staff, who fill it in for somebody. */
export const othersSheetWords: SheetWords = {
  create: 'Enregistrer sa fiche',
  update: 'Enregistrer sa fiche',
  created: 'Fiche enregistrée au nom du centre.',
  updated: 'Fiche enregistrée au nom du centre.',
  programmeLead: 'Ce que cette personne va préparer en alternance.',
  otherLevel: (own) =>
    `Cette formation est de niveau ${own}\u202f: avec un autre niveau visé, aucun besoin ne lui correspondra.`,
  personLead: 'Pour qu’une entreprise qui l’accepte puisse la joindre.',
  workLead: 'Son parcours, et où cette personne cherche une entreprise.',
  tradesHint:
    'Facultatif\u202f: un par ligne, trois au plus, celui que cette personne préfère d’abord. Il compte le plus, sans que les autres soient écartés.',
  summaryHint:
    'Quelques phrases\u202f: ce que cette personne sait faire, ce qu’elle veut apprendre.',
  resumeTitle: 'Son CV',
  resumeLabel: 'Choisir son CV',
  resumeReplace: 'Remplacer son CV',
  resumeView: 'Voir son CV',
  autoFill: othersAutoFillWords,
};

export const sheetPartMessages = {
  label: 'Parties de la fiche',
  resume: 'CV',
  training: 'Formation',
  person: 'Vous',
  somebody: 'Personne',
  work: 'Projet',
  done: (part: string) => `${part}, rempli`,
  open: (part: string) => `${part}, à remplir`,
  progress: (done: number, all: number) => `${done} parties remplies sur ${all}`,
};

export const resumeMessages = {
  stored: (name: string, day: string) => `${name}, ajouté le ${day}`,
  replaceHint: 'Cliquez pour le remplacer, ou déposez un autre fichier ici.',
  several: 'Plusieurs photos d’un même CV\u202f? Choisissez-les ensemble, dans l’ordre des pages.',
  joining: 'Réunion des photos…',
  madePdf:
    'À l’enregistrement, Tandem en fait un PDF\u202f: c’est lui que les entreprises reçoivent.',
  layoutLost:
    'D’un document Word ou OpenDocument, il reprend le texte, pas la mise en page\u202f; pour la garder, choisissez plutôt un PDF.',
  download: 'Télécharger',
  forget: 'Retirer ce fichier',
  unavailable: "Le CV n'est pas disponible.",
};
