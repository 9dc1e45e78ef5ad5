import type { Handlers } from '../handler.ts';
import { listShares } from './list-shares.ts';
import { makeShare } from './make-share.ts';
import { downloadShared, readShared } from './read-shared.ts';
import { takeBackShare } from './take-back-share.ts';

/** Which use case answers which call. */
export const sharesHandlers = {
  'GET /matches/{id}/shares/': listShares,
  'POST /matches/{id}/shares/': makeShare,
  'DELETE /matches/{id}/shares/{shareId}/': takeBackShare,
  'GET /shares/{token}/': readShared,
  'GET /shares/{token}/resume/': downloadShared,
} satisfies Partial<Handlers>;
