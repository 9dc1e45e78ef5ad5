import type { Wait } from '@tandem/domain/follow-up/wait';
import { needState } from '@tandem/domain/needs/need-state';
import { closingNotice, closingSubject, meaningUnanswered } from '../../../needs/index.ts';
import type { DigestContent } from '../digest-content.ts';

type Closed = DigestContent['closed'];

/** Null where none was closed, as below. */
export const closedNeedsSubject = (closed: Closed, waits: readonly Wait[]): string | null => {
  const [first, ...others] = closed;
  if (!first) return null;
  const what =
    others.length > 0
      ? `${closed.length} besoins parmi vos matchs n’attendent plus de candidats`
      : closingSubject(first);
  return waits.length > 0 ? `${what}, et ce qui vous attend` : what;
};

const consequence = (closed: Closed): string => {
  const isKept = closed.some(({ state }) => state === needState.setAside);
  return `Personne ne s’y était encore prononcé sur votre profil\u202F: ce n’est pas un refus, et vos autres matchs continuent.${isKept ? ' Vous n’avez rien à faire\u202F: un besoin suspendu revient avec son match.' : ''}`;
};

/** Each with who closed it, and what it means once for all. */
export const closedNeedsParagraphs = (closed: Closed): string[] => {
  const [first, ...others] = closed;
  if (!first) return [];
  if (others.length === 0) return [`${closingNotice(first)} ${meaningUnanswered(first.state)}`];
  return [
    ['Parmi vos matchs\u202F:', ...closed.map((one) => `• ${closingNotice(one)}`)].join('\n'),
    consequence(closed),
  ];
};
