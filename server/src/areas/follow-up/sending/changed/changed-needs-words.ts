import type { Wait } from '@tandem/domain/follow-up/wait';
import { matchId } from '@tandem/domain/matches/match';
import { matchPath } from '../../../../platform/mail/links.ts';
import { changedParagraphs, changedSubject, ifItDoesNotSuit } from '../../../needs/index.ts';
import type { DigestContent } from '../digest-content.ts';

type Changed = DigestContent['changed'];

/** Null where nothing has changed, as below. */
export const changedNeedsSubject = (changed: Changed, waits: readonly Wait[]): string | null => {
  const [first, ...others] = changed;
  if (!first) return null;
  if (waits.length > 0) return 'Ce qui a changé, et ce qui vous attend';
  return others.length > 0
    ? `${changed.length} besoins parmi vos matchs ont changé`
    : changedSubject(first);
};

export const changedNeedsParagraphs = (changed: Changed): string[] =>
  changed.length === 0 ? [] : [...changed.flatMap(changedParagraphs), ifItDoesNotSuit];

export const changedNeedsAction = ({
  changed,
  absolute,
}: Pick<DigestContent, 'changed' | 'absolute'>): { label: string; link: string } | null => {
  const [first, ...others] = changed;
  if (!first) return null;
  return others.length > 0
    ? { label: 'Voir mes matchs', link: absolute('/applicant/matches') }
    : { label: 'Voir ce match', link: absolute(matchPath('applicant', matchId(first))) };
};
