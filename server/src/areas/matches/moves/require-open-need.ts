import { Failure } from '@tandem/domain/errors';
import type { MatchStatus } from '@tandem/domain/matches/match';
import { closedNeedSentence, movesOnClosedNeed } from '@tandem/domain/needs/closing';
import { isClosedNeed, isMatchedNeed } from '@tandem/domain/needs/need-state';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { MatchRow } from '../reading/match-queries.ts';

/** No match of a need moves on while nobody is looked for. */
export const requireOpenNeed = (
  { kind }: Pick<SignedInActor, 'kind'>,
  { need_state: state, status }: Pick<MatchRow, 'need_state' | 'status'>,
  to: MatchStatus,
): void => {
  if (isMatchedNeed(state) || movesOnClosedNeed(kind, status, [to]).length > 0) return;
  throw new Failure('need_closed', {
    ...(isClosedNeed(state) && { message: closedNeedSentence(state, kind) }),
    data: { status, state },
  });
};
