import type { Answer } from '@tandem/contract';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { changeMessages as messages } from './candidate-change-messages.ts';
import { effectWords } from './effect-words.ts';

export type Chances = NonNullable<Answer<'GET /chances/'>['chances']>;
export type Changes = NonNullable<Answer<'GET /chances/changes/'>['changes']>;

const matchWords = ['match', 'matchs'] as const;

/** What is said of what a candidate may change; `chances` has which contracts are asked for, and how far the nearest need is. */
export const changeSentences = (
  { best, changes, missing }: Changes,
  chances: Pick<Chances, 'contracts' | 'nearest_km'> | null,
): string[] => {
  const contracts = chances?.contracts.map(({ contract_type: type }) =>
    contractTypes[type].toLowerCase(),
  );
  const firstLimit = changes.find(({ kind }) => kind === 'limit');
  const sentence = (change: Changes['changes'][number]): string => {
    const effect = effectWords(change, best, matchWords);
    const skill = change.skill?.name ?? '';
    switch (change.kind) {
      case 'limit':
        return messages.limit(
          change.km ?? 0,
          change === firstLimit ? (chances?.nearest_km ?? null) : null,
          effect,
        );
      case 'contract':
        return messages.contract(contracts ?? [], effect);
      case 'skill':
        return messages.skill(skill, change.near?.name ?? '', effect);
      case 'summary':
        return messages.summary(skill, effect);
      default:
        return messages.test(effect);
    }
  };
  return [...changes.map(sentence), ...missing.map((what) => messages.missing[what])];
};
