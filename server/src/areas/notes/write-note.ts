import type { Received } from '@tandem/contract';
import { sightOf, type Actor } from '@tandem/domain/accounts/access';
import { mergeForm } from '@tandem/domain/drafts/merge';
import { pairOf } from '@tandem/domain/matches/match';
import { Failure } from '@tandem/domain/errors';
import type { Queries } from '../../platform/database/database.ts';
import { seenNeeds } from '../../platform/database/queries/sight.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findAccount, requireSeen } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { addNote, findNote, lockNote, noteRecord, updateNote, type Note } from './note-queries.ts';
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

interface Subject {
  /** On whose page it stands. */
  account_id: number;
  offer_id: number | null;
  applicant_id: number | null;
}

/** A note on a need is on its company's page, unless another is told that is part of it. */
const onNeed = async (
  db: Queries,
  actor: Actor,
  needId: number,
  accountId: number | undefined,
): Promise<Subject> => {
  const { account_id: owner } = orNotFound(
    await db
      .selectFrom('offers')
      .innerJoin('companies', 'companies.id', 'offers.company_id')
      .select('companies.account_id')
      .where('offers.id', '=', needId)
      .where(seenNeeds(sightOf(actor)))
      .executeTakeFirst(),
  );
  if (accountId !== undefined && accountId !== owner) throw new Failure('not_found');
  return { account_id: owner, offer_id: needId, applicant_id: null };
};

/** A note on a match is on the page of its candidate, or on that of its company: whoever writes it sees the candidate. */
const onMatch = async (
  db: Queries,
  actor: Actor,
  matchId: number,
  accountId: number | undefined,
): Promise<Subject> => {
  const pair = orNotFound(pairOf(matchId));
  const { candidate, company } = orNotFound(
    await db
      .selectFrom('matches')
      .innerJoin('applicants', 'applicants.id', 'matches.applicant_id')
      .innerJoin('offers', 'offers.id', 'matches.offer_id')
      .innerJoin('companies', 'companies.id', 'offers.company_id')
      .select(['applicants.account_id as candidate', 'companies.account_id as company'])
      .where('matches.applicant_id', '=', pair.candidateId)
      .where('matches.offer_id', '=', pair.needId)
      .executeTakeFirst(),
  );
  await requireSeen(db, actor, candidate);
  if (accountId !== undefined && accountId !== candidate && accountId !== company)
    throw new Failure('not_found');
  return {
    account_id: accountId ?? candidate,
    offer_id: pair.needId,
    applicant_id: pair.candidateId,
  };
};

const onPerson = (accountId: number | undefined): Subject => {
  if (accountId === undefined)
    throw new Failure('invalid_input', {
      fields: { account_id: 'Choisissez sur qui porte la note.' },
    });
  return { account_id: accountId, offer_id: null, applicant_id: null };
};

const subjectOf = async (
  db: Queries,
  actor: Actor,
  { account_id: accountId, need_id: needId, match_id: matchId }: Received<'POST /notes/'>['body'],
): Promise<Subject> => {
  if (matchId !== undefined) return onMatch(db, actor, matchId, accountId);
  return needId === undefined ? onPerson(accountId) : onNeed(db, actor, needId, accountId);
};

export const writeNote: Handler<'POST /notes/', 'config' | 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, auditLog },
) =>
  services.db.transaction(async (tx) => {
    const subject = await subjectOf(tx, actor, body);
    const account = await findAccount(tx, subject.account_id);
    if (account?.kind !== 'applicant' && account?.kind !== 'company')
      throw new Failure('not_found');
    await requireSeen(tx, actor, account.id);
    await requireColleague(tx, body.owner_id);
    // Who wants it seen to on a day sees to it, unless it is given to somebody else.
    const ownerId = body.owner_id ?? (body.due_on === undefined ? null : actor.accountId);
    const id = await addNote(tx, {
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

/** A note on a match names its candidate, and one on a need the need, also on the page of the company. */
const findSeenNote = async (db: Queries, actor: Actor, id: number): Promise<Note> => {
  const note = orNotFound(await findNote(db, id, sightOf(actor)));
  await requireSeen(db, actor, note.account_id);
  return note;
};

const formOf = ({
  kind,
  text,
  owner_id,
  due_on,
}: Pick<Note, 'kind' | 'text' | 'owner_id' | 'due_on'>) => ({ kind, text, owner_id, due_on });

export const changeNote: Handler<'PUT /notes/{id}/', 'config' | 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, params, body, auditLog },
) =>
  services.db.transaction(async (tx) => {
    await lockNote(tx, params.id);
    const note = await findSeenNote(tx, actor, params.id);
    await requireColleague(tx, body.owner_id);
    const isDone = body.done ?? note.done_at !== null;
    const { merged, conflicts } = mergeForm(
      formOf(note),
      formOf({ ...body, owner_id: body.owner_id ?? null, due_on: body.due_on ?? null }),
      body.seen ?? {},
    );
    if (conflicts.length > 0) throw new Failure('changed_meanwhile');
    await updateNote(tx, note.id, {
      ...merged,
      done_at: isDone ? (note.done_at ?? services.now()) : null,
      changed_at: services.now(),
    });
    const person = { accountId: note.account_id };
    await tellColleagues(
      services,
      tx,
      { ...person, text: merged.text, ownerId: merged.owner_id },
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
    const note = await findSeenNote(tx, actor, params.id);
    await tx.deleteFrom('notes').where('id', '=', note.id).execute();
    await auditLog.changed(tx, { accounts: [note.account_id] });
  });
  return undefined;
};
