import type { Answer } from '@tandem/contract';
import { inFigures } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { instalmentsOf } from '@tandem/domain/contracts/payments/instalments';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { findLastEnrolment } from '../../enrolments/index.ts';
import { findOwnMatch, lockOwnMatch, partiesOf } from '../../matches/index.ts';
import { requirePassedDay } from '../require-passed-day.ts';
import { requireFileReader } from '../file/file-access.ts';
import { findPayments, removePayment, writePayment } from './payment-queries.ts';

type Payments = Answer<'GET /contract/file/{matchId}/payments/'>;

/** None where the contract is not accepted, its days are not known, or nobody pays in instalments. */
const paymentsOf = async (db: Queries, pair: Pair): Promise<Payments> => {
  const enrolment = await findLastEnrolment(db, pair);
  const { isPaid, received } = await findPayments(db, pair);
  if (!isPaid || !enrolment?.begins_on || !enrolment.ends_on) return [];
  // Of a contract that was broken the balance alone is still to come, sooner than agreed.
  const lasted = {
    beginsOn: enrolment.begins_on,
    endsOn: enrolment.broken_on ?? enrolment.ends_on,
  };
  const due = instalmentsOf(lasted);
  const agreed = instalmentsOf({ ...lasted, endsOn: enrolment.ends_on });
  return agreed.flatMap((one) => {
    const { key } = one;
    const came = received.find(({ instalment }) => instalment === key);
    const dueOn = due.find((other) => other.key === key)?.dueOn ?? (came && one.dueOn);
    if (dueOn === undefined) return [];
    return {
      instalment: key,
      due_on: dueOn,
      received_on: came?.received_on ?? null,
      noted_by: came?.noted_by ?? null,
    };
  });
};

export const listPayments: Handler<'GET /contract/file/{matchId}/payments/', 'db'> = async (
  { db },
  { actor, params },
) => {
  const match = requireFileReader(actor, await findOwnMatch(db.read, actor, params.matchId));
  return paymentsOf(db.read, pairOfRow(match));
};

/** @throws Failure at the field, where the day is before the contract, for which nothing is paid ahead */
const requireBegun = (day: string, payments: Payments): void => {
  const begins = payments.map((one) => one.due_on).toSorted()[0] ?? '';
  if (day < begins)
    throw new Failure('invalid_input', {
      fields: {
        received_on: `Cette date est avant le début du contrat, le ${inFigures(begins)}\u202F: vérifiez le jour et l’année.`,
      },
    });
};

/** Said twice it is said once; taken back it is waited for again. */
export const notePayment: Handler<
  'PUT /contract/file/{matchId}/payments/{instalment}/',
  'db' | 'now'
> = ({ db, now }, { actor, params, body, auditLog }) =>
  db.transaction(async (tx) => {
    const match = requireFileReader(actor, await lockOwnMatch(tx, actor, params.matchId));
    const pair = pairOfRow(match);
    const payments = await paymentsOf(tx, pair);
    const asked = payments.find((one) => one.instalment === params.instalment);
    if (!asked) throw new Failure('move_closed', { data: { status: match.status } });
    const day = body.received_on ?? null;
    if (day !== null) {
      requirePassedDay('received_on', day, parisClock(now()).day);
      requireBegun(day, payments);
    }
    if (asked.received_on !== day) {
      if (day === null) await removePayment(tx, pair, params.instalment);
      else
        await writePayment(tx, pair, {
          instalment: params.instalment,
          received_on: day,
          noted_by: actor.kind,
          noted_at: now(),
        });
      await auditLog.changed(tx, partiesOf(match));
    }
    return paymentsOf(tx, pair);
  });
