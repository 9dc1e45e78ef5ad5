import { parisInstant, parisDay, parisTime } from '@tandem/domain/calendar/paris-time';
import type { MeetingSide } from '@tandem/domain/meetings/meeting';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { Forum } from './forum-queries.ts';

export type ForumNews =
  | { what: 'published' }
  /** The day before. */
  | { what: 'reminder' }
  | { what: 'cancelled'; reason: string | null }
  /** One company does not come: told to it and to those whom it was to meet, of whom some meet others all the same. */
  | {
      what: 'company_removed';
      company: string;
      reason: string | null;
      stayIn: ReadonlySet<number>;
    };

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

export const forumSubject = (forum: Told, { what }: ForumNews, meetings: number): string => {
  const named = quotedName(forum.name);
  if (what === 'cancelled') return `Forum annulé : ${named}, ${dayOf(forum)}`;
  const at = `au ${withKind(forum, named)}, ${dayOf(forum)}`;
  if (what === 'company_removed') return `Rendez-vous annulé${meetings === 1 ? '' : 's'} ${at}`;
  if (what === 'reminder') return `Rappel : ${meetings === 1 ? 'votre' : 'vos'} rendez-vous ${at}`;
  return `${meetings === 1 ? 'Votre' : 'Vos'} rendez-vous ${at}`;
};

const lineOf = ({ at, name, need }: PlannedMeeting): string =>
  `• ${at ? parisTime(at) : ''} : ${name}, pour « ${need} »`;

const published = (forum: Told, plan: readonly PlannedMeeting[]): string[] => [
  plan.length === 1
    ? `Le centre de formation a préparé votre rendez-vous au ${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)}, ${forum.place}. Il dure ${forum.minutes} minutes :`
    : `Le centre de formation a préparé vos rendez-vous au ${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)}, ${forum.place}. Chacun dure ${forum.minutes} minutes :`,
  plan.map(lineOf).join('\n'),
  `Le fichier joint ${plan.length === 1 ? 'l’ajoute' : 'les ajoute'} à votre agenda. Un empêchement ? Prévenez dès maintenant, sur la page de vos rendez-vous.`,
];

const reminder = (forum: Told, plan: readonly PlannedMeeting[]): string[] => {
  const [first] = plan;
  const begins = first?.at ? parisTime(first.at) : '';
  return [
    `Vous avez ${plan.length} rendez-vous au ${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)}, ${forum.place}${plan.length === 1 ? `, à ${begins}` : ` : le premier à ${begins}`}.`,
    plan.map(lineOf).join('\n'),
    'Un empêchement ? Prévenez dès maintenant, sur la page de vos rendez-vous.',
  ];
};

const struck = (reason: string | null, one: boolean): string[] => [
  ...(reason ? [`« ${reason} »`] : []),
  `Le fichier joint ${one ? 'le marque comme annulé' : 'les marque comme annulés'} dans votre agenda.`,
];

const cancelled = (forum: Told, reason: string | null): string[] => [
  `Le centre de formation a annulé le ${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)} : vos rendez-vous de ce jour n’ont plus lieu.`,
  ...struck(reason, false),
];

interface Reader {
  side: MeetingSide;
  /** Whether they still have meetings on that day once these have fallen. */
  staysIn: boolean;
}

const companyRemoved = (
  forum: Told,
  plan: readonly PlannedMeeting[],
  { company, reason }: Extract<ForumNews, { what: 'company_removed' }>,
  { side, staysIn }: Reader,
): string[] => {
  const one = plan.length === 1;
  const falls = one ? 'votre rendez-vous n’a plus lieu' : 'vos rendez-vous n’ont plus lieu';
  const day = `${withKind(forum, `« ${forum.name} »`)}, ${dayOf(forum)}`;
  return [
    side === 'company'
      ? `Le centre de formation a noté que ${company} ne vient pas au ${day} : ${falls}. Les candidats en sont prévenus.`
      : `${company} ne vient pas au ${day} : ${falls}${one ? '' : ' avec cette entreprise'}. ${staysIn ? 'Le reste de votre plan ne change pas.' : 'Vous n’avez plus de rendez-vous ce jour-là.'}`,
    plan.map(lineOf).join('\n'),
    ...struck(reason, one),
  ];
};

const paragraphsOf = (
  forum: Told,
  plan: readonly PlannedMeeting[],
  news: ForumNews,
  reader: Reader,
): string[] => {
  if (news.what === 'published') return published(forum, plan);
  if (news.what === 'reminder') return reminder(forum, plan);
  if (news.what === 'cancelled') return cancelled(forum, news.reason);
  return companyRemoved(forum, plan, news, reader);
};

/** One's own part of a forum day, in its order. */
export const forumMail = (
  forum: Told,
  plan: readonly PlannedMeeting[],
  news: ForumNews,
  { greeted, link, ...reader }: Reader & { greeted: string; link: string },
): ComposedMail =>
  composeMail({
    subject: forumSubject(forum, news, plan.length),
    greeting: greetingOf(greeted),
    paragraphs: paragraphsOf(forum, plan, news, reader),
    action: {
      label:
        news.what === 'published' || news.what === 'reminder'
          ? 'Voir et imprimer mon plan'
          : 'Voir mes rendez-vous',
      link,
    },
  });
