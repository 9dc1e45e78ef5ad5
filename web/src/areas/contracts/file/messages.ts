import { elided } from '@tandem/domain/elision';
import { formatAgo, formatDay } from '../../../platform/format/dates.ts';
import { formatCount, narrowSpace } from '../../../platform/format/numbers.ts';

export const fileMessages = {
  title: 'Dossier de contrat',
  lead: (candidate: string, need: string, company: string) =>
    `${candidate}, pour le besoin «${narrowSpace}${need}${narrowSpace}» chez ${company}.`,
  savesItself: 'Tout ce que vous écrivez est gardé aussitôt.',
  closed: 'Ce dossier s’ouvre quand l’entreprise et le candidat ont dit oui tous les deux.',
  loadFailed: 'Le dossier n’a pas pu être chargé.',
  glance: 'Où en est le dossier',
  complete: 'complet',
  missing: (count: number) => formatCount(count, 'champ manquant', 'champs manquants'),
  wrong: (count: number) => formatCount(count, 'point à vérifier', 'points à vérifier'),
  filled: (who: string, at: string) => `rempli par ${who} ${formatAgo(at)}`,
  begun: (who: string, at: string) => `commencé par ${who} ${formatAgo(at)}`,
  waits: (who: string, at: string) => `on attend ${who} depuis le ${formatDay(at)}`,
  nobodyAsked: 'personne n’est sollicité par un lien',
  waitsFor: (who: string) => `On attend ${who}.`,
  unasked: (parts: string) => `Personne n’est sollicité par un lien pour${narrowSpace}: ${parts}.`,
  filledHere: 'à remplir ici',
  lodging: {
    opco: (name: string) => `À déposer auprès ${elided('de', name)}.`,
    state:
      'Employeur public\u202F: à déposer auprès du représentant de l’État dans le département du lieu de travail.',
    ask: 'OPCO inconnu pour cette convention collective\u202F: l’entreprise le dit dans sa partie.',
  },
  json: 'Exporter en JSON',
  csv: 'Exporter en CSV',
  exportFailed: 'Le dossier n’a pas pu être exporté.',
  fileName: (id: number, amendment: number | null, ending: string) =>
    `dossier-de-contrat-${id}${amendment === null ? '' : `-avenant-${amendment}`}.${ending}`,
};
