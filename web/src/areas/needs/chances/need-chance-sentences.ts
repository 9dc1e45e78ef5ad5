import type { Answer } from '@tandem/contract';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { needChancesMessages as messages } from './messages.ts';

type NeedChances = Answer<'GET /need_chances/'>['items'][number]['chances'];

/** What is said of a need that nobody fits, one thing at a time. */
export const needChanceSentences = (chances: NeedChances): string[] => {
  if (chances.candidates === 0) return [messages.none];
  return [
    ...(chances.waits_for_tutor ? [messages.tutor(chances.open)] : []),
    ...(chances.too_far > 0 ? [messages.far(chances.too_far)] : []),
    ...chances.contracts.map(({ contract_type: type, gain }) =>
      messages.contract(gain, contractTypes[type].toLowerCase()),
    ),
    ...(chances.other_level > 0 ? [messages.level(chances.other_level)] : []),
  ];
};
