import { Failure } from '@tandem/domain/errors';
import { needsAnHour } from '@tandem/domain/matches/pace';
import { lockPace } from '../../../platform/audit-log/own-pace.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { rescore } from '../../../scoring/live/request-rescore.ts';
import { findCompany, type Company } from '../../companies/index.ts';
import { forgetDraft } from '../../drafts/index.ts';
import { requestRefining } from '../../reference/index.ts';
import type { Handler } from '../../handler.ts';
import { addNeed, countNeedsMade } from '../need-queries.ts';
import { needRecordOf } from '../need-records.ts';
import { columnsOf, requireReferences } from './need-columns.ts';
import { sameTutorsTest } from './same-tutor.ts';

const ownCompany = async (tx: Writes, actor: SignedInActor): Promise<Company> =>
  orNotFound(await findCompany(tx, orNotFound(actor.companyId)));

const hourMs = 3_600_000;

/** Each is weighed against every candidate, and stands in their lists: nobody fills these with needs. */
const requirePace = async (
  tx: Writes,
  { accountId }: SignedInActor,
  companyId: number,
  now: Date,
): Promise<void> => {
  await lockPace(tx, accountId);
  const made = await countNeedsMade(tx, companyId, new Date(now.getTime() - hourMs));
  if (made >= needsAnHour) throw new Failure('too_many_changes');
};

/** A new need is inactive until the tutor has passed the test; a duplicate with the same tutor has it passed already. */
export const createNeed: Handler<
  'POST /offers/',
  'communesApi' | 'db' | 'jobs' | 'now' | 'places' | 'skillNames'
> = (services, { actor, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const company = await ownCompany(tx, actor);
    await requirePace(tx, actor, company.id, services.now());
    const { session_id, same_tutor_as: copiedId, ...form } = body;
    await requireReferences(services, tx, form, {
      sessionId: session_id,
      skillsOf: { of: actor.accountId },
    });
    const test = await sameTutorsTest(tx, actor, copiedId, form);
    const id = await addNeed(
      tx,
      {
        ...columnsOf(services, form, company),
        company_id: company.id,
        session_id,
        token: makeSecretToken(),
        created_at: services.now(),
        state_since: services.now(),
        ...test,
      },
      form.formations_ids,
    );
    if (test) await rescore(services, tx, { needId: id });
    await forgetDraft(tx, actor.accountId, 'need');
    await auditLog.changed(tx, { companies: [company.id] });
    await requestRefining(services, tx, { needId: id });
    return needRecordOf(services, tx, id);
  });
