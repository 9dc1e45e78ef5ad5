import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { tutorFields } from '@tandem/domain/needs/need-fields';
import { needState } from '@tandem/domain/needs/need-state';
import type { Writes } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { lockNeed, type Need } from '../need-queries.ts';

type SentTutor = { readonly [Name in (typeof tutorFields)[number]]?: Need[Name] | undefined };

/** What is not sent of the tutor is as it was. */
const isSame = (sent: SentTutor, need: Need): boolean =>
  tutorFields.every((name) => sent[name] === undefined || sent[name] === need[name]);

/**
 * The tutor of the company's own need `copiedId`, with their answers: what a copy of it begins with. Null where the
 * need is no copy, where another tutor is sent, or the test is not passed yet.
 */
export const sameTutorsTest = async (
  tx: Writes,
  actor: SignedInActor,
  copiedId: number | undefined,
  sent: SentTutor,
) => {
  if (copiedId === undefined) return null;
  const need = orNotFound(await lockNeed(tx, copiedId));
  if (!mayChangeNeed(actor, { companyId: need.company_id })) throw new Failure('not_found');
  if (need.test_answers === null || !isSame(sent, need)) return null;
  return {
    tutor_first_name: need.tutor_first_name,
    tutor_last_name: need.tutor_last_name,
    tutor_email: need.tutor_email,
    tutor_phone: need.tutor_phone,
    test_answers: JSON.stringify(need.test_answers),
    activated_at: need.activated_at,
    test_answered_by: need.test_answered_by,
    state: needState.active,
  };
};
