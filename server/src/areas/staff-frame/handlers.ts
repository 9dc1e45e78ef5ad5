import type { Handlers } from '../handler.ts';
import { readStaffFrame } from './read-staff-frame.ts';

/** Which use case answers which call. */
export const staffFrameHandlers = {
  'GET /staff_frame/': readStaffFrame,
} satisfies Partial<Handlers>;
