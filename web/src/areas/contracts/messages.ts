import { narrowSpace } from '../../platform/format/numbers.ts';

export const contractMessages = {
  title: "FICHE D'INFORMATION POUR PREPARER LA CONVENTION DE FORMATION ET LE CONTRAT",
  lead: (candidate: string, need: string) =>
    `${candidate}, pour le besoin «${narrowSpace}${need}${narrowSpace}». Tous les champs sont obligatoires. Vos saisies sont gardées au fur et à mesure${narrowSpace}; l’inscription est finalisée quand vous l’enregistrez.`,
  correctionLead: (candidate: string, need: string) =>
    `${candidate}, pour le besoin «${narrowSpace}${need}${narrowSpace}». L’inscription est finalisée. Ce que vous corrigez ici est enregistré aussitôt.`,
  known: 'Prérempli, à vérifier',
  submit: 'Enregistrer et finaliser',
  correct: 'Corriger',
  endCorrection: 'Terminer',
  savesItself: 'Brouillon gardé au fur et à mesure',
  saving: 'Enregistrement du brouillon…',
  draftSaved: (when: string) => `Brouillon enregistré ${when}`,
  waiting: `Pas de réseau${narrowSpace}: vos saisies partiront dès son retour. Gardez cette page ouverte.`,
  storedNumber: (ending: string) => `Enregistré, se termine par ${ending.slice(-2)}`,
  reason: `C’est pourtant exact${narrowSpace}? Dites pourquoi`,
  conflict: (by: string, value: string, when: string) => {
    const whos: Record<string, string> = {
      company: 'L’entreprise',
      staff: 'Le centre',
      superuser: 'Le centre',
    };
    const what =
      value === '' ? 'a vidé ce champ' : `a écrit «${narrowSpace}${value}${narrowSpace}»`;
    return `${whos[by] ?? 'Quelqu’un'} ${what}${when ? ` le ${when}` : ''}. Votre saisie n’a pas été enregistrée.`;
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
