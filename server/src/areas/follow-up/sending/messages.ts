import { isAtContract, type AtContract } from '@tandem/domain/follow-up/contract-waits/at-contract';
import { askOf } from '@tandem/domain/follow-up/contract-waits/signing-manner';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Wait } from '@tandem/domain/follow-up/wait';
import { quotedName } from '@tandem/domain/names';
import {
  composeMail,
  greetingOf,
  type ComposedMail,
  type Listing,
} from '../../../platform/mail/compose-mail.ts';
import { matchPath } from '../../../platform/mail/links.ts';
import { questionLine } from '../../alerts/index.ts';
import {
  changedNeedsAction,
  changedNeedsParagraphs,
  changedNeedsSubject,
} from './changed/changed-needs-words.ts';
import { closedNeedsParagraphs, closedNeedsSubject } from './closed/closed-needs-words.ts';
import { isConfirmed } from './confirmation-links.ts';
import { nothingNew, type DigestContent, type Side } from './digest-content.ts';
import { placedParagraph, placedSubject } from './placed-words.ts';
import { waitLine, whyNow } from './wait-words.ts';
import { writtenAction, writtenListing, writtenSubject } from './written/written-words.ts';
import type { News } from './news-queries.ts';

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
  if (names.length === 0) return '';
  return ` : ${names.join(' et ')} vous ${names.length === 1 ? 'rapproche' : 'rapprochent'}`;
};

const newsLine = (side: Side, news: News): string => {
  const place = news.location ? ` (${news.location})` : '';
  const what =
    side === 'applicant'
      ? `${news.title}, chez ${news.other}${place}`
      : `${news.other}${place}, pour « ${news.title} »`;
  return `${what}${whyOf(news)}.`;
};

const paths = {
  applicant: {
    sheet: '/applicant/application',
    candidate_test: '/applicant/test',
    matches: '/applicant/matches',
  },
  company: {
    sheet: '/company/page',
    tutor_bounce: '/company/offers',
    tutor_test: '/company/offers',
    still_looking: '/company/offers',
    matches: '/company/matches',
  },
} as const;

const atContract: Readonly<Record<AtContract, string>> = {
  prepare_contract: 'Ouvrir le dossier de contrat',
  candidate_part: 'Remplir ma partie',
  complete_contract: 'Ouvrir le dossier de contrat',
  sign_contract: 'Signer le contrat',
  sign_amendment: 'Signer l’avenant',
  contract_part: 'Voir qui est attendu',
  health_visit: 'Noter le jour de la visite',
  adequacy_interview: 'Noter le jour de l’entretien',
  send_for_aid: 'Ouvrir le dossier de contrat',
};

interface Action {
  label: string;
  link: string;
}

type Where = Pick<DigestContent, 'side' | 'confirmation' | 'absolute'>;

/** Where a wait is seen to; null where the matches are. */
const actionOfWait = ({ side, confirmation, absolute }: Where, wait: Wait): Action | null => {
  const { kind, subject, subjectId, manner } = wait;
  if (confirmation !== null && isConfirmed(wait))
    return {
      label: kind === 'confirm_sheet' ? 'Confirmer ma fiche' : 'Dire si c’est toujours d’actualité',
      link: confirmation,
    };
  const isOthers = manner !== undefined && manner !== 'online';
  if (isAtContract(kind)) {
    const label = isOthers ? 'Voir où en est la signature' : atContract[kind];
    return { label, link: absolute(`/${side}/contract/${subjectId}`) };
  }
  if (subject === 'match')
    return { label: 'Voir et répondre', link: absolute(matchPath(side, subjectId)) };
  const ofSide: Readonly<Record<string, string>> = paths[side];
  const path = ofSide[kind];
  return path === undefined
    ? null
    : { label: waitKinds[kind].ask ?? 'Ouvrir Tandem', link: absolute(path) };
};

const matchesLink = ({ side, absolute }: Where): string => absolute(paths[side].matches);

/** Where whatever comes first is done. */
const actionOf = (content: DigestContent): Action => {
  const { side, news, waits, absolute } = content;
  const ofPeople = changedNeedsAction(content) ?? writtenAction(content);
  if (ofPeople !== null) return ofPeople;
  const first = waits[0] && actionOfWait(content, waits[0]);
  if (first) return first;
  const [match] = news;
  return match && news.length === 1
    ? { label: 'Voir ce match', link: absolute(matchPath(side, match.matchId)) }
    : { label: 'Voir mes matchs', link: matchesLink(content) };
};

/** The button leads to the one thing there is; of several each leads to its own page. */
const isOneThing = ({ news, changed, written, waits }: DigestContent): boolean =>
  news.length + changed.length + written.length + waits.length === 1;

