/** What the other rooms may use of this one. */
export { countAuditLines, readAuditLines } from './audit-lines.ts';
