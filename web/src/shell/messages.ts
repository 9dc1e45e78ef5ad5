import type { Role } from '@tandem/domain/accounts/roles';

export const shellMessages = {
  newBuild: 'Une nouvelle version de Tandem est là.',
  reload: 'Recharger la page',
  skipToContent: 'Aller au contenu',
  homeLink: 'Tandem, retour à l’accueil',
  home: 'Accueil',
  signIn: 'Connexion',
  signOut: 'Déconnexion',
  simulator: 'Simulateur',
  privacy: 'Confidentialité',
  profile: 'Profil',
  outbox: 'Messages envoyés',
  roleMenu: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  search: 'Rechercher (Ctrl+K)',
  menuTitle: 'Menu',
  profileMenu: (name: string) => `Compte de ${name}`,
};

interface MenuEntry {
  to: string;
  label: string;
}

const staffMenu: readonly MenuEntry[] = [
  { to: '/dashboard/applicant-management', label: 'Candidats' },
  { to: '/dashboard/company-management', label: 'Entreprises' },
  { to: '/dashboard/besoins', label: 'Besoins' },
  { to: '/dashboard/offer-management', label: 'Matching' },
  { to: '/meetings', label: 'Rendez-vous' },
  { to: '/dashboard/dossiers', label: 'Contrats' },
  { to: '/dashboard/formation-statistics', label: 'Statistiques' },
];

/** Shown to who may read what was sent, beside the profile: in the demo alone. */
export const outboxEntry: MenuEntry = { to: '/dashboard/outbox', label: shellMessages.outbox };

/** The entries of the bar for each role. */
export const roleMenus: Record<Role, readonly MenuEntry[]> = {
  visitor: [],
  applicant: [
    { to: '/applicant/application', label: 'Ma fiche' },
    { to: '/applicant/test', label: 'Mon test' },
    { to: '/applicant/matches', label: 'Mes Matchs' },
    { to: '/meetings', label: 'Rendez-vous' },
  ],
  company: [
    { to: '/company/page', label: 'Fiche Entreprise' },
    { to: '/company/offers', label: 'Besoins en recrutement' },
    { to: '/company/matches', label: 'Matchs' },
    { to: '/meetings', label: 'Rendez-vous' },
  ],
  staff: staffMenu,
  superuser: [
    ...staffMenu,
    { to: '/dashboard/formation-management', label: 'Formations' },
    { to: '/dashboard/manager-management', label: 'Gestionnaires' },
    { to: '/dashboard/journal', label: 'Journal' },
  ],
};
