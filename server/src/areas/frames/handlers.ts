import type { Handlers } from '../handler.ts';
import { readMatchFrame } from './read-match-frame.ts';
import { readOwnFrame } from './read-own-frame.ts';
import { readStaffFrame } from './read-staff-frame.ts';
import { readStatisticsFrame } from './read-statistics-frame.ts';

/** Which use case answers which call. */
export const frameHandlers = {
  'GET /match_frame/{id}/': readMatchFrame,
  'GET /own_frame/': readOwnFrame,
  'GET /staff_frame/': readStaffFrame,
  'GET /statistics_frame/': readStatisticsFrame,
} satisfies Partial<Handlers>;
