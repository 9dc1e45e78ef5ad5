import type { Handlers } from '../handler.ts';
import { readOwnFrame } from './read-own-frame.ts';
import { readStaffFrame } from './read-staff-frame.ts';

/** Which use case answers which call. */
export const frameHandlers = {
  'GET /own_frame/': readOwnFrame,
  'GET /staff_frame/': readStaffFrame,
} satisfies Partial<Handlers>;
