import { z } from 'zod';

/** The staff's, of several deeds at once: each person is told of all that name the same batch in one message, a minute later. */
export const batch = z.uuid('Un identifiant est attendu.').optional();
