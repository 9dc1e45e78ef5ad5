import type { Answer, Received } from '@tandem/contract';
import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { changedNeedFields } from '@tandem/domain/needs/need-changes';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { rescore, rescoreSessions } from '../../../scoring/live/request-rescore.ts';
import {
  countTakenSeats,
  hasFinalisedMatch,
  writeSession,
} from '../../../scoring/stored/pair-queries.ts';
import { findCompany } from '../../companies/index.ts';
import { forgetDraft } from '../../drafts/index.ts';
import { requestRefining } from '../../reference/index.ts';
import type { Services } from '../../services.ts';
import { lockNeedWithMatches, updateNeed, type Need } from '../need-queries.ts';
import { needRecordOf } from '../need-records.ts';
import { sendLinkToNewAddress } from '../send-tutor-link.ts';
import { requireNeedPace } from '../states/lock-movable-need.ts';
import { settleSeats } from '../states/settle-seats.ts';
import { columnsOf, requireReferences } from './need-columns.ts';
import { tellChange } from './tell-change.ts';

type NeedRecord = Answer<'PUT /offers/{id}/'>;

export interface ChangedNeed {
  before: NeedRecord;
  after: NeedRecord;
}

/** What people did on a need moves with it; a finalised enrolment holds it where it is. */
const moveMatchesToSession = async (tx: Writes, needId: number, sessionId: number) => {
  await lockNeedWithMatches(tx, needId);
  if (await hasFinalisedMatch(tx, needId)) throw new Failure('session_fixed');
  await writeSession(tx, needId, sessionId);
};

/** Those that are enrolled keep their seats. */
const requireSeatsOfTaken = async (tx: Writes, need: Need, seats = need.seats): Promise<void> => {
  if (seats >= need.seats) return;
  const taken = (await countTakenSeats(tx, [need.id])).get(need.id) ?? 0;
  if (seats < taken)
    throw new Failure('invalid_input', {
      fields: { seats: `Au moins ${taken}\u202f: ces places sont déjà prises.` },
    });
};

/**
 * Saves what was sent of a locked need that the actor may change, and has it compared anew. Who has seen an older version
 * is refused, unless what they send is there already: the second click of a double click changes nothing.
 *
 * @throws Failure where somebody else has saved meanwhile, or something that was chosen is not there
 */
export const changeNeed = async (
  services: Pick<Services, 'communesApi' | 'config' | 'jobs' | 'now' | 'places' | 'skillNames'>,
  tx: Writes,
  { actor, auditLog }: { actor: SignedInActor; auditLog: CallAuditLog },
  need: Need,
  {
    seen_version: seen,
    session_id = need.session_id,
    ...form
  }: Received<'PUT /offers/{id}/'>['body'],
): Promise<ChangedNeed> => {
  const before = await needRecordOf(services, tx, need.id);
  const company = orNotFound(await findCompany(tx, need.company_id));
  await requireReferences(services, tx, form, {
    sessionId: session_id,
    before: need,
    skillsOf: isStaff(actor.kind) ? 'all' : { of: actor.accountId },
  });
  await requireSeatsOfTaken(tx, need, form.seats);
  if (form.seats !== need.seats) await requireNeedPace(tx, actor, need.id, services.now());
  if (session_id !== need.session_id) await moveMatchesToSession(tx, need.id, session_id);
  await updateNeed(
    tx,
    need.id,
    { ...columnsOf(services, form, company), session_id },
    form.formations_ids,
  );
  const fields = changedNeedFields(before, await needRecordOf(services, tx, need.id));
  if (fields.length > 0) {
    if (seen !== undefined && seen !== need.version)
      throw new Failure('need_changed', { data: { version: need.version } });
    await updateNeed(tx, need.id, { version: need.version + 1 });
    await auditLog.changed(tx, { companies: [company.id] }, fields);
  }
  await sendLinkToNewAddress(services, tx, actor, need);
  await forgetDraft(tx, actor.accountId, `need-${need.id}`);
  await requestRefining(services, tx, { needId: need.id });
  await rescore(services, tx, { needId: need.id });
  await settleSeats(services, tx, { needId: need.id });
  if (session_id !== need.session_id) await rescoreSessions(services, tx, [need.session_id]);
  const after = await needRecordOf(services, tx, need.id);
  await tellChange(services, tx, { before, after }, company.name);
  return { before, after };
};
