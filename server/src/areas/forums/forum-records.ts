import type { Answer } from '@tandem/contract';
import { isStaff } from '@tandem/domain/accounts/roles';
import { slotsOf } from '@tandem/domain/forums/forum';
import type { Queries } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findProgrammes, findSession, findSessions } from '../programmes/index.ts';
import { findForum, findForumCandidates, findForumNeeds, type Forum } from './forum-queries.ts';
import { findPlan } from './plan-queries.ts';

type ForumRecord = Answer<'GET /forums/{id}/'>;
type ForumSummary = Answer<'GET /forums/'>[number];

interface Named {
  id: number;
  name: string;
}

const summaryOf = (forum: Forum, session: Named, programmes: readonly Named[]): ForumSummary => ({
  id: forum.id,
  name: forum.name,
  state: forum.state,
  day: forum.day,
  place: forum.place,
  starts: forum.starts,
  ends: forum.ends,
  pause_starts: forum.pause_starts,
  pause_ends: forum.pause_ends,
  minutes: forum.minutes,
  most: forum.most,
  session: { id: session.id, name: session.name },
  formations: programmes
    .filter(({ id }) => forum.formation_ids.includes(id))
    .map(({ id, name }) => ({ id, name })),
});

export const forumSummaries = async (
  db: Queries,
  forums: readonly Forum[],
): Promise<ForumSummary[]> => {
  const sessions = new Map((await findSessions(db)).map((session) => [session.id, session]));
  const programmes = await findProgrammes(db);
  return forums.map((forum) =>
    summaryOf(forum, orNotFound(sessions.get(forum.session_id)), programmes),
  );
};

const nameOf = (person: { first_name: string; last_name: string; id: number }): string =>
  `${person.first_name} ${person.last_name}`.trim() || `Candidat n° ${person.id}`;

/** The whole day for the staff; of a candidate or a company what is theirs. */
export const forumRecord = async (
  db: Queries,
  id: number,
  actor: SignedInActor,
): Promise<ForumRecord> => {
  const forum = orNotFound(await findForum(db, id));
  const [candidates, needs, plan] = [
    await findForumCandidates(db, forum),
    await findForumNeeds(db, forum),
    await findPlan(db, id),
  ];
  const isOwn = (row: { applicant_id: number; company_id: number }) =>
    isStaff(actor.kind) ||
    row.applicant_id === actor.candidateId ||
    row.company_id === actor.companyId;
  const meetings = plan.filter(isOwn);
  const isShown = (side: 'applicant_id' | 'offer_id', one: number) =>
    isStaff(actor.kind) || meetings.some((meeting) => meeting[side] === one);
  const session = orNotFound(await findSession(db, forum.session_id));
  return {
    ...summaryOf(forum, session, await findProgrammes(db)),
    slots: slotsOf(forum).map((at) => at.toISOString()),
    applicants: candidates
      .filter((one) => isShown('applicant_id', one.id))
      .map((one) => ({ id: one.id, name: nameOf(one), invited: one.invited })),
    offers: needs
      .filter((one) => isShown('offer_id', one.id))
      .map((one) => ({
        id: one.id,
        title: one.title,
        company: { id: one.company_id, name: one.company_name },
        invited: one.invited,
      })),
    meetings: meetings.map((one) => ({
      id: one.id,
      applicant: one.applicant_id,
      offer: one.offer_id,
      slot: one.slot,
      by_hand: one.by_hand,
      state: one.state,
      meeting: one.meeting_id,
    })),
  };
};
