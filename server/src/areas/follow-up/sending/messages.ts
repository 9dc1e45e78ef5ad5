import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Wait } from '@tandem/domain/follow-up/wait';
import { composeMail, type ComposedMail } from '../../../platform/mail/compose-mail.ts';
import { matchPath } from '../../../platform/mail/links.ts';
import type { Placed } from './placed-queries.ts';
import type { News } from './news-queries.ts';

export type Side = 'applicant' | 'company';

export interface DigestContent {
  side: Side;
  greeted: string;
  /** The best of them; `newsCount` may be more. */
  news: readonly News[];
  newsCount: number;
  /** Whom a company had answered, and who has found a place elsewhere. */
  placed: readonly Pick<Placed, 'candidate' | 'title'>[];
  waits: readonly Wait[];
  /** Titles of needs, by id. */
  titles: ReadonlyMap<number, string>;
  centreName: string | null;
  absolute: (path: string) => string;
  lessLink: string;
}

const inFrench = (date: Date): string =>
  date.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' });

const partNames = {
  industry: 'le secteur',
  test: 'la façon de travailler',
  geographic: 'la distance',
  resume: 'le parcours',
} as const;

const goodPart = 600;

/** The one or two parts that speak most for a match. */
const whyOf = ({ parts }: News): string => {
  const names = (Object.keys(partNames) as (keyof typeof partNames)[])
    .filter((part) => parts[part] >= goodPart)
    .toSorted((a, b) => parts[b] - parts[a])
    .slice(0, 2)
    .map((part) => partNames[part]);
  return names.length === 0 ? '' : ` : ${names.join(' et ')} vous rapprochent`;
};

const newsLine = (side: Side, news: News): string => {
  const place = news.location ? ` (${news.location})` : '';
  const what =
    side === 'applicant'
      ? `${news.title}, chez ${news.other}${place}`
      : `${news.other}${place}, pour « ${news.title} »`;
  return `• ${what}${whyOf(news)}.`;
};

const waitLine = (wait: Wait, titles: ReadonlyMap<number, string>): string => {
  const { ask } = waitKinds[wait.kind];
  const title = wait.subject === 'need' ? titles.get(wait.subjectId) : undefined;
  const about = title === undefined ? '' : `, pour « ${title} »`;
  const many =
    wait.kind === 'answer_candidate'
      ? ` : ${wait.count === 1 ? 'une personne attend' : `${wait.count} personnes attendent`}`
      : '';
  return `• ${ask}${about}${many}, depuis le ${inFrench(wait.since)}.`;
};

const paths = {
  applicant: {
    sheet: '/applicant/application',
    candidate_test: '/applicant/test',
    matches: '/applicant/matches',
  },
  company: {
    sheet: '/company/page',
    tutor_test: '/company/offers',
    still_looking: '/company/offers',
    matches: '/company/matches',
  },
} as const;

/** Where whatever comes first is done. */
const actionOf = ({ side, news, waits }: DigestContent): { label: string; path: string } => {
  const [first] = waits;
  const ofSide: Readonly<Record<string, string>> = paths[side];
  if (first?.kind === 'sign_contract')
    return { label: 'Signer le contrat', path: `/${side}/contract/${first.subjectId}` };
  if (first?.subject === 'match')
    return { label: 'Voir et répondre', path: matchPath(side, first.subjectId) };
  const path = first && ofSide[first.kind];
  if (path) return { label: waitKinds[first.kind].ask ?? 'Ouvrir Tandem', path };
  const [match] = news;
  return match && news.length === 1
    ? { label: 'Voir ce match', path: matchPath(side, match.matchId) }
    : { label: 'Voir mes matchs', path: paths[side].matches };
};

const newsSubject = (side: Side, count: number, waits: readonly Wait[]): string => {
  if (count === 1)
    return side === 'applicant' ? 'Un besoin vous correspond' : 'Un candidat vous correspond';
  const others =
    side === 'applicant' ? 'besoins vous correspondent' : 'candidats vous correspondent';
  return waits.length > 0 ? `${count} ${others}, et ce qui vous attend` : `${count} ${others}`;
};

const placedSubject = (count: number, waits: readonly Wait[]): string => {
  const found =
    count === 1 ? 'Un candidat a trouvé sa place' : `${count} candidats ont trouvé leur place`;
  return waits.length > 0 ? `${found}, et ce qui vous attend` : found;
};

const subjectOf = ({ side, newsCount, placed, waits }: DigestContent): string => {
  if (newsCount > 0) return newsSubject(side, newsCount, waits);
  if (placed.length > 0) return placedSubject(placed.length, waits);
  const [first] = waits;
  if (first?.kind === 'answer_candidate' && first.count > 1)
    return `${first.count} candidats attendent votre réponse`;
  const ask = (first && waitKinds[first.kind].ask) ?? 'ce qui vous attend';
  return `Rappel : ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;
};

const newsParagraph = ({ side, news, newsCount }: DigestContent): string => {
  const more = newsCount - news.length;
  const lines = news.map((one) => newsLine(side, one));
  const head =
    newsCount === 1
      ? 'Du nouveau pour vous :'
      : `${newsCount} nouveaux matchs pour vous${more > 0 ? ', dont les plus proches' : ''} :`;
  return [head, ...lines].join('\n');
};

const placedParagraph = (placed: DigestContent['placed']): string =>
  [
    'Ils ont trouvé leur entreprise :',
    ...placed.map(({ candidate, title }) => `• ${candidate || 'Un candidat'}, pour « ${title} ».`),
    'Vous n’avez rien à faire : ces matchs sont mis de côté, et reviendraient si le contrat était rompu. Merci de leur avoir répondu.',
  ].join('\n');

/** What is new and what waits, in one message a day. */
export const digestMail = (content: DigestContent): ComposedMail => {
  const { greeted, newsCount, placed, waits, titles, centreName, absolute, lessLink } = content;
  const action = actionOf(content);
  return composeMail({
    subject: subjectOf(content),
    greeting: greeted ? `Bonjour ${greeted},` : 'Bonjour,',
    paragraphs: [
      ...(newsCount > 0 ? [newsParagraph(content)] : []),
      ...(placed.length > 0 ? [placedParagraph(placed)] : []),
      ...(waits.length > 0
        ? [['Ce qui vous attend :', ...waits.map((wait) => waitLine(wait, titles))].join('\n')]
        : []),
    ],
    action: { label: action.label, link: absolute(action.path) },
    after: [
      `Une question ? ${centreName ?? 'Votre centre de formation'} vous répond : ${absolute('/contact')}`,
    ],
    lessLink,
  });
};

/** The same in a line, for the bell. */
export const newsNotice = (side: Side, count: number): string => newsSubject(side, count, []);
