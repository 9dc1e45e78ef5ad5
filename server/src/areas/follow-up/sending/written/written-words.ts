import { matchId } from '@tandem/domain/matches/match';
import type { Wait } from '@tandem/domain/follow-up/wait';
import { quotedName } from '@tandem/domain/names';
import type { Listing } from '../../../../platform/mail/compose-mail.ts';
import { matchPath } from '../../../../platform/mail/links.ts';
import type { DigestContent } from '../digest-content.ts';

type Content = Pick<DigestContent, 'side' | 'written' | 'absolute'>;

const pageOf = (
  { side, absolute }: Pick<Content, 'side' | 'absolute'>,
  one: Content['written'][number],
): string => absolute(matchPath(side, matchId(one)));

/** Null where nobody has written, as below. */
export const writtenSubject = (
  written: Content['written'],
  waits: readonly Wait[],
): string | null => {
  const [first, ...others] = written;
  if (!first) return null;
  const found =
    others.length > 0
      ? `On vous a écrit au sujet de ${written.length} matchs`
      : `${quotedName(first.other)} vous a écrit`;
  return waits.length > 0 ? `${found}, et ce qui vous attend` : found;
};

/** A line each, however much was written: what, is read on the page. */
export const writtenListing = (content: Content, isOneThing: boolean): Listing[] =>
  content.written.length === 0
    ? []
    : [
        {
          head: 'Des messages que vous n’avez pas lus\u202F:',
          items: content.written.map((one) => ({
            text: `${one.other} vous a écrit au sujet de «\u202F${one.title}\u202F».`,
            ...(!isOneThing && { link: pageOf(content, one) }),
          })),
        },
      ];

export const writtenAction = (content: Content): { label: string; link: string } | null => {
  const [first, ...others] = content.written;
  if (!first || others.length > 0) return null;
  return { label: 'Lire et répondre', link: pageOf(content, first) };
};
