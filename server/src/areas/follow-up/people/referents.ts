import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import { findAccount, seenAmong, type Account } from '../../accounts/index.ts';
import { handOverNotes } from '../../notes/index.ts';
import { tellReferent } from './tell-referent.ts';

export const listColleagues: Handler<'GET /follow-up/colleagues/', 'db'> = async ({ db }) => ({
  items: await db.read
    .selectFrom('accounts')
    .select((e) => [
      'id',
      e.fn
        .coalesce(sql<string>`nullif(trim(first_name || ' ' || last_name), '')`, 'email')
        .as('name'),
    ])
    .where('kind', 'in', ['staff', 'superuser'])
    .orderBy('last_name')
    .orderBy('id')
    .execute(),
});

const requireColleague = async (
  db: Queries,
  id: number,
  field: 'referent_id' | 'from_id' | 'to_id',
): Promise<Account> => {
  const account = await findAccount(db, id);
  if (account && isStaff(account.kind)) return account;
  throw new Failure('invalid_input', { fields: { [field]: 'Choisissez quelqu’un de l’équipe.' } });
};

export const setReferents: Handler<'PUT /follow-up/referents/', 'db' | 'now'> = async (
  { db, now },
  { actor, body, auditLog },
) =>
  db.transaction(async (tx) => {
    if (body.referent_id !== null) await requireColleague(tx, body.referent_id, 'referent_id');
    const seen = await seenAmong(tx, actor, body.account_ids);
    const changed = await tx
      .updateTable('accounts')
      .set({ referent_id: body.referent_id })
      .where((e) => e('id', '=', e.fn.any(e.val(seen))))
      .where('kind', 'in', ['applicant', 'company'])
      .where('referent_id', 'is distinct from', body.referent_id)
      .returning('id')
      .execute();
    await auditLog.changed(tx, { accounts: changed.map(({ id }) => id) });
    if (body.referent_id !== null) {
      const given = { by: actor.accountId, people: changed.length, notes: 0 };
      await tellReferent(tx, { ...given, referentId: body.referent_id }, now());
    }
    return { changed: changed.length };
  });

/** Whoever leaves, or is away for long, leaves nobody alone. */
export const handOver: Handler<'POST /follow-up/hand-over/', 'db' | 'now'> = async (
  { db, now },
  { actor, body, auditLog },
) =>
  db.transaction(async (tx) => {
    await requireColleague(tx, body.from_id, 'from_id');
    await requireColleague(tx, body.to_id, 'to_id');
    const people = await tx
      .updateTable('accounts')
      .set({ referent_id: body.to_id })
      .where('referent_id', '=', body.from_id)
      .returning('id')
      .execute();
    const notes = await handOverNotes(tx, { from: body.from_id, to: body.to_id });
    await auditLog.changed(tx, { accounts: people.map(({ id }) => id) });
    const given = { by: actor.accountId, people: people.length, notes };
    await tellReferent(tx, { ...given, referentId: body.to_id }, now());
    return { people: people.length, notes };
  });
