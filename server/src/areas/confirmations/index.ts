/** What the other rooms may use of this one. */
export { askToConfirm, deleteOldConfirmationLinks, noteConfirmed } from './confirmation-queries.ts';
