/** What the other rooms may use of this one. */
export { ChanceTables } from './chance-tables.ts';
export { tellChances } from './tell-chances.ts';
