export const tableMessages = {
  actions: 'Actions',
  selectAll: 'Tout sélectionner',
  selectRow: (name: string) => `Sélectionner ${name}`,
  clearSelection: 'Tout désélectionner',
  bulk: 'Actions sur la sélection',
  search: 'Rechercher',
  resetFilters: 'Réinitialiser les filtres',
};
