import { formatCount, narrowSpace } from '../../platform/format/numbers.ts';

/** The box that finds anybody and any page. */
export const searchMessages = {
  title: 'Aller à',
  people: 'Un nom, une adresse, un numéro, une ville, une formation, une note, une page…',
  pages: 'Une page…',
  found: 'Résultats',
  kinds: {
    applicant: 'Candidat',
    company: 'Entreprise',
    staff: 'Responsable',
    superuser: 'Superutilisateur',
  },
  page: 'Page',
  programme: 'Formation\u202f: ses candidats',
  note: 'Note',
  invited: 'invitation en attente',
  searching: 'Recherche…',
  nothing: 'Rien ne correspond.',
  failed: 'La recherche n’a pas abouti.',
  count: (total: number, shown: number) =>
    total > shown
      ? `${formatCount(total, 'personne', 'personnes')}${narrowSpace}: les ${shown} premières. Un mot de plus précise.`
      : `${formatCount(total, 'personne ou entreprise', 'personnes ou entreprises')}.`,
  notes: (total: number, shown: number) =>
    total > shown
      ? `${formatCount(total, 'note', 'notes')}${narrowSpace}: les ${shown} dernières.`
      : `${formatCount(total, 'note', 'notes')}.`,
  forgiven: 'Rien au mot près. Voici ce qui s’en approche.',
  keys: '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer.',
};
