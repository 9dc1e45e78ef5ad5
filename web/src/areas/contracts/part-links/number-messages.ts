export const numberMessages = {
  title: 'Numéro de sécurité sociale du candidat',
  awaited:
    'Le contrat a été signé avant que ce numéro soit attribué. Il s’ajoute ici, sans nouvelle signature.',
  there: (ends: string) =>
    `Ajouté depuis la signature (il se termine par ${ends.replace('… ', '')}). Il peut encore être corrigé.`,
  label: 'NIR (numéro de sécurité sociale)',
  hint: '13 chiffres, ou 15 avec la clé',
  save: 'Enregistrer le numéro',
  failed: 'Le numéro n’a pas pu être enregistré.',
};
