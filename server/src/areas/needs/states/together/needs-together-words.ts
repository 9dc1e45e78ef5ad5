import { frenchDay } from '@tandem/domain/calendar/french-days';
import { status } from '@tandem/domain/matches/match';
import { hadAYes, type WaitingStatus } from '@tandem/domain/needs/closing';
import { needState, type ClosedNeedState } from '@tandem/domain/needs/need-state';
import {
  composeMail,
  greetingOf,
  type ComposedMail,
} from '../../../../platform/mail/compose-mail.ts';

/** What became of one of several needs, as its reader is told. */
export interface ToldNeed {
  title: string;
  company: string;
  state: ClosedNeedState | 'open';
  until: string | null;
  byCentre: boolean;
  /** Where the candidate's match stood; null for the company. */
  status: WaitingStatus | null;
  word: string | null;
  /** A meeting fell with the closing that is taken back. */
  lost: boolean;
}

const states: Record<ToldNeed['state'], (until: string | null) => string> = {
  [needState.filled]: () => 'pourvus',
  [needState.setAside]: (until) =>
    until === null ? 'suspendus' : `suspendus jusqu’au ${frenchDay(until)}`,
  [needState.withdrawn]: () => 'retirés',
  open: () => 'de nouveau ouverts',
};

const ended: Record<WaitingStatus, string> = {
  [status.pending]: 'l’entreprise ne s’était pas encore prononcée',
  [status.queued]: 'vous étiez sur sa liste d’attente, qui s’arrête',
  [status.acceptedByCompany]: 'l’entreprise vous avait dit oui, vous n’avez plus à répondre',
  [status.fullyAccepted]: 'vous vous étiez dit oui tous les deux',
};

const paused: Record<WaitingStatus, string> = {
  [status.pending]: 'votre match est gardé',
  [status.queued]: 'vous restez sur sa liste d’attente',
  [status.acceptedByCompany]: 'son oui est gardé, vous pourrez répondre à la reprise',
  [status.fullyAccepted]: 'votre accord à tous les deux est gardé',
};

const resumed: Record<WaitingStatus, string> = {
  [status.pending]: 'votre match est toujours là',
  [status.queued]: 'vous êtes toujours sur sa liste d’attente',
  [status.acceptedByCompany]: 'son oui tient toujours, à vous de répondre',
  [status.fullyAccepted]: 'vous vous étiez dit oui tous les deux, et cela tient toujours',
};

const meanings: Record<ToldNeed['state'], Record<WaitingStatus, string>> = {
  [needState.filled]: ended,
  [needState.setAside]: paused,
  [needState.withdrawn]: ended,
  open: resumed,
};

const lineOf = ({ title, company, state, status: at, lost }: ToldNeed): string => {
  if (at === null) return `– «\u202F${title}\u202F»`;
  const more = state === 'open' && lost ? '\u202F; le rendez-vous annulé n’est pas rétabli' : '';
  return `– «\u202F${title}\u202F», ${company}\u202F: ${meanings[state][at]}${more}`;
};

/** What follows from it for a candidate, once for all of them. */
const consequence = (needs: readonly ToldNeed[]): string[] => {
  const [first] = needs;
  if (!first || first.state === 'open' || first.status === null) return [];
  const wasAgreed = needs.some(({ status: at }) => at === status.fullyAccepted);
  if (first.state === needState.setAside)
    return [
      `Vous n’avez rien à faire\u202F: nous vous écrirons à la reprise. D’ici là, vos autres matchs continuent${wasAgreed ? '\u202F; si vous ne pouvez pas attendre, parlez-en à votre centre de formation' : ''}.`,
    ];
  return [
    wasAgreed
      ? 'Nous savons que cette nouvelle est difficile à lire. Ce n’est pas un refus de votre profil\u202F: vos autres matchs continuent, et votre centre de formation peut vous aider à trouver une autre entreprise.'
      : 'Ce n’est pas un refus de votre profil, et vos autres matchs continuent.',
  ];
};

const partOf = (needs: readonly ToldNeed[]): string[] => {
  const [first] = needs;
  if (!first) return [];
  const which = first.status === null ? 'ces besoins' : 'ces besoins, parmi vos matchs,';
  const what = `${which} sont ${states[first.state](first.until)}\u202F:`;
  const sentence = first.byCentre
    ? `${first.status === null ? 'Le' : 'Votre'} centre de formation a enregistré que ${what}`
    : `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return [[sentence, ...needs.map(lineOf)].join('\n'), ...consequence(needs)];
};

/** Each part has one beginning: the same state, until the same day, in the same name. */
const partsOf = (needs: readonly ToldNeed[]): ToldNeed[][] => [
  ...Map.groupBy(needs, ({ state, until, byCentre }) =>
    [state, until, byCentre].join(' '),
  ).values(),
];

export const togetherSubject = (needs: readonly ToldNeed[]): string => {
  const [first] = needs;
  const whose = first?.status === null ? 'de vos besoins' : 'besoins parmi vos matchs';
  const many = `${needs.length} ${whose}`;
  const alike = new Set(needs.map(({ state }) => state)).size === 1;
  return alike && first ? `${many} sont ${states[first.state](null)}` : `${many} ont changé d’état`;
};

const wordsOf = (needs: readonly ToldNeed[]): string[] => {
  const words = needs.flatMap(({ word, status: at }) =>
    word !== null && at !== null && hadAYes(at) ? [word] : [],
  );
  return [...new Set(words)].map((word) => `Un mot de votre centre\u202F: «\u202F${word}\u202F»`);
};

interface TogetherReader {
  greeted: string;
  /** What else falls with it. */
  more: readonly string[];
  link: string;
}

/** One message of what became of several needs. */
export const togetherMail = (
  needs: readonly ToldNeed[],
  { greeted, more, link }: TogetherReader,
): ComposedMail => {
  const isCompany = needs.every(({ status: at }) => at === null);
  return composeMail({
    subject: togetherSubject(needs),
    greeting: greetingOf(greeted),
    paragraphs: [
      ...partsOf(needs).flatMap(partOf),
      ...wordsOf(needs),
      ...more,
      ...(isCompany
        ? [
            'Si ce n’est pas juste, vous pouvez changer leur état vous-même depuis la page de vos besoins.',
          ]
        : []),
    ],
    action: { label: isCompany ? 'Voir mes besoins' : 'Voir mes matchs', link },
  });
};
