import type { Answer } from '@tandem/contract';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { chancesMessages as messages } from './messages.ts';

export type Chances = NonNullable<Answer<'GET /chances/'>['chances']>;

export interface ChanceSentences {
  /** What the candidate may change on the sheet. */
  own: string[];
  /** What others have to do, or what is not theirs to choose. */
  others: string[];
}

/** What is said of the chances, the widest reach last. */
export const chanceSentences = (chances: Chances): ChanceSentences => ({
  own: [
    ...chances.farther.map(({ km, gain }, index) =>
      messages.farther(km, gain, index === 0 ? chances.nearest_km : null),
    ),
    ...chances.contracts.map(({ contract_type: type, gain }) =>
      messages.contract(contractTypes[type], gain),
    ),
  ],
  others: [
    ...(chances.needs === 0 ? [messages.noNeed] : []),
    ...(chances.wait_for_tutor > 0 ? [messages.waitForTutor(chances.wait_for_tutor)] : []),
    ...(chances.other_level > 0 ? [messages.otherLevel(chances.other_level)] : []),
  ],
});
