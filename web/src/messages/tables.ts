export const tableMessages = {
  actions: 'Actions',
  selectAll: 'Tout sélectionner',
  selectRow: (name: string) => `Sélectionner ${name}`,
  search: 'Rechercher',
  resetFilters: 'Réinitialiser les filtres',
};
