import { nextOpenDay } from '@tandem/domain/calendar/quiet-hours';
import { needState } from '@tandem/domain/needs/need-state';
import { noteConfirmed } from '../../areas/confirmations/index.ts';
import {
  addCandidates,
  addNeeds,
  findLeavingCandidates,
  findLeavingNeeds,
  runClosing,
  tellCarried,
} from '../../areas/school-years/index.ts';
import type { Services } from '../../areas/services.ts';
import { rescore } from '../../scoring/live/rescore.ts';
import { day } from '../calendar.ts';
import type { Written } from '../write/written.ts';
import { servicesAt } from './in-the-past.ts';

const carriedCount = 6;
const carriedNeedCount = 2;

/** Of those who found no place in the year that was closed, and of its needs, some go on in this one; half of them were confirmed. */
export const carryOverSome = async (
  services: Services,
  { sessions, superuserId }: Pick<Written, 'sessions' | 'superuserId'>,
): Promise<void> => {
  const { db, now } = services;
  const at = nextOpenDay(new Date(now().getTime() - 20 * day), 10);
  const past = servicesAt(services, at);
  const { signal } = new AbortController();
  const unplaced = (await findLeavingCandidates(db.read, sessions.previous))
    .filter(({ placed }) => !placed)
    .slice(0, carriedCount)
    .map(({ id }) => id);
  const needs = (await findLeavingNeeds(db.read, sessions.previous))
    .filter(({ state }) => state === needState.active)
    .slice(0, carriedNeedCount)
    .map(({ id }) => id);
  const handover = { from: sessions.previous, to: sessions.current, by: superuserId, at };
  await db.transaction(async (tx) => {
    await addCandidates(tx, { ...handover, tells: true }, unplaced, new Map());
    await addNeeds(tx, { ...handover, tells: true }, needs);
  });
  await runClosing(past, { sessionId: sessions.previous }, signal);
  await tellCarried(past, { sessionId: sessions.previous }, signal);
  await db.transaction(async (tx) => {
    const asked = await tx
      .selectFrom('confirmations')
      .select('id')
      .orderBy('applicant_id')
      .orderBy('offer_id')
      .execute();
    for (const [index, { id }] of asked.entries())
      if (index % 2 === 0) await noteConfirmed(tx, id, new Date(at.getTime() + (index + 1) * day));
  });
  for (const candidateId of unplaced) await rescore(servicesAt(services, now()), { candidateId });
};
