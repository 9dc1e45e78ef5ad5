import type { Received } from '@tandem/contract';
import { emailKey } from '@tandem/domain/accounts/email';
import { mergeForm } from '@tandem/domain/drafts/merge';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { requireProof } from '../../../platform/http/require-proof.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import {
  askToConfirm,
  deleteAddressChange,
  findAddressChange,
  lockAccount,
  requireFreeAddress,
  requireSeen,
  requireSeenWhole,
  setAddress,
  type Account,
} from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';
import { updateCandidate } from '../../candidates/index.ts';
import { prepareNeedsAnew } from '../../companies/index.ts';
import { rescore } from '../../../scoring/live/request-rescore.ts';
import { inviteAnew, wasInvitedAt } from '../../invitations/index.ts';
import type { Services } from '../../services.ts';
import { findPerson, type Person } from './person-queries.ts';

type Correction = Omit<Received<'PUT /follow-up/people/{id}/'>['body'], 'seen'>;

const missing = 'Ce champ est obligatoire.';

/** What the staff's form shows of somebody, with the address that waits to be confirmed where there is one. */
const formOf = (person: Person, newEmail: string | null): Correction => ({
  first_name: person.first_name || null,
  last_name: person.last_name || null,
  name: person.name || null,
  contact_name: person.contact_name,
  email: newEmail ?? person.email,
  phone: person.phone ?? person.contact_phone,
});

/** What a sheet that is complete holds cannot be emptied by others. */
const requireKept = (person: Person, corrected: Correction): void => {
  const { first_name, last_name, name, phone } = corrected;
  const email = person.email !== null && corrected.email === null;
  const faults =
    person.kind === 'company'
      ? { email, name: name === null }
      : {
          email,
          first_name: person.registered_at !== null && first_name === null,
          last_name: person.registered_at !== null && last_name === null,
          phone: person.candidate_sheet_at !== null && phone === null,
        };
  const fields = Object.entries(faults).flatMap(([field, isMissing]) =>
    isMissing ? [[field, missing] as const] : [],
  );
  if (fields.length > 0) throw new Failure('invalid_input', { fields: Object.fromEntries(fields) });
};

const saveNames = async (tx: Writes, person: Person, body: Correction): Promise<void> => {
  if (person.kind === 'company') {
    await tx
      .updateTable('companies')
      .set({
        name: body.name ?? '',
        contact_name: body.contact_name,
        contact_phone: body.phone,
      })
      .where('account_id', '=', person.id)
      .execute();
    return;
  }
  await tx
    .updateTable('accounts')
    .set({ first_name: body.first_name ?? '', last_name: body.last_name ?? '' })
    .where('id', '=', person.id)
    .execute();
  await tx
    .updateTable('applicants')
    .set({ phone: body.phone })
    .where('account_id', '=', person.id)
    .execute();
};

/** The matching counts no name as a word: texts from which another was left out are prepared and scored anew. */
const matchByName = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  person: Person,
  body: Correction,
): Promise<void> => {
  const { candidate_id: candidateId, company_id: companyId } = person;
  const isSame = (['first_name', 'last_name', 'name'] as const).every(
    (field) => (person[field] ?? '') === (body[field] ?? ''),
  );
  if (isSame) return;
  if (companyId !== null) {
    await prepareNeedsAnew(tx, companyId);
    await rescore(services, tx, { companyId });
  }
  if (candidateId !== null) {
    await updateCandidate(tx, candidateId, { prepared_text: null });
    await rescore(services, tx, { candidateId });
  }
};

/**
 * The invited are invited where they read; of the registered, the owner of the new address has a word to say. Whoever reads
 * there can choose a new password: nobody at a screen that was left open names their own.
 */
const correctAddress = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  account: Account,
  { email, actor }: { email: string; actor: SignedInActor },
): Promise<{ invitation_sent: boolean; confirmation_sent: boolean }> => {
  const isInvited = account.registered_at === null;
  await deleteAddressChange(tx, account.id);
  const isSame = emailKey(email) === account.email_key;
  if (!isSame) await requireFreeAddress(tx, email, account.id);
  if (isSame || isInvited) {
    if (email !== account.email) await setAddress(tx, account.id, email);
    const kind = account.kind === 'company' ? 'company' : 'applicant';
    if (!isSame) await inviteAnew(services, tx, kind, account.id);
    return { invitation_sent: !isSame, confirmation_sent: false };
  }
  // Whoever reads there opens all that is the account's.
  await requireSeenWhole(tx, actor, account.id);
  requireProof(actor, services.now());
  await askToConfirm(services, tx, account, { email, actor });
  return { invitation_sent: false, confirmation_sent: true };
};

/** Whether an invitation that still opens something lies on the telephone of a number that is given up. */
const isLinkElsewhere = async (
  tx: Writes,
  account: Account,
  former: string | null,
  corrected: string | null,
): Promise<boolean> =>
  account.registered_at === null &&
  account.email !== null &&
  former !== null &&
  former !== corrected &&
  (await wasInvitedAt(tx, account.id, former));

export const correctPerson: Handler<
  'PUT /follow-up/people/{id}/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const account = orNotFound(await lockAccount(tx, params.id));
    const person = orNotFound(await findPerson(tx, params.id));
    await requireSeen(tx, actor, person.id);
    const { seen = {}, ...typed } = body;
    const change = await findAddressChange(tx, person.id);
    const now = formOf(person, change?.email ?? null);
    const { merged, conflicts } = mergeForm(now, typed, seen);
    if (conflicts.length > 0) throw new Failure('changed_meanwhile');
    requireKept(person, merged);
    await saveNames(tx, person, merged);
    await matchByName(services, tx, person, merged);
    // An address that nobody has typed is asked for by nobody, neither one that waits to be confirmed.
    const isTyped = typed.email !== (body.seen?.email ?? null);
    const sent =
      isTyped && merged.email !== null
        ? await correctAddress(services, tx, account, { email: merged.email, actor })
        : { invitation_sent: false, confirmation_sent: false };
    if (!sent.invitation_sent && (await isLinkElsewhere(tx, account, person.phone, merged.phone))) {
      await inviteAnew(services, tx, 'applicant', account.id);
      sent.invitation_sent = true;
    }
    await auditLog.changed(tx, { accounts: [account.id] });
    return sent;
  });
