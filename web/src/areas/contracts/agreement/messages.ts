export const agreementMessages = {
  download: 'Convention de formation (PDF)',
  failed: 'La convention n’a pas pu être faite.',
};

export const templateMessages = {
  title: 'Modèle de la convention de formation',
  lead: 'Le texte que Tandem remplit pour chaque dossier de contrat.',
  open: 'Modèle de convention',
  loadFailed: 'Le modèle n’a pas pu être chargé.',
  delivered: 'C’est le modèle livré avec Tandem\u202F: faites-le relire avant de le faire signer.',
  text: 'Texte du modèle',
  hint: '«\u202F#\u202F» commence le titre, «\u202F##\u202F» un article, «\u202F-\u202F» une ligne de liste. Une ligne vide sépare deux paragraphes. {{signatures}} fait les deux cadres où l’on signe.',
  variables: 'Variables',
  variablesHint:
    'Chacune s’écrit à l’endroit du curseur. Ce qu’un dossier ne dit pas devient une ligne à remplir à la main.',
  preview: 'Aperçu avec un exemple',
  previewHint: 'Le dossier est inventé.',
  place: 'date et signature',
  save: 'Enregistrer',
  saved: 'Modèle enregistré.',
  saveFailed: 'Le modèle n’a pas été enregistré.',
  pdf: 'Voir le PDF',
  pdfFailed: 'Le PDF n’a pas pu être fait.',
  reset: 'Revenir au modèle livré',
  resetTitle: 'Revenir au modèle livré\u202F?',
  resetText: 'Votre texte sera perdu.',
  resetDone: 'Modèle livré repris.',
  resetFailed: 'Le modèle livré n’a pas été repris.',
};
