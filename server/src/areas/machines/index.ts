/** What the other rooms may use of this one. */
export { placeChanges } from './changes/place-changes.ts';
export { findMachine } from './keys/find-machine.ts';
export { contextOfKey, listKeysSealedOtherwise, replaceSealedKey } from './keys/key-queries.ts';
