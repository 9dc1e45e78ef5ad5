import type { Services } from '../services.ts';
import { runMatching } from '../use-cases/matching/run-matching.ts';
import { scoreBlock } from '../use-cases/matching/score-block.ts';
import { refreshFormations } from '../use-cases/matching/refresh-formations.ts';
import { rescore } from '../use-cases/matching/rescore.ts';
import { refineSavedPlace } from '../use-cases/places/refine-places.ts';
import { runRetention } from '../use-cases/rights/retention.ts';
import { sweepFiles } from '../use-cases/rights/sweep-files.ts';
import { attemptsOf, type Runners } from './queue.ts';
import { sendMessage } from './send-message.ts';
import { tidy } from './tidy.ts';

/** What each kind of job does. */
export const runnersOf = (services: Services): Runners => ({
  'send-message': (data, attempt, stopping) => sendMessage(services, data, attempt, stopping),
  'remove-file': ({ name }) => services.files.remove(name),
  rescore: (data) => rescore(services, data),
  'run-matching': (data, attempt, stopping) =>
    runMatching(services, data, {
      isLastAttempt: attempt >= attemptsOf('run-matching'),
      stopping,
    }),
  'score-block': (data, attempt, stopping) =>
    scoreBlock(services, data, {
      isLastAttempt: attempt >= attemptsOf('score-block'),
      stopping,
    }),
  'refresh-formations': (data, _attempt, stopping) => refreshFormations(services, data, stopping),
  'refine-place': (data) => refineSavedPlace(services, data),
  'sweep-files': () => sweepFiles(services),
  tidy: () => tidy(services),
  retention: (_data, _attempt, stopping) => runRetention(services, stopping),
});
