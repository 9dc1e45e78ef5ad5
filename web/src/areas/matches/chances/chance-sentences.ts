import type { Chances } from '../../needs/chances/candidate-change-sentences.ts';
import { chancesMessages as messages } from './messages.ts';

/** What others have to do, or what is not the candidate's to choose. */
export const chanceSentences = (chances: Chances): string[] => [
  ...(chances.needs === 0 ? [messages.noNeed] : []),
  ...(chances.wait_for_tutor > 0 ? [messages.waitForTutor(chances.wait_for_tutor)] : []),
  ...(chances.other_level > 0 ? [messages.otherLevel(chances.other_level)] : []),
];
