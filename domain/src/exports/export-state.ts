/** Lists of which files are made by the server, as they may be too long for a browser. */
export const orderedLists = ['journal', 'matches'] as const;

export type OrderedList = (typeof orderedLists)[number];

/** From so many rows on a file is made by the server, while its reader does something else. */
export const orderedFrom = 5000;

/** No spreadsheet opens more. */
export const exportRowsMax = 1_000_000;

/** Hours for which a file that was asked for is kept. */
export const keptExportHours = 24;

/** Files that one person has waiting or kept at a time. */
export const mostExports = 10;

export const exportStates = {
  running: 'En préparation',
  done: 'Prêt',
  failed: 'Échoué',
} as const;

export type ExportState = keyof typeof exportStates;

export const exportStateKeys = Object.keys(exportStates) as [ExportState, ...ExportState[]];

export const exportFormats = ['xlsx', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Programmes that are all somebody sees; null for all. */
type Sight = readonly number[] | null;

/** Whether whoever saw `before` sees all of it still. */
export const seesStill = (before: Sight, now: Sight): boolean =>
  now === null || (before !== null && before.every((id) => now.includes(id)));