const newsSubject = (side: Side, count: number, waits: readonly Wait[]): string => {
  const word = side === 'applicant' ? 'besoin' : 'candidat';
  const found = count === 1 ? `Un ${word} vous correspond` : `${count} ${word}s vous correspondent`;
  const [first] = waits;
  if (first === undefined) return found;
  return first.kind === 'answer_candidate'
    ? `${found}, ${first.count} en tout attendent votre réponse`
    : `${found}, et ce qui vous attend`;
};

type Summed = Pick<
  DigestContent,
  'side' | 'newsCount' | 'placed' | 'closed' | 'changed' | 'written' | 'waits' | 'signingService'
>;

const subjectOf = (content: Summed): string => {
  const { side, newsCount, placed, closed, changed, written, waits, signingService } = content;
  const ofPeople = changedNeedsSubject(changed, waits) ?? writtenSubject(written, waits);
  if (ofPeople !== null) return ofPeople;
  if (newsCount > 0) return newsSubject(side, newsCount, waits);
  if (placed.length > 0) return placedSubject(placed.length, waits);
  const ofClosed = closedNeedsSubject(closed, waits);
  if (ofClosed !== null) return ofClosed;
  const [first] = waits;
  if (first?.kind === 'answer_candidate' && first.count > 1)
    return `${first.count} candidats attendent votre réponse`;
  const yeses = waits.filter(({ kind }) => kind === 'answer_company').length;
  if (first?.kind === 'answer_company' && yeses > 1)
    return `${yeses} entreprises souhaitent vous rencontrer`;
  const ask = (first && askOf(first, { side, service: signingService })) ?? 'ce qui vous attend';
  return `Rappel : ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;
};

const newsListing = (content: DigestContent): Listing => {
  const { side, news, newsCount, absolute } = content;
  const more = newsCount - news.length;
  return {
    head:
      newsCount === 1
        ? 'Du nouveau pour vous :'
        : `${newsCount} nouveaux matchs pour vous${more > 0 ? ', dont les plus proches' : ''} :`,
    items: news.map((one) => ({
      text: newsLine(side, one),
      ...(!isOneThing(content) && { link: absolute(matchPath(side, one.matchId)) }),
    })),
  };
};

const waitListing = (content: DigestContent): Listing => ({
  head: 'Ce qui vous attend :',
  items: content.waits.map((wait) => ({
    text: waitLine(wait, content),
    ...(!isOneThing(content) && {
      link: actionOfWait(content, wait)?.link ?? matchesLink(content),
    }),
  })),
});

/** Those who wait since today are the new ones, of whom it tells already. */
const isNews = ({ kind, count }: Wait, { newsCount }: Pick<DigestContent, 'newsCount'>): boolean =>
  kind === 'answer_candidate' && count <= newsCount;

/** What is new and what waits, in one message a day. */
export const digestMail = (given: DigestContent): ComposedMail => {
  const content = { ...given, waits: given.waits.filter((wait) => !isNews(wait, given)) };
  const { greeted, newsCount, placed, closed, changed, written, waits, lessLink } = content;
  const isReminder =
    newsCount + placed.length + closed.length + changed.length + written.length === 0;
  return composeMail({
    subject: subjectOf(content),
    greeting: greetingOf(greeted),
    paragraphs: [
      ...changedNeedsParagraphs(changed),
      ...writtenListing(content, isOneThing(content)),
      ...(newsCount > 0 ? [newsListing(content)] : []),
      ...(placed.length > 0 ? [placedParagraph(placed)] : []),
      ...closedNeedsParagraphs(closed),
      ...(waits.length > 0 ? [waitListing(content)] : []),
      ...(isReminder ? whyNow(content) : []),
    ],
    action: actionOf(content),
    after: [questionLine(content)],
    lessLink,
  });
};

const relative = { absolute: (path: string) => path, confirmation: null };

/** The same reminders in a line, as devices and SMS have room for, with the page that the first of them leads to. */
export const reminderLine = (
  { side, signingService }: Pick<DigestContent, 'side' | 'signingService'>,
  waits: readonly Wait[],
): { subject: string; path: string } => {
  const [first] = waits;
  return {
    subject: subjectOf({ ...nothingNew, side, waits, signingService }),
    path: (first && actionOfWait({ side, ...relative }, first)?.link) ?? paths[side].matches,
  };
};

/** What the staff read at the bell of a need that was set aside. */
export const expiryNotice = (company: string, title: string): string =>
  `Besoin suspendu, sans réponse de ${quotedName(company)}\u202F: ${quotedName(title)}`;

/** The same in a line, for the bell. */
export const newsNotice = (side: Side, count: number): string => newsSubject(side, count, []);
