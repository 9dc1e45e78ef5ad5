import { pairOf } from '@tandem/domain/matches/match';
import { Failure } from '@tandem/domain/errors';
import type { Queries } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findAccount, requireSeen } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { addNote, findNote, noteRecord, updateNote } from './note-queries.ts';
import { tellColleagues } from './tell-colleagues.ts';

/** Only the staff see to what is noted. */
const requireColleague = async (db: Queries, id: number | undefined): Promise<void> => {
  if (id === undefined) return;
  const account = await findAccount(db, id);
  if (account?.kind !== 'staff' && account?.kind !== 'superuser')
    throw new Failure('invalid_input', {
      fields: { owner_id: 'Choisissez quelqu’un de l’équipe.' },
    });
};

/** The need, or the match, that a note is about: the account's own. */
const subjectOf = async (
  db: Queries,
  accountId: number,
  { needId, matchId }: { needId: number | undefined; matchId: number | undefined },
): Promise<{ offer_id: number | null; applicant_id: number | null }> => {
  const pair = matchId === undefined ? null : orNotFound(pairOf(matchId));
  const ofNeed = pair?.needId ?? needId;
  if (ofNeed === undefined) return { offer_id: null, applicant_id: null };
  const need = orNotFound(
    await db
      .selectFrom('offers')
      .innerJoin('companies', 'companies.id', 'offers.company_id')
      .select('companies.account_id')
      .where('offers.id', '=', ofNeed)
      .executeTakeFirst(),
  );
  if (pair === null) {
    if (need.account_id !== accountId) throw new Failure('not_found');
    return { offer_id: ofNeed, applicant_id: null };
  }
  const match = orNotFound(
    await db
      .selectFrom('matches')
      .innerJoin('applicants', 'applicants.id', 'matches.applicant_id')
      .select('applicants.account_id')
      .where('matches.applicant_id', '=', pair.candidateId)
      .where('matches.offer_id', '=', pair.needId)
      .executeTakeFirst(),
  );
  if (need.account_id !== accountId && match.account_id !== accountId)
    throw new Failure('not_found');
  return { offer_id: ofNeed, applicant_id: pair.candidateId };
};

export const writeNote: Handler<'POST /notes/', 'config' | 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, auditLog },
) =>
  services.db.transaction(async (tx) => {
    const account = await findAccount(tx, body.account_id);
    if (account?.kind !== 'applicant' && account?.kind !== 'company')
      throw new Failure('not_found');
    await requireSeen(tx, actor, account.id);
    const subject = await subjectOf(tx, account.id, {
      needId: body.need_id,
      matchId: body.match_id,
    });
    await requireColleague(tx, body.owner_id);
    // Who wants it seen to on a day sees to it, unless it is given to somebody else.
    const ownerId = body.owner_id ?? (body.due_on === undefined ? null : actor.accountId);
    const id = await addNote(tx, {
      account_id: account.id,
      ...subject,
      kind: body.kind,
      text: body.text,
      author_id: actor.accountId,
      owner_id: ownerId,
      due_on: body.due_on ?? null,
      created_at: services.now(),
    });
    const noted = { accountId: account.id, text: body.text, ownerId };
    await tellColleagues(services, tx, noted, { by: actor.accountId, before: null });
    await auditLog.changed(tx, { accounts: [account.id] });
    return noteRecord(orNotFound(await findNote(tx, id)));
  });

export const changeNote: Handler<'PUT /notes/{id}/', 'config' | 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, params, body, auditLog },
) =>
  services.db.transaction(async (tx) => {
    const note = orNotFound(await findNote(tx, params.id));
    await requireSeen(tx, actor, note.account_id);
    await requireColleague(tx, body.owner_id);
    await updateNote(tx, note.id, {
      kind: body.kind,
      text: body.text,
      owner_id: body.owner_id ?? null,
      due_on: body.due_on ?? null,
      done_at: body.done ? (note.done_at ?? services.now()) : null,
      changed_at: services.now(),
    });
    const person = { accountId: note.account_id };
    await tellColleagues(
      services,
      tx,
      { ...person, text: body.text, ownerId: body.owner_id ?? null },
      {
        by: actor.accountId,
        before: { ...person, text: note.text, ownerId: note.owner_id },
      },
    );
    await auditLog.changed(tx, { accounts: [note.account_id] });
    return noteRecord(orNotFound(await findNote(tx, note.id)));
  });

export const deleteNote: Handler<'DELETE /notes/{id}/', 'db'> = async (
  { db },
  { actor, params, auditLog },
) => {
  await db.transaction(async (tx) => {
    const note = orNotFound(await findNote(tx, params.id));
    await requireSeen(tx, actor, note.account_id);
    await tx.deleteFrom('notes').where('id', '=', note.id).execute();
    await auditLog.changed(tx, { accounts: [note.account_id] });
  });
  return undefined;
};
