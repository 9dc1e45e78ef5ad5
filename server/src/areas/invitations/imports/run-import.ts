import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import { isUnderWay } from '@tandem/domain/invitations/import/import-state';
import type { Replaced } from '@tandem/domain/invitations/import/replaced';
import type { Writes } from '../../../platform/database/database.ts';
import type { JobData } from '../../../platform/queue/job-data.ts';
import { rescoreAll, rescoreSessions } from '../../../scoring/live/request-rescore.ts';
import { findStaffActor } from '../../accounts/index.ts';
import type { Services } from '../../services.ts';
import { endLinksThatMoved } from '../invite-anew.ts';
import { renewInvitations, type InvitedAccount } from '../invitation-queries.ts';
import { sendInvitations } from '../send-invitations.ts';
import { applyRows, decideRows, isUnreached, updatedIn, type Applied } from './apply-rows.ts';
import { importer, moveTo, tellAuditLog, type Import } from './import-steps.ts';
import { keepNameKeys } from './keep-name-keys.ts';
import { keepRemarks } from './keep-remarks.ts';
import { textOf, type RowDetails } from './row-details.ts';
import { noteReplaced } from './undoing/note-replaced.ts';
import { withdrawSome } from './undoing/withdraw-some.ts';
import { findWaiting, lockImport } from './import-queries.ts';
import { findUninvited, noteInvited } from './uninvited.ts';

type Means = Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'vault'>;

/** Rows that are dealt with in one transaction: few enough that nobody waits for it. */
const rowsAtOnce = 100;

/** What no other table holds of somebody; nothing of a row that was passed over. */
const keptOf = (
  details: RowDetails,
  { outcome, reason }: Pick<Applied, 'outcome' | 'reason'>,
): Record<string, string> => {
  if (reason !== null) return { email: textOf(details, 'email'), reason };
  // The sheet of one that was there may name another contact.
  const kept = outcome === 'updated' ? ['contact', 'contact_role'] : [];
  return Object.fromEntries(
    kept.map((name) => [name, textOf(details, name)]).filter(([, text]) => text !== ''),
  );
};

const noteOutcomes = async (
  tx: Writes,
  { id }: Import,
  applied: readonly Applied[],
  {
    replaced,
    notes,
    at,
  }: { replaced: Map<number, Replaced>; notes: ReadonlyMap<number, number[]>; at: Date },
): Promise<void> => {
  for (const { row, outcome, accountId, reason } of applied) {
    const isUpdated = outcome === 'updated' && accountId !== null;
    const before = isUpdated ? replaced.get(accountId) : undefined;
    // What two rows replaced of one person is kept with the first of them.
    if (before) replaced.delete(accountId ?? 0);
    await tx
      .updateTable('import_rows')
      .set({
        outcome,
        account_id: accountId,
        details: JSON.stringify(keptOf(row.details, { outcome, reason })),
        ...(isUpdated && {
          replaced: JSON.stringify(before ?? {}),
          replaced_at: at,
          note_ids: notes.get(row.position) ?? [],
        }),
      })
      .where('import_id', '=', id)
      .where('position', '=', row.position)
      .execute();
  }
  const count = (outcome: Applied['outcome']) =>
    applied.filter((one) => one.outcome === outcome).length;
  await tx
    .updateTable('imports')
    .set((e) => ({
      added: e('added', '+', count('added')),
      updated: e('updated', '+', count('updated')),
      skipped: e('skipped', '+', count('skipped')),
    }))
    .where('id', '=', id)
    .execute();
};

/** Hands the invitations of some of those who were added to the queue of messages. Answers whether there were any. */
const invite = async (services: Means, tx: Writes, found: Import): Promise<boolean> => {
  const uninvited = await findUninvited(tx, found.id, rowsAtOnce);
  if (uninvited.length === 0) return false;
  const open = uninvited.filter(({ registeredAt }) => registeredAt === null);
  const invited = open.map(({ accountId, email, name, phone, token }): InvitedAccount => ({
    accountId,
    kind: found.kind === 'candidates' ? 'applicant' : 'company',
    email,
    name,
    phone,
    token,
  }));
  await renewInvitations(
    tx,
    invited.map(({ accountId }) => accountId),
    invitationExpiry(services.now()),
  );
  await sendInvitations(services, tx, invited, false);
  await tellAuditLog(
    tx,
    found,
    importer(found),
    'invite',
    services.now(),
    invited.map(({ accountId }) => accountId),
  );
  await noteInvited(
    tx,
    found.id,
    uninvited.map(({ position }) => position),
  );
  return true;
};

const addSome = async (services: Means, tx: Writes, found: Import): Promise<void> => {
  const rows = await findWaiting(tx, found.id, rowsAtOnce);
  if (rows.length > 0) {
    const by = found.created_by === null ? null : await findStaffActor(tx, found.created_by);
    const decided = await decideRows(tx, found.kind, rows, by);
    const { done, replaced, rescored } = await noteReplaced(
      tx,
      found.kind,
      updatedIn(decided),
      async () => {
        const applied = await applyRows(tx, found.kind, decided, services.now());
        return { applied, notes: await keepRemarks(tx, found, applied, services.now()) };
      },
    );
    await rescoreAll(
      services,
      tx,
      rescored.map(({ subject }) => subject),
    );
    await rescoreSessions(
      services,
      tx,
      rescored.map(({ left }) => left),
    );
    const { applied } = done;
    const at = services.now();
    await noteOutcomes(tx, found, applied, { replaced, notes: done.notes, at });
    const accounts = (which: (one: Applied) => boolean) =>
      applied.flatMap((one) => (one.accountId !== null && which(one) ? [one.accountId] : []));
    const isAdded = ({ outcome }: Applied) => outcome === 'added';
    const told = {
      import_person: accounts((one) => isAdded(one) && !isUnreached(one.row)),
      add_person: accounts((one) => isAdded(one) && isUnreached(one.row)),
      complete_person: accounts(({ outcome }) => outcome === 'updated'),
    };
    for (const deed of ['import_person', 'add_person', 'complete_person'] as const)
      await tellAuditLog(tx, found, importer(found), deed, at, told[deed]);
    await endLinksThatMoved(services, tx, told.complete_person);
    if (found.sending === 'now') await invite(services, tx, found);
    return;
  }
  if (found.sending === 'now' && (await invite(services, tx, found))) return;
  if (found.sending !== 'later' || found.send_at === null) return moveTo(tx, found, 'finish');
  await moveTo(tx, found, 'wait');
  await services.jobs.add(tx, 'run-import', [{ importId: found.id }], undefined, 0, found.send_at);
};

/** One step of an import, in one transaction. Answers whether there is another to take now. */
const step = (services: Means, importId: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const found = await lockImport(tx, importId);
    if (!found || !isUnderWay(found.state)) return false;
    if (found.state === 'withdrawing') await withdrawSome(services, tx, found);
    else if (found.state === 'running') await addSome(services, tx, found);
    else {
      if (found.send_at !== null && found.send_at > services.now()) return false;
      if (!(await invite(services, tx, found))) await moveTo(tx, found, 'finish');
    }
    return true;
  });

/**
 * Deals with the rows of an import, some in each transaction with the messages that they bring about: a kill at any moment
 * leaves them dealt with or not, and the next try goes on there.
 */
export const runImport = async (
  services: Means,
  { importId }: JobData['run-import'],
  stopping: AbortSignal,
): Promise<void> => {
  const goOn = async (): Promise<boolean> => {
    // Beside the step: it holds many at the first import after an update.
    await keepNameKeys(services.db);
    return step(services, importId);
  };
  while (await goOn()) stopping.throwIfAborted();
};
