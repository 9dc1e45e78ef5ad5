import { isMark } from '@tandem/domain/contracts/part-links/mark';
import { narrowSpace } from '../../platform/format/numbers.ts';

/** Whoever can have written in a file: a kind of account, or somebody who holds the link to a part. */
const writers: Record<string, string> = {
  applicant: 'le candidat',
  company: 'l’entreprise',
  staff: 'le centre',
  superuser: 'le centre',
  employer: 'le représentant légal de l’entreprise',
  supervisor: 'le tuteur',
  second_supervisor: 'le second tuteur',
  candidate: 'le candidat',
  guardian: 'le représentant légal du mineur',
  training: 'le CFA',
  online: 'le service de signature',
};

export const writerOf = (by: string): string => writers[by] ?? 'quelqu’un';

/** What somebody else did to a field; the value of a part that is not the reader's is not told. */
const deedOf = (value: string): string => {
  if (value === '') return 'a vidé ce champ';
  return isMark(value)
    ? 'a déjà rempli ce champ'
    : `a écrit «${narrowSpace}${value}${narrowSpace}»`;
};

export const contractMessages = {
  title: "FICHE D'INFORMATION POUR PREPARER LA CONVENTION DE FORMATION ET LE CONTRAT",
  lead: (candidate: string, need: string) =>
    `${candidate}, pour le besoin «${narrowSpace}${need}${narrowSpace}». Tous les champs sont obligatoires. Vos saisies sont gardées au fur et à mesure${narrowSpace}; l’inscription est finalisée quand vous l’enregistrez.`,
  correctionLead: (candidate: string, need: string) =>
    `${candidate}, pour le besoin «${narrowSpace}${need}${narrowSpace}». L’inscription est finalisée. Ce que vous corrigez ici est enregistré aussitôt.`,
  known: 'Prérempli, à vérifier',
  numbersOf:
    'Un numéro de sécurité sociale y figure\u202F: seuls l’entreprise et les gestionnaires de cette formation peuvent l’ouvrir.',
  knownPay: 'Prérempli au minimum légal, à vérifier',
  submit: 'Enregistrer et finaliser',
  correct: 'Corriger',
  endCorrection: 'Terminer',
  savesItself: 'Brouillon gardé au fur et à mesure',
  saving: 'Enregistrement du brouillon…',
  draftSaved: (when: string) => `Brouillon enregistré ${when}`,
  unsaved: 'Tout n’est pas enregistré. Gardez cette page ouverte.',
  waiting: `Pas de réseau${narrowSpace}: vos saisies partiront dès son retour. Gardez cette page ouverte.`,
  optional: 'Facultatif',
  storedNumber: (ending: string) => `Enregistré, se termine par ${ending.slice(-2)}`,
  reason: `C’est pourtant exact${narrowSpace}? Dites pourquoi`,
  reasonAwaited: 'Corrigez, ou dites ci-dessous pourquoi c’est exact.',
  filledBy: (by: string) => `Déjà rempli par ${writerOf(by)}, non affiché`,
  conflict: (by: string, value: string, when: string) => {
    const who = writerOf(by);
    return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${deedOf(value)}${when ? ` le ${when}` : ''}. Votre saisie n’a pas été enregistrée.`;
  },
  takeTheirs: 'Prendre cette valeur',
  keepMine: 'Garder la mienne',
  saved: 'Informations enregistrées avec succès',
  failed: "Erreur lors de l'enregistrement des informations",
  loadFailed: 'La fiche du contrat n’a pas pu être chargée.',
  sheetLead: (candidate: string, need: string, company: string) =>
    `${candidate}, «${narrowSpace}${need}${narrowSpace}» chez ${company}`,
  showNir: 'Afficher le NIR',
  hideNir: 'Masquer le NIR',
  hiddenNir: 'Masqué',
  nirFailed: 'Le NIR n’a pas pu être chargé.',
  print: 'Imprimer',
};
