import { losingGroups } from '@tandem/domain/learning/fairness';
import { weightAdviceFor } from '@tandem/domain/learning/weight-advice';
import { chanceByScore } from '@tandem/matching/learning/chance-by-score';
import {
  enoughDecisions,
  weighed,
  type DecidingSide,
  type Decision,
} from '@tandem/matching/learning/decision';
import { proposeWeights } from '@tandem/matching/learning/propose-weights';
import { weighAlike, type Weights } from '@tandem/matching/weights';
import { sideBySide, type Queries } from '../../platform/database/database.ts';
import { findLastSettings } from '../../scoring/runs/run-queries.ts';
import { findMatchingSettings } from '../../scoring/settings/matching-settings-queries.ts';
import type { Handler } from '../handler.ts';
import { findDecisions } from './answer-queries.ts';
import { countChangedPlaces, countFairness } from './fairness-queries.ts';

/** The scores, in points, for which the chances are told. */
const toldScores = [20, 30, 40, 50, 60, 70, 80, 90];

const chancesOf = (decisions: readonly Decision[], side: DecidingSide, weights: Weights) => {
  const own = decisions.filter((one) => one.side === side);
  const chance = chanceByScore(
    own.map(({ parts, accepted }) => ({ score: weighed(parts, weights), accepted })),
  );
  return chance && toldScores.map((score) => ({ score, ...chance(10 * score) }));
};

const proposalOf = async (db: Queries, decisions: readonly Decision[], present: Weights) => {
  const proposal = proposeWeights(decisions, present);
  if (!proposal) return null;
  const ofAll = { sessionId: null, sight: null };
  const [before, after, changed] = await sideBySide(
    db,
    () => countFairness(db, { ...ofAll, weights: present }),
    () => countFairness(db, { ...ofAll, weights: proposal.weights }),
    () => countChangedPlaces(db, present, proposal.weights),
  );
  const losing = losingGroups(before, after);
  const { compared, ...proposed } = proposal;
  return {
    ...proposed,
    compared: { deciders: compared.deciders, answers: compared.decisions },
    changed,
    losing,
    advice: weightAdviceFor({
      isPresent: weighAlike(proposal.weights, present),
      sureness: proposal.sureness,
      deciders: compared.deciders,
      losing: losing.length,
    }),
  };
};

export const readLearned: Handler<'GET /matching_settings/learned/', 'db'> = async ({ db }) => {
  const [decisions, { weights: present }, settings] = await sideBySide(
    db.read,
    () => findDecisions(db.read),
    () => findMatchingSettings(db.read),
    () => findLastSettings(db.read),
  );
  const count = (side: DecidingSide): number => decisions.filter((one) => one.side === side).length;
  const chances = (side: DecidingSide) => chancesOf(decisions, side, present);
  const earlier = settings.find(({ weights }) => !weighAlike(weights, present));
  return {
    answers: { company: count('company'), candidate: count('candidate') },
    needed: enoughDecisions,
    chances: { company: chances('company'), candidate: chances('candidate') },
    present,
    earlier: earlier?.weights ?? null,
    proposal: await proposalOf(db.read, decisions, present),
  };
};
