import type { Handlers } from '../handler.ts';
import { keepDraft, readDraft, readDrafts, throwDraftAway } from './keep-draft.ts';

/** Which use case answers which call. */
export const draftsHandlers = {
  'GET /drafts/': readDrafts,
  'GET /drafts/{form}/': readDraft,
  'PUT /drafts/{form}/': keepDraft,
  'DELETE /drafts/{form}/': throwDraftAway,
} satisfies Partial<Handlers>;
