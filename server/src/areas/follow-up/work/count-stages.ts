import { stageChoices } from '@tandem/domain/follow-up/stages';
import { isOfSession } from '@tandem/domain/programmes/session';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findSession, sessionRecord } from '../../programmes/index.ts';
import { renewCauses } from '../kept/renew-causes.ts';
import { findStageCounts } from './kept-standing-queries.ts';

/** From what the lists are filtered by, so that each count opens a list of as many. */
export const countStages: Handler<
  'GET /follow-up/stages/{side}/',
  'db' | 'now' | 'version'
> = async (services, { actor, params: { side }, query: { session: sessionId } }) => {
  const { db, now } = services;
  const session =
    sessionId === undefined
      ? null
      : sessionRecord(orNotFound(await findSession(db.read, sessionId)), now());
  await renewCauses(services);
  const groups = await findStageCounts(db.read, side, actor);
  const counted = groups.filter(
    (group) => session === null || side === 'company' || isOfSession(group.sessionId, session),
  );
  return {
    items: stageChoices(side).map(([stage]) => ({
      stage,
      count: counted
        .filter((group) => group.stage === stage)
        .reduce((sum, { count }) => sum + count, 0),
    })),
  };
};
