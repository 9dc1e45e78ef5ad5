import { outgoingWithin, type Outgoing } from '@tandem/domain/follow-up/outgoing';
import { topicKeys, type Topic } from '@tandem/domain/follow-up/settings/topics';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { countSmsLeft, monthOf } from '../../alerts/index.ts';
import { isReached, readFollowUp, type Reached } from '../facts/read-follow-up.ts';
import type { Among } from '../facts/among.ts';
import { readReaderStates, type ReaderState } from '../facts/sent-queries.ts';
import { readGeneralHolds, type FollowUpSettings } from '../settings/follow-up-settings-queries.ts';
import { findChangedNeeds, type Changed } from './changed/changed-needs-queries.ts';
import { findClosedNeeds, type Closed } from './closed/closed-needs-queries.ts';
import { countNews } from './news-queries.ts';
import { findPlacedNews, type Placed } from './placed-news-queries.ts';
import { findUntoldWords, type Written } from './written/untold-words-queries.ts';

/** What leaves to one person. */
export interface Planned {
  person: Reached;
  state: ReaderState;
  outgoing: Outgoing;
  newsCount: number;
  /** Whom they had answered, and who is placed elsewhere now. */
  placed: readonly Placed[];
  /** What has changed of needs that they want. */
  changed: readonly Changed[];
  /** Needs that were closed before anybody had answered them. */
  closed: readonly Closed[];
  /** Of which matches the other side has written to them. */
  written: readonly Written[];
  /** It is held back, and would leave otherwise; only where holds are looked at afterwards. */
  isHeld: boolean;
  /** The ceiling of the month holds an SMS back that would leave otherwise. */
  isSmsLeftOut: boolean;
}

export interface Plan {
  settings: FollowUpSettings;
  planned: Planned[];
  /** Of the month, once all of these have left. */
  smsLeft: number;
}

const knownTopics = (muted: readonly string[]): Topic[] =>
  topicKeys.filter((topic) => muted.includes(topic));

interface PlanOptions {
  among?: Among;
  /** Also what the staff hold back, marked so. */
  withHeld?: boolean;
}

/** What leaves to whom at that moment, if it is now; to everybody, or to the given accounts. */
export const planOutgoing = async (
  db: Queries,
  now: Date,
  { among, withHeld = false }: PlanOptions = {},
): Promise<Plan> => {
  const { settings, people } = await readFollowUp(db, now, among);
  const [states, holds, news, placedNews, changedNeeds, closedNeeds, untoldWords] =
    await sideBySide(
      db,
      () => readReaderStates(db, among, now),
      () => readGeneralHolds(db),
      () => countNews(db, settings.begunAt, among),
      () => findPlacedNews(db, settings.begunAt, among),
      () => findChangedNeeds(db, among),
      () => findClosedNeeds(db, among),
      () => findUntoldWords(db, among),
    );
  let smsLeft = await countSmsLeft(db, monthOf(now), settings.smsAMonth);
  const planned = people.filter(isReached).flatMap((person): Planned[] => {
    const state = states.get(person.accountId);
    if (!state) return [];
    const count = news.get(person.accountId);
    const hasNews = settings.news && person.isRegistered;
    const changed = person.isRegistered ? (changedNeeds.get(person.accountId) ?? []) : [];
    const written = person.isRegistered ? (untoldWords.get(person.accountId) ?? []) : [];
    const newsCount = hasNews ? (count?.fresh ?? 0) : 0;
    const placed = hasNews ? (placedNews.get(person.accountId) ?? []) : [];
    const closed = hasNews ? (closedNeeds.get(person.accountId) ?? []) : [];
    const isHeld = holds.isAllHeld || state.isHeld;
    const reader = {
      waits: person.waits,
      news: newsCount + placed.length + closed.length,
      changes: changed.length + written.length,
      isFirst: newsCount > 0 && state.newsUntil === null && count?.total === count?.fresh,
      isFirstMessage: newsCount > 0 && state.newsUntil === null,
      muted: knownTopics(state.muted),
      isHeld: isHeld && !withHeld,
      heldKinds: withHeld ? [] : holds.kinds,
      lastDay: state.lastDay,
      remindedAt: state.remindedAt,
      reach: state.reach,
    };
    const { outgoing, isSmsLeftOut } = outgoingWithin(reader, now, settings, smsLeft);
    if (!outgoing) return [];
    const areKindsHeld =
      !outgoing.news &&
      !outgoing.changes &&
      outgoing.reminders.every(({ kind }) => holds.kinds.includes(kind));
    const isKeptBack = isHeld || areKindsHeld;
    if (outgoing.channels.includes('sms') && !isKeptBack) smsLeft -= 1;
    return [
      {
        person,
        state,
        outgoing,
        newsCount,
        placed,
        changed,
        closed,
        written,
        isHeld: isKeptBack,
        isSmsLeftOut,
      },
    ];
  });
  return { settings, planned, smsLeft };
};
