import { isStaff, type Role } from '@tandem/domain/accounts/roles';
import { outboxEntry, roleMenus, shellMessages } from './messages.ts';

/** Pages that have no entry in the bar: they are reached from others. */
const staffPages = [
  { to: '/dashboard/rendez-vous', label: 'Liste des rendez-vous' },
  { to: '/dashboard/a-faire', label: 'À faire' },
  { to: '/dashboard/imports', label: 'Imports' },
  { to: '/dashboard/exports', label: 'Vos exports' },
  { to: '/dashboard/envois', label: 'Ce qui part tout seul' },
  { to: '/dashboard/rapport', label: 'Rapport du centre' },
  { to: '/dashboard/equite', label: 'Équité et réponses' },
  { to: '/dashboard/competences', label: 'Compétences ajoutées' },
];

/** Every page that whoever is signed in may open and that is about nobody in particular. */
export const pagesOf = (role: Role, hasOutbox: boolean) => [
  { to: '/', label: shellMessages.home },
  ...roleMenus[role],
  ...(role !== 'visitor' && isStaff(role) ? staffPages : []),
  ...(hasOutbox ? [outboxEntry] : []),
  { to: '/profile', label: shellMessages.profile },
  { to: '/simulateur', label: shellMessages.simulator },
  { to: '/confidentialite', label: shellMessages.privacy },
];
