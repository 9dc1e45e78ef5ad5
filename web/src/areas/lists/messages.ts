/** Views of lists that are saved: search, filters, order and columns. */
export const viewMessages = {
  title: 'Vues',
  home: 'Vos vues',
  none: 'Aucune vue enregistrée. Choisissez recherche, filtres, ordre et colonnes, puis donnez-leur un nom.',
  save: 'Enregistrer cette vue',
  name: 'Nom de la vue',
  nameHint: 'Le même nom remplace la vue que vous avez.',
  shared: 'Pour toute l’équipe',
  sharedMark: 'équipe',
  saved: 'Vue enregistrée.',
  saveFailed: 'La vue n’a pas pu être enregistrée.',
  remove: (name: string) => `Supprimer la vue ${name}`,
  removed: 'Vue supprimée.',
  removeFailed: 'La vue n’a pas pu être supprimée.',
  lists: {
    candidates: 'Candidats',
    companies: 'Entreprises',
    needs: 'Besoins',
    contract_files: 'Dossiers de contrat',
    meetings: 'Rendez-vous',
    journal: 'Journal',
  },
};
