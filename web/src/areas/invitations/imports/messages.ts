import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';

export const importsMessages = {
  title: 'Imports',
  lead: 'Les listes importées, leur avancement et leur compte rendu. Un import peut être retiré\u202f: ceux qu’il a ajoutés et qui ne se sont pas inscrits partent, les fiches qu’il a complétées redeviennent comme avant, sauf ce qui y a changé depuis.',
  file: 'Fichier',
  kind: 'Liste',
  kinds: { candidates: 'Candidats', companies: 'Entreprises' },
  state: 'État',
  states: {
    receiving: 'En cours de transmission',
    running: 'En cours',
    scheduled: 'Envoi programmé',
    done: 'Terminé',
    withdrawing: 'Retrait en cours',
    withdrawn: 'Retiré',
  },
  progress: (done: number, all: number) => `${formatNumber(done)} sur ${formatNumber(all)}`,
  added: 'Ajoutés',
  registered: 'Inscrits',
  date: 'Date',
  by: 'Par',
  gone: 'Compte supprimé',
  report: 'Compte rendu',
  withdraw: 'Retirer cet import',
  withdrawTitle: 'Retirer cet import\u202f?',
  withdrawText: (count: number, restorable: number, older: number) =>
    `${formatCount(count, 'personne ajoutée par cet import et pas encore inscrite sera supprimée', 'personnes ajoutées par cet import et pas encore inscrites seront supprimées')}, avec leur invitation. Celles qui se sont inscrites restent.${
      restorable === 0
        ? ''
        : ` ${formatCount(restorable, 'fiche que cet import a complétée redevient', 'fiches que cet import a complétées redeviennent')} comme avant, sauf ce qui y a changé ou a été confirmé depuis, et ce que voient les personnes inscrites depuis\u202f: le compte rendu le dit.`
    }${
      older === 0
        ? ''
        : ` ${formatCount(older, 'fiche complétée avant une mise à jour de Tandem ne change pas', 'fiches complétées avant une mise à jour de Tandem ne changent pas')}.`
    }`,
  withdrawing: 'Retrait de l’import…',
  withdrawn: 'L’import est en cours de retrait.',
  withdrawFailed: 'L’import n’a pas pu être retiré.',
  none: 'Aucun import pour le moment',
  noneText:
    'Importez une liste depuis les candidats ou les entreprises\u202f: elle apparaîtra ici.',
  toCandidates: 'Voir les candidats',
  loadFailed: 'Les imports n’ont pas pu être lus.',
  count: ['import', 'imports'] as const,
  underWay: (name: string, done: number, all: number) =>
    `Import de «\u202f${name}\u202f»\u202f: ${formatNumber(done)} sur ${formatNumber(all)}`,
};
