/** What the other rooms may use of this one. */
export { readMessages } from './read-messages.ts';
export { writeMessage } from './write-message.ts';
export { findConversationsOf } from './written-message-queries.ts';
