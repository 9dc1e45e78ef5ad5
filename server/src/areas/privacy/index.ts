/** What the other rooms may use of this one. */
export { isClockSteady } from './clock/is-clock-steady.ts';
export { readPrivacy } from './read-privacy.ts';
export { runRetention } from './retention.ts';
export { deleteStale } from './stale-queries.ts';
export { sweepFiles } from './sweep-files.ts';
export { sweepOutbox } from './sweep-outbox.ts';
export { tellLateForgettings } from './tell-late-forgettings.ts';
export { tidy } from './tidy.ts';
