import type { OrderedList } from '@tandem/domain/exports/export-state';
import { formatMoment } from '../../platform/format/dates.ts';
import { formatPercent } from '../../platform/format/numbers.ts';

/** Files that the server makes, as they would be too long for the browser. */
export const exportsMessages = {
  title: 'Vos exports',
  lead: 'Les fichiers que vous avez demandés. Chacun est gardé un jour, pour vous seul.',
  ordered:
    'Votre fichier se prépare. Vous pouvez continuer\u202F: il vous attendra dans «\u202fVos exports\u202f».',
  orderFailed: 'Le fichier n’a pas pu être demandé.',
  list: 'Liste',
  lists: { journal: 'Journal', matches: 'Matchs' } satisfies Record<OrderedList, string>,
  format: 'Format',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  state: 'État',
  progress: (share: number) => `En préparation\u202F: ${formatPercent(share)}`,
  rows: 'Lignes',
  orderedAt: 'Demandé le',
  until: 'Gardé jusqu’au',
  name: (list: string, at: string) => `${list}, ${formatMoment(at)}`,
  download: 'Télécharger',
  downloadOf: (name: string) => `Télécharger ${name}`,
  downloadFailed: 'Le fichier n’a pas pu être téléchargé.',
  remove: (name: string) => `Supprimer ${name}`,
  removed: 'Export supprimé.',
  removeFailed: 'L’export n’a pas pu être supprimé.',
  none: 'Aucun export en ce moment',
  noneHint:
    'À partir de 5 000 lignes, une liste est exportée par le serveur\u202F: son fichier paraît ici.',
  failed: 'Vos exports n’ont pas pu être chargés.',
};
