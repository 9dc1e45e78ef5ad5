import { parisDate } from '@tandem/domain/calendar/paris-time';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';
import type { WaitCount } from '../work/wait-queries.ts';

/** What waited already as the follow-up began, as somebody of the staff sees it. */
export interface OlderWaits {
  begunAt: Date;
  /** The most first. */
  kinds: readonly WaitCount[];
}

export const olderWaitsPath = '/dashboard/a-faire?everyone=yes&scope=programmes';

const sumOf = ({ kinds }: OlderWaits): number => kinds.reduce((sum, { count }) => sum + count, 0);

/** In a line, for the bell. */
export const olderWaitsNotice = (older: OlderWaits): string => {
  const sum = sumOf(older);
  return sum === 1
    ? '1 attente d’avant le suivi automatique\u00A0: personne n’est relancé à ce sujet sans vous'
    : `${sum} attentes d’avant le suivi automatique\u00A0: personne n’est relancé à leur sujet sans vous`;
};

export const olderWaitsMail = (
  older: OlderWaits,
  greeted: string,
  absolute: (path: string) => string,
): ComposedMail => {
  const sum = sumOf(older);
  return composeMail({
    subject: `Ce qui attendait déjà\u00A0: ${sum} ${sum > 1 ? 'attentes' : 'attente'} à voir`,
    greeting: greetingOf(greeted || null),
    paragraphs: [
      `Tandem sait désormais qui attend quoi, et le rappelle de lui-même. De ce qui attendait déjà le ${parisDate(older.begunAt)}, il ne relance personne\u00A0: vous choisissez qui appeler, à qui écrire.`,
      {
        head: 'Ce qui attendait déjà\u00A0:',
        items: older.kinds.map(({ kind, count, oldest }) => ({
          text: `${waitKinds[kind].label}\u00A0: ${count}, depuis le ${parisDate(oldest)}`,
          link: absolute(`${olderWaitsPath}&kind=${kind}`),
        })),
      },
    ],
    action: { label: 'Voir ce qui attend', link: absolute(olderWaitsPath) },
    after: ['Ce message ne vous est envoyé qu’une fois.'],
  });
};
