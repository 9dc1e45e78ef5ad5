import { draftLimits, type DraftKey } from '@tandem/domain/drafts/draft';
import { mergeChanges } from '@tandem/domain/drafts/merge';
import { Failure } from '@tandem/domain/errors';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import {
  findDraft,
  findDraftsOf,
  forgetDraft,
  keepLatestDrafts,
  lockDraft,
  writeDraft,
} from './draft-queries.ts';
import { requireRecord } from './require-record.ts';

export const readDrafts: Handler<'GET /drafts/', 'db'> = async ({ db }, { actor, query }) =>
  pageOfList(
    (await findDraftsOf(db.read, actor.accountId)).map(({ saved_at: savedAt, ...draft }) => ({
      ...draft,
      saved_at: savedAt.toISOString(),
    })),
    query,
  );

export const readDraft: Handler<'GET /drafts/{form}/', 'db'> = async (
  { db },
  { actor, params },
) => {
  const draft = await findDraft(db.read, actor.accountId, params.form);
  return { typed: draft?.typed ?? {}, saved_at: draft?.savedAt.toISOString() ?? null };
};

/**
 * What is typed is kept, half filled as it is: nothing is required here. Against a field that the draft does not hold yet
 * nobody can have written.
 */
export const keepDraft: Handler<'PUT /drafts/{form}/', 'db' | 'now'> = (
  { db, now },
  { actor, params: { form }, body },
) =>
  db.transaction(async (tx) => {
    await requireRecord(tx, actor, form);
    const draft = await lockDraft(tx, actor.accountId, form, now());
    const changes = body.changes.map((change) =>
      Object.hasOwn(draft.typed, change.key) ? change : { ...change, seen: '' },
    );
    const writer = { by: '', at: now().toISOString() };
    const merged = mergeChanges({ values: draft.typed, written: {} }, changes, writer);
    const typed = { ...Object.fromEntries(changes.map(({ key }) => [key, ''])), ...merged.values };
    if (
      Object.keys(typed).length > draftLimits.fields ||
      JSON.stringify(typed).length > draftLimits.whole
    )
      throw new Failure('too_large');
    await writeDraft(tx, actor.accountId, form, { typed, savedAt: now() });
    await keepLatestDrafts(tx, actor.accountId);
    return {
      saved: merged.changed,
      conflicts: merged.conflicts.map((one) => ({ ...one, at: draft.savedAt.toISOString() })),
      saved_at: writer.at,
    };
  });

export const throwDraftAway: Handler<'DELETE /drafts/{form}/', 'db'> = async (
  { db },
  { actor, params },
) => {
  await forgetDraft(db.read, actor.accountId, params.form as DraftKey);
};
