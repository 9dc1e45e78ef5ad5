import type { Received } from '@tandem/contract';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import { Reply } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { addAccount } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';
import { addCandidates, addCompanies, findKnown, takeTurnAdding } from '../../invitations/index.ts';

type Added = Received<'POST /follow-up/people/'>['body'];

const nameOf = (added: Added): string =>
  added.side === 'company' ? added.name : `${added.first_name} ${added.last_name}`;

/** Whoever has no address is told apart by name and number: a second click, or a colleague, adds nobody twice. */
const requireUnknown = async (
  tx: Writes,
  added: Added,
  seer: Parameters<typeof findKnown>[3],
): Promise<void> => {
  await takeTurnAdding(tx);
  const kind = added.side === 'company' ? 'companies' : 'candidates';
  const sought = { email: '', name: nameOf(added), phone: added.phone ?? '' };
  const [known] = await findKnown(tx, kind, [sought], seer);
  if (known) throw new Failure('person_known');
};

const addRecord = async (tx: Writes, accountId: number, added: Added): Promise<void> => {
  if (added.side === 'applicant') return addCandidates(tx, [{ accountId, phone: added.phone }]);
  const { name, contact_name: contactName, phone } = added;
  return addCompanies(tx, [{ accountId, name, contactName, phone }]);
};

/** They count as registered: nobody waits for them to be, and the staff see to their sheet at once. */
export const addPerson: Handler<'POST /follow-up/people/', 'db' | 'now'> = (
  { db, now },
  { actor, body, auditLog },
) =>
  db.transaction(async (tx) => {
    await requireUnknown(tx, body, actor);
    const names = body.side === 'applicant' && {
      firstName: body.first_name,
      lastName: body.last_name,
    };
    const account = { kind: body.side, email: null, registeredAt: now(), at: now() };
    const accountId = orNotFound(await addAccount(tx, { ...account, ...names }));
    await addRecord(tx, accountId, body);
    await auditLog.changed(tx, { accounts: [accountId] });
    return new Reply({ account_id: accountId }, { status: 201 });
  });
