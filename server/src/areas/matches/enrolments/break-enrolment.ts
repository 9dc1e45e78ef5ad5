import type { Received } from '@tandem/contract';
import { isStaff } from '@tandem/domain/accounts/roles';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { breakingFaults, type Breaking } from '@tandem/domain/enrolments/breaking';
import { enrolmentMovesOpenTo } from '@tandem/domain/enrolments/enrolment';
import { practiceEstimate } from '@tandem/domain/enrolments/practice-days';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { fallMeetings, tellFallen } from '../../calendar/index.ts';
import { stateOf, writeBreak, type Enrolment } from '../../enrolments/index.ts';
import { findNeedRow } from '../../needs/index.ts';
import { addMove } from '../moves/move-queries.ts';
import { readMovedMatch } from '../moves/read-moved-match.ts';
import { nothingSaid } from '../moves/said.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { isProfessionalPair } from './contract-kind-queries.ts';
import { freeOrHold } from './follow-enrolment.ts';
import { lockEnrolment } from './lock-enrolment.ts';
import { tellCarersOfBreak } from './tell-carers-of-break.ts';
import { tellEnrolment } from './tell-enrolment.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

type Body = Received<'POST /matches/{id}/breaking/'>['body'];

/** A double click, or a second tab, breaks once. */
export const isRepeated = (
  enrolment: Pick<Enrolment, 'broken_on' | 'broken_by' | 'reason'>,
  { brokenOn, brokenBy, reason }: Breaking,
): boolean =>
  enrolment.broken_on === brokenOn &&
  enrolment.broken_by === brokenBy &&
  enrolment.reason === reason;

/** What only the staff may say, and what cannot be. */
const requireSound = (
  actor: SignedInActor,
  body: Body,
  breaking: Breaking,
  { beginsOn, today }: { beginsOn: string | null; today: string },
): void => {
  const fields = breakingFaults(breaking, { beginsOn, today });
  if (!isStaff(actor.kind)) {
    if (body.note !== null) fields['note'] = 'Seul le centre de formation le peut.';
    if (body.quiet) fields['quiet'] = 'Seul le centre de formation le peut.';
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** Whether it ends within the first 45 days of practice: an estimate; of apprentices alone, who have such days. */
const estimateWithinTrial = async (
  tx: Writes,
  pair: Pair,
  { begins_on: beginsOn }: Enrolment,
  { brokenOn }: Breaking,
): Promise<boolean | null> => {
  if (await isProfessionalPair(tx, pair)) return null;
  const need = await findNeedRow(tx, pair.needId);
  return practiceEstimate(beginsOn, brokenOn, need?.centre_rhythm)?.within ?? null;
};

const recordBreak = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, body }: { actor: SignedInActor; body: Body },
  { match, enrolment, breaking }: { match: MatchRow; enrolment: Enrolment; breaking: Breaking },
): Promise<void> => {
  const at = services.now();
  const pair = pairOfRow(match);
  await writeBreak(tx, pair, breaking, {
    comment: body.comment,
    withinTrial: await estimateWithinTrial(tx, pair, enrolment, breaking),
    at,
  });
  await addMove(tx, {
    ...pair,
    from: match.status,
    to: match.status,
    step: 'broken',
    accountId: actor.accountId,
    movedBy: actor.kind,
    at,
    said: { ...nothingSaid, comment: body.comment, note: body.note, quiet: body.quiet },
    toldAt: body.quiet ? null : at,
  });
  const fallen = await fallMeetings(services, tx, pair);
  await freeOrHold(services, tx, match);
  if (!isStaff(actor.kind)) await tellCarersOfBreak(tx, pair, at);
  if (body.quiet) await tellFallen(services, tx, fallen, 'match_closed');
  else
    await tellEnrolment(services, tx, pair, { by: actor.kind, breaking, note: body.note, fallen });
};

/** The company or the staff tell that a contract has ended before its time: candidate and seat are free again. */
export const breakEnrolment: Handler<
  'POST /matches/{id}/breaking/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const { match, enrolment } = await lockEnrolment(tx, actor, params.id);
    const breaking = {
      brokenOn: body.broken_on,
      brokenBy: body.broken_by,
      reason: body.reason,
    };
    if (!isRepeated(enrolment, breaking)) {
      const now = services.now();
      if (!enrolmentMovesOpenTo(actor.kind, stateOf(enrolment, now)).includes('break'))
        throw new Failure('move_closed', { data: { status: match.status } });
      requireSound(actor, body, breaking, {
        beginsOn: enrolment.begins_on,
        today: parisClock(now).day,
      });
      await recordBreak(services, tx, { actor, body }, { match, enrolment, breaking });
      await auditLog.changed(tx, {
        applicants: [match.applicant_id],
        companies: [match.company_id],
      });
    }
    return readMovedMatch(services, tx, actor, params.id);
  });
