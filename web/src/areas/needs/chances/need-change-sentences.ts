import type { Answer } from '@tandem/contract';
import { levels } from '@tandem/domain/reference/levels';
import { effectWords } from './effect-words.ts';
import { needChangeMessages as messages } from './need-change-messages.ts';

export type NeedChanges = NonNullable<Answer<'GET /offers/{id}/chances/changes/'>['changes']>;

const candidateWords = ['candidat', 'candidats'] as const;

/** What is said of what a company may change of a need. */
export const needChangeSentences = ({ best, changes, missing }: NeedChanges): string[] => {
  const sentence = (change: NeedChanges['changes'][number]): string => {
    const effect = effectWords(change, best, candidateWords);
    switch (change.kind) {
      case 'contract':
      case 'tutor':
        return messages[change.kind](effect);
      case 'level':
        return messages.level(change.level ? levels[change.level] : '', effect);
      case 'place':
        return messages.place(change.place ?? '', effect);
      case 'skill':
        return messages.skill(change.skill?.name ?? '', effect);
      default:
        return messages.title(change.title ?? '', effect);
    }
  };
  return [...changes.map(sentence), ...missing.map((what) => messages.missing[what])];
};
