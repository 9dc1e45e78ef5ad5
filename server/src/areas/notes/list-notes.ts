import { sightOf } from '@tandem/domain/accounts/access';
import { pairOf } from '@tandem/domain/matches/match';
import { searchTexts } from '@tandem/domain/search/search-texts';
import { pageOf } from '../../platform/database/queries/page.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { findListedNotes, noteRecord } from './note-queries.ts';
import { readNoteTexts, type NoteSubject } from './note-text-queries.ts';

const subjectOf = (needId: number | undefined, matchId: number | undefined): NoteSubject => {
  if (matchId === undefined) return needId === undefined ? {} : { needId };
  return orNotFound(pairOf(matchId));
};

/**
 * Newest first. The database tells what notes say, of those whose person the reader sees; the rule by which words find
 * them is the one by which people are found.
 */
export const listNotes: Handler<'GET /notes/', 'db'> = async (
  { db },
  { actor, query: { q, need_id: needId, match_id: matchId, ...page }, auditLog },
) => {
  const subject = subjectOf(needId, matchId);
  const { ids, texts } = await readNoteTexts(db.read, sightOf(actor), subject);
  const hits = searchTexts(texts, q);
  const found = hits === null ? ids : hits.found.flatMap((index) => ids[index] ?? []);
  const notes = await findListedNotes(db.read, pageOf(found, page));
  await auditLog.sawList('notes', found.length);
  return {
    total: found.length,
    forgiving: hits?.forgiving ?? false,
    items: notes.map((note) => ({
      ...noteRecord(note),
      account_id: note.account_id,
      side: note.side,
      name: note.person,
    })),
  };
};
