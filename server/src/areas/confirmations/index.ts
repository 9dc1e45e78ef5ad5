/** What the other rooms may use of this one. */
export { askToConfirm, noteConfirmed } from './confirmation-queries.ts';
