export const dialogMessages = {
  close: 'Fermer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  irreversible: 'Cette action est irréversible.',
  unsavedTitle: 'Quitter sans enregistrer ?',
  unsavedText:
    'Vos modifications n’ont pas été enregistrées. Si vous quittez cette page, elles seront perdues.',
  stay: 'Rester',
  leave: 'Quitter sans enregistrer',
};
