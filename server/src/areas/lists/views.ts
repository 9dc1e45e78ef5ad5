import { mayDeleteView, mayView } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Selectable } from 'kysely';
import type { SavedViewsTable } from '../../platform/database/tables/saved-views-table.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { countViewsOf, findView, findViewsFor, putView, removeView } from './view-queries.ts';

/** So many are found again by nobody. */
const mostViews = 100;

const viewRecord = ({ owner_id, ...view }: Selectable<SavedViewsTable>, accountId: number) => ({
  ...view,
  own: owner_id === accountId,
});

const french = new Intl.Collator('fr-FR', { numeric: true });

export const listViews: Handler<'GET /views/', 'db'> = async ({ db }, { actor }) => {
  const views = await findViewsFor(db.read, actor.accountId);
  return {
    items: views
      .filter(({ list }) => mayView(actor, list))
      .map((view) => viewRecord(view, actor.accountId))
      .toSorted((one, other) => french.compare(one.name, other.name) || one.id - other.id),
  };
};

export const saveView: Handler<'POST /views/', 'db'> = async ({ db }, { actor, body }) => {
  if (!mayView(actor, body.list)) throw new Failure('forbidden');
  return db.transaction(async (tx) => {
    const view = await putView(tx, { ...body, owner_id: actor.accountId });
    if ((await countViewsOf(tx, actor.accountId)) > mostViews)
      throw new Failure('invalid_input', {
        fields: { name: `Au plus ${mostViews} vues\u202f: supprimez-en une d’abord.` },
      });
    return viewRecord(view, actor.accountId);
  });
};

export const deleteView: Handler<'DELETE /views/{id}/', 'db'> = async (
  { db },
  { actor, params },
) => {
  await db.transaction(async (tx) => {
    const view = orNotFound(await findView(tx, params.id));
    if (!mayDeleteView(actor, { ownerId: view.owner_id, isShared: view.shared }))
      throw new Failure(view.shared ? 'forbidden' : 'not_found');
    await removeView(tx, view.id);
  });
};
