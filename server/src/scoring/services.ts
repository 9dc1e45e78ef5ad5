import type { PlatformServices } from '../platform/services.ts';
import type { LiveSessions } from './live/live-sessions.ts';
import type { ScoringThreads } from './threads/scoring-threads.ts';

/** What scoring works with; each function takes of it only what it uses. */
export interface ScoringServices extends PlatformServices {
  live: LiveSessions;
  threads: ScoringThreads;
}
