import type { Answer } from '@tandem/contract';

export type Forum = Answer<'GET /forums/{id}/'>;
export type ForumMeeting = Forum['meetings'][number];

/** By whom a plan is read: a page for each company, or for each candidate. */
export type PlanSide = 'applicant' | 'company';

export interface PlanLine {
  meeting: ForumMeeting;
  /** An instant. */
  at: string;
  /** The other side's. */
  name: string;
  need: string;
}

export interface PlanPage {
  id: number;
  name: string;
  lines: PlanLine[];
}

/** The plan of each of one side, companies by name and candidates as they are invited, by last name, each in the order of the day; those without a meeting are left out. */
export const planPages = (forum: Forum, side: PlanSide): PlanPage[] => {
  const people = new Map(forum.applicants.map((one) => [one.id, one]));
  const needs = new Map(forum.offers.map((one) => [one.id, one]));
  const pages = new Map<number, PlanPage>();
  for (const meeting of forum.meetings.toSorted((one, other) => one.slot - other.slot)) {
    const person = people.get(meeting.applicant);
    const need = needs.get(meeting.offer);
    if (!person || !need) continue;
    const [own, other] = side === 'applicant' ? [person, need.company] : [need.company, person];
    const page = pages.get(own.id) ?? { id: own.id, name: own.name, lines: [] };
    page.lines.push({
      meeting,
      at: forum.slots[meeting.slot] ?? '',
      name: other.name,
      need: need.title,
    });
    pages.set(own.id, page);
  }
  if (side === 'applicant') return forum.applicants.flatMap(({ id }) => pages.get(id) ?? []);
  return [...pages.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
};

/** What is still to come of a page of a published plan. */
export const comingOf = ({ lines }: PlanPage, now: number): PlanLine[] =>
  lines.filter(({ at, meeting }) => meeting.state === 'planned' && Date.parse(at) > now);

/** The names of those who are invited and meet nobody. */
export const withoutMeeting = (forum: Forum, side: PlanSide): string[] => {
  const seen = new Set(planPages(forum, side).map(({ id }) => id));
  const invited =
    side === 'applicant'
      ? forum.applicants.filter((one) => one.invited)
      : forum.offers.filter((one) => one.invited).map(({ company }) => company);
  const names = new Map(invited.map((one) => [one.id, one.name]));
  return [...names].flatMap(([id, name]) => (seen.has(id) ? [] : [name]));
};

/** Slots at which neither of the two meets anybody, with their instants. */
export const freeSlots = (forum: Forum, meeting: ForumMeeting): [slot: number, at: string][] => {
  const companyOf = new Map(forum.offers.map(({ id, company }) => [id, company.id]));
  const taken = new Set(
    forum.meetings
      .filter(
        ({ applicant: candidateId, offer: needId, state }) =>
          state !== 'cancelled' &&
          (candidateId === meeting.applicant ||
            companyOf.get(needId) === companyOf.get(meeting.offer)),
      )
      .map(({ slot }) => slot),
  );
  return forum.slots.flatMap((at, slot) =>
    taken.has(slot) ? [] : [[slot, at] as [number, string]],
  );
};

/** The meetings that stand in these plans. */
export const meetingsIn = (forums: readonly Pick<Forum, 'meetings'>[]): ReadonlySet<number> =>
  new Set(forums.flatMap(({ meetings }) => meetings.flatMap(({ meeting }) => meeting ?? [])));
