/** What the other rooms may use of this one. */
export { deleteOldExports, findOrdersOf } from './export-queries.ts';
export { listExports } from './keep-exports.ts';
export { makeExport } from './make-export.ts';
