import type { NoteFacts } from '@tandem/domain/follow-up/note-causes';
import { restingAnswers } from '@tandem/domain/follow-up/answers/owed-answer';
import { candidateStage } from '@tandem/domain/follow-up/stages';
import { waitsOf, type Cause, type Wait } from '@tandem/domain/follow-up/wait';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import {
  readFollowUpSettings,
  type FollowUpSettings,
} from '../settings/follow-up-settings-queries.ts';
import type { Among } from './among.ts';
import type { FollowedCandidate } from './candidate-facts.ts';
import type { FollowedCompany } from './company-facts.ts';
import { readOwing, type Owing } from './read-owing.ts';
import { readSent } from './sent-queries.ts';
import { stageOfCompany } from './standing-of.ts';

/** Somebody whom the centre follows, with where they stand and what waits for them. */
export interface Followed {
  side: 'applicant' | 'company';
  accountId: number;
  /** Of the candidate or the company. */
  recordId: number;
  name: string;
  /** As a mail greets them. */
  greeted: string;
  email: string | null;
  isRegistered: boolean;
  referentId: number | null;
  programmeIds: readonly number[];
  stage: string;
  /** When their stage or their waits last had a beginning: of the oldest wait. */
  waits: Wait[];
  /** Answers that they owe later. */
  resting: Cause[];
  /** Titles of the needs that waits are about. */
  titles: ReadonlyMap<number, string>;
  /** Notes with a day that nobody has done yet. */
  notes: readonly NoteFacts[];
}

/** Somebody whom Tandem writes to by itself: what waits for anybody else is the staff's to see to. */
export type Reached = Followed & { email: string };

export const isReached = (person: Followed): person is Reached => person.email !== null;

const noTitles: ReadonlyMap<number, string> = new Map();

const followedCandidate = (
  facts: FollowedCandidate,
  standing: Pick<Followed, 'waits' | 'resting' | 'notes'>,
): Followed => ({
  side: 'applicant',
  accountId: facts.accountId,
  recordId: facts.candidateId,
  name: facts.name,
  greeted: facts.firstName,
  email: facts.email,
  isRegistered: facts.registeredAt !== null,
  referentId: facts.referentId,
  programmeIds: facts.programmeId === null ? [] : [facts.programmeId],
  stage: candidateStage(facts),
  titles: noTitles,
  ...standing,
});

const followedCompany = (
  facts: FollowedCompany,
  standing: Pick<Followed, 'waits' | 'resting' | 'notes'>,
  now: Date,
): Followed => ({
  side: 'company',
  accountId: facts.accountId,
  recordId: facts.companyId,
  name: facts.name,
  greeted: facts.name,
  email: facts.email,
  isRegistered: facts.registeredAt !== null,
  referentId: facts.referentId,
  programmeIds: [...new Set(facts.needs.flatMap(({ programmeIds }) => programmeIds))],
  stage: stageOfCompany(facts, now),
  titles: new Map(facts.needs.map(({ needId, title }) => [needId, title])),
  ...standing,
});

export interface FollowUp {
  settings: FollowUpSettings;
  people: Followed[];
}

/** Everybody, or the given accounts, as they stand now. */
export const readFollowUp = async (db: Queries, now: Date, among?: Among): Promise<FollowUp> => {
  const [settings, { candidates, companies }, sent] = await sideBySide(
    db,
    () => readFollowUpSettings(db),
    () => readOwing(db, now, among),
    () => readSent(db, among),
  );
  const sentTo = Map.groupBy(sent, ({ accountId }) => accountId);
  const moments = { begunAt: settings.begunAt, now };
  const standing = ({ facts, causes, notes }: Owing<{ accountId: number }>) => ({
    waits: waitsOf(causes, settings.rules, sentTo.get(facts.accountId) ?? [], moments),
    resting: restingAnswers(causes, now),
    notes,
  });
  const people = [
    ...candidates.map((owing) => followedCandidate(owing.facts, standing(owing))),
    ...companies.map((owing) => followedCompany(owing.facts, standing(owing), now)),
  ];
  return { settings, people };
};
