import { parisClock } from '@tandem/domain/calendar/paris-time';
import { startOfCopy } from '@tandem/domain/needs/job';
import { openStateOf } from '@tandem/domain/needs/need-state';
import type { Level } from '@tandem/domain/reference/levels';
import type { Writes } from '../../platform/database/database.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import { rescore } from '../../scoring/live/request-rescore.ts';
import { lockCandidate, updateCandidate } from '../candidates/index.ts';
import { addNeed, findProgrammeIdsOf, lockNeed } from '../needs/index.ts';
import type { Services } from '../services.ts';
import { forget, noteCarried, programmeLevel, type Waiting } from './carry-queries.ts';

type Carrying = Pick<Services, 'jobs' | 'now'>;

/** The sheet moves on, with its test; where it enters another programme, the level follows. */
const carryCandidate = async (
  services: Carrying,
  tx: Writes,
  row: Waiting,
  candidateId: number,
): Promise<boolean> => {
  const candidate = await lockCandidate(tx, candidateId);
  if (candidate?.session_id !== row.from_session_id) return false;
  const at = services.now();
  const programmeId = row.to_formation_id ?? candidate.formation_id;
  const level =
    programmeId === null || programmeId === candidate.formation_id
      ? null
      : await programmeLevel(tx, programmeId);
  await updateCandidate(tx, candidateId, {
    session_id: row.to_session_id,
    formation_id: programmeId,
    ...(level !== null && { target_educational_level: level as Level }),
    prepared_text: null,
    changed_at: at,
  });
  await noteCarried(tx, row.id, { at });
  await rescore(services, tx, { candidateId });
  return true;
};

/** The need stays where it is, with its matches; the other session gets one like it, with the tutor's test. */
const carryNeed = async (
  services: Carrying,
  tx: Writes,
  row: Waiting,
  needId: number,
): Promise<boolean> => {
  const need = await lockNeed(tx, needId);
  if (need?.session_id !== row.from_session_id) return false;
  const at = services.now();
  const { id: _, test_answers: answers, ...kept } = need;
  const newNeedId = await addNeed(
    tx,
    {
      ...kept,
      session_id: row.to_session_id,
      token: makeSecretToken(),
      tutor_asked_at: null,
      tutor_refused_at: null,
      tutor_returned: false,
      tutor_phone_refused_at: null,
      test_answers: answers && JSON.stringify(answers),
      start_date: startOfCopy(need.start_date, {
        today: parisClock(at).day,
        courseFrom: row.to_starts_on,
      }),
      created_at: at,
      changed_at: at,
      state: openStateOf(need.activated_at !== null),
      state_since: at,
      set_aside_until: null,
      filled_by: null,
      erased_seats: 0,
    },
    await findProgrammeIdsOf(tx, needId),
  );
  await noteCarried(tx, row.id, { at, newNeedId });
  await rescore(services, tx, { needId: newNeedId });
  return true;
};

/** Carries one over that waits for it. Answers whether it was still there to be. */
export const carryOver = async (services: Carrying, tx: Writes, row: Waiting): Promise<boolean> => {
  const isCarried =
    row.applicant_id === null
      ? await carryNeed(services, tx, row, row.offer_id ?? 0)
      : await carryCandidate(services, tx, row, row.applicant_id);
  if (!isCarried) await forget(tx, row.id);
  return isCarried;
};
