/** What the other rooms may use of this one. */
export { findNotices } from './assignment-queries.ts';
