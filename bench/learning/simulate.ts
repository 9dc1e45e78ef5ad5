import type { Decision } from '@tandem/matching/learning/decision';
import { logistic } from '@tandem/matching/learning/logistic';
import { equalWeights, totalTenths } from '@tandem/matching/weights';
import type { rankings } from '../quality/rankings.ts';
import { Random } from '../shared/random.ts';

/** Pairs of a session with their scores, and what people would say to them. */
export type Played = ReturnType<typeof rankings>;

/** A company looks at so many of a list. */
const lookedAt = 10;
/** How firmly an answer follows what came out of a pair, in its standard deviations; who says yes to one in three. */
const firmness = 1.5;
const reserve = 1.2;
/** Some say yes more easily than others. */
const moods = 0.8;

/**
 * The answers of a year: every company goes through the best of its list, as the product shows them now; every candidate
 * answers those that have said yes. In the order in which they are given, drawn from the seed.
 */
export const simulateDecisions = ({ pairs, engine }: Played, seed: number): Decision[] => {
  const random = new Random(seed * 7919 + 3);
  const scored = pairs.map((pair, at) => {
    const scores = engine[at];
    if (!scores) throw new Error('A pair without scores');
    return { pair, scores, total: totalTenths(scores, equalWeights), turn: random.next() };
  });
  const lists = Map.groupBy(scored, ({ pair }) => pair.need.id);
  const moodsOfCandidates = new Map<number, number>();
  const says = (outcome: number, mood: number): boolean =>
    random.next() < logistic(firmness * outcome - reserve + mood);
  const answers = [...lists.values()].flatMap((list) => {
    const mood = moods * random.normal();
    return list
      .toSorted((one, other) => other.total - one.total || one.turn - other.turn)
      .slice(0, lookedAt)
      .flatMap(({ pair, scores, turn }) => {
        const company = says(pair.outcome, mood);
        const own = moodsOfCandidates.get(pair.candidate.id) ?? moods * random.normal();
        moodsOfCandidates.set(pair.candidate.id, own);
        const byCompany = { side: 'company' as const, deciderId: pair.need.id, parts: scores };
        const byCandidate = {
          side: 'candidate' as const,
          deciderId: pair.candidate.id,
          parts: scores,
        };
        return [
          { turn, decision: { ...byCompany, accepted: company } },
          ...(company
            ? [{ turn, decision: { ...byCandidate, accepted: says(pair.outcome, own) } }]
            : []),
        ];
      });
  });
  return answers.toSorted((one, other) => one.turn - other.turn).map(({ decision }) => decision);
};
