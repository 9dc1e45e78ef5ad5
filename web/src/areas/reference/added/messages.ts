import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';

export const addedSkillMessages = {
  title: 'Compétences ajoutées',
  lead: 'Ce que candidats et entreprises ont ajouté à la liste. Chacun voit les siennes tout de suite\u202f; les autres ne les voient qu’une fois acceptées ici.',
  name: 'Compétence',
  state: 'État',
  taken: 'Acceptée',
  waits: 'À relire',
  used: 'Utilisée par',
  uses: (sheets: number, needs: number) =>
    `${formatCount(sheets, 'fiche', 'fiches')}, ${formatCount(needs, 'besoin', 'besoins')}`,
  take: (name: string) => `Accepter ${name}`,
  rename: (name: string) => `Renommer ${name}`,
  merge: (name: string) => `Fusionner ${name}`,
  remove: (name: string) => `Supprimer ${name}`,
  takeShort: 'Accepter',
  renameShort: 'Renommer',
  mergeShort: 'Fusionner',
  none: 'Aucune compétence ajoutée',
  noneHint: 'Elles apparaîtront ici dès que quelqu’un en ajoutera une à sa fiche ou à un besoin.',
  loadFailed: 'Les compétences ajoutées n’ont pas pu être chargées.',
  takeTitle: 'Montrer cette compétence à tous',
  takeHint: 'Corrigez son nom si besoin\u202f: il apparaîtra ainsi dans toutes les listes.',
  takenDone: 'Compétence acceptée.',
  takeFailed: 'La compétence n’a pas pu être acceptée.',
  mergeTitle: 'Fusionner avec une autre compétence',
  mergeHint: (name: string) =>
    `«\u202f${name}\u202f» disparaît\u202f: les fiches et les besoins qui la citent citeront l’autre.`,
  into: 'Compétence qui la remplace',
  chooseOne: 'Choisissez une compétence.',
  mergeDone: 'Compétences fusionnées.',
  mergeFailed: 'Les compétences n’ont pas pu être fusionnées.',
  removeTitle: (name: string) => `Supprimer «\u202f${name}\u202f»\u202f?`,
  removeText: (sheets: number, needs: number) =>
    `Elle disparaît des fiches et des besoins qui la citent (${formatNumber(sheets)} et ${formatNumber(needs)}).`,
  removeConfirm: 'Supprimer',
  removed: 'Compétence supprimée.',
  removeFailed: 'La compétence n’a pas pu être supprimée.',
  toRead: (count: number) =>
    count === 1
      ? '1 compétence ajoutée est à relire'
      : `${count} compétences ajoutées sont à relire`,
};
