import { parisInstant, parisDay, parisTime } from '@tandem/domain/calendar/paris-time';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { Forum } from './forum-queries.ts';

export type ForumNews = { what: 'published' } | { what: 'cancelled'; reason: string | null };

interface PlannedMeeting {
  at: Date | null;
  /** The other side's. */
  name: string;
  need: string;
}

type Told = Pick<Forum, 'name' | 'day' | 'place' | 'minutes'>;

const dayOf = ({ day }: Told): string => {
  const noon = parisInstant({ day, time: '12:00' });
  return noon ? parisDay(noon) : day;
};

/** Most are called « Forum de janvier »: the word is not said twice. */
const withKind = ({ name }: Told, quoted: string): string =>
  /^forum\b/i.test(name) ? quoted : `forum ${quoted}`;

export const forumSubject = (forum: Told, { what }: ForumNews, meetings: number): string =>
  what === 'published'
    ? `${meetings === 1 ? 'Votre' : 'Vos'} rendez-vous au ${withKind(forum, quotedName(forum.name))}, ${dayOf(forum)}`
    : `Forum annulé : ${quotedName(forum.name)}, ${dayOf(forum)}`;

const lineOf = ({ at, name, need }: PlannedMeeting): string =>
  `• ${at ? parisTime(at) : ''} : ${name}, pour « ${need} »`;

const published = (forum: Told, plan: readonly PlannedMeeting[]): string[] => [
  plan.length === 1
    ? `Le centre de formation a préparé votre rendez-vous au ${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)}, ${forum.place}. Il dure ${forum.minutes} minutes :`
    : `Le centre de formation a préparé vos rendez-vous au ${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)}, ${forum.place}. Chacun dure ${forum.minutes} minutes :`,
  plan.map(lineOf).join('\n'),
  `Le fichier joint ${plan.length === 1 ? 'l’ajoute' : 'les ajoute'} à votre agenda. Un empêchement ? Prévenez dès maintenant, sur la page de vos rendez-vous.`,
];

const cancelled = (forum: Told, reason: string | null): string[] => [
  `Le centre de formation a annulé le ${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)} : vos rendez-vous de ce jour n’ont plus lieu.`,
  ...(reason ? [`« ${reason} »`] : []),
  'Le fichier joint les marque comme annulés dans votre agenda.',
];

/** One's own part of a forum day, in its order. */
export const forumMail = (
  forum: Told,
  plan: readonly PlannedMeeting[],
  news: ForumNews,
  { greeted, link }: { greeted: string; link: string },
): ComposedMail =>
  composeMail({
    subject: forumSubject(forum, news, plan.length),
    greeting: greetingOf(greeted),
    paragraphs: news.what === 'published' ? published(forum, plan) : cancelled(forum, news.reason),
    action: {
      label: news.what === 'published' ? 'Voir et imprimer mon plan' : 'Voir mes rendez-vous',
      link,
    },
  });
