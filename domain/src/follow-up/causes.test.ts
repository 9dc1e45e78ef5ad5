import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateCauses, type CandidateFacts } from './candidate-causes.ts';
import {
  isOpenNeed,
  companyCauses,
  companyChangesAt,
  type CompanyFacts,
  type NeedFacts,
} from './company-causes.ts';
import type { MeetingFacts } from './meeting-causes.ts';
import { closedNeedStates, needStates } from '../needs/need-state.ts';
import { rulesWith } from './settings/rules.ts';
import { waitsOf, type Cause } from './wait.ts';
import { daysLater } from '../calendar/elapsed.ts';

const start = new Date('2026-09-01T08:00:00Z');
const day = (days: number) => daysLater(start, days);

const candidate: CandidateFacts = {
  accountId: 7,
  invitedAt: start,
  registeredAt: day(1),
  sheetAt: day(2),
  testAt: day(3),
  refusedAt: null,
  isPlaced: false,
  brokenAt: null,
  isOver: false,
  toConfirmSince: null,
  openMatches: 2,
  movedAt: null,
  yeses: [],
  meetings: [],
};

const kindsOf = (facts: Partial<CandidateFacts>) =>
  candidateCauses({ ...candidate, ...facts }).map(({ kind, since }) => [kind, since]);

describe('a candidate', () => {
  it('has one next step after the other', () => {
    expect(kindsOf({ registeredAt: null })).toEqual([['register', start]]);
    expect(kindsOf({ sheetAt: null, testAt: null })).toEqual([['sheet', day(1)]]);
    expect(kindsOf({ testAt: null })).toEqual([['candidate_test', day(2)]]);
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ openMatches: 0, movedAt: day(9) })).toEqual([['no_match_candidate', day(9)]]);
  });

  it('owes each company that said yes an answer', () => {
    const yeses = [
      { matchId: 4, at: day(5) },
      { matchId: 5, at: day(6) },
    ];
    expect(kindsOf({ yeses })).toEqual([
      ['answer_company', day(5)],
      ['answer_company', day(6)],
    ]);
  });

  it('has put a yes off until a day, from which on it waits; told is since when the company does', () => {
    const put = { matchId: 4, at: day(5), backAt: day(12) };
    expect(candidateCauses({ ...candidate, yeses: [put] })).toMatchObject([
      { kind: 'answer_company', since: day(12), backAt: day(12), putOffFrom: day(5) },
    ]);
  });

  it('owes no answer before the two have met, nor while the company is to choose a moment', () => {
    const yes = { matchId: 4, at: day(5) };
    expect(kindsOf({ yeses: [{ ...yes, restsUntil: day(9) }] })).toEqual([
      ['answer_company', day(9)],
    ]);
    expect(kindsOf({ yeses: [{ ...yes, restsUntil: day(4) }] })).toEqual([
      ['answer_company', day(5)],
    ]);
    const later = { ...yes, backAt: day(8) };
    expect(kindsOf({ yeses: [{ ...later, restsUntil: day(7) }] })).toEqual([
      ['answer_company', day(8)],
    ]);
    // Put off, and met after the day on which it would have come back: that is when it is owed, and nothing comes back.
    const [met] = candidateCauses({ ...candidate, yeses: [{ ...later, restsUntil: day(9) }] });
    expect(met).toMatchObject({ since: day(9) });
    expect(met).not.toHaveProperty('backAt');
    const asked = { matchId: 4, changedAt: day(6), endsAt: null };
    expect(kindsOf({ yeses: [yes], meetings: [{ ...asked, waitsFor: 'company' }] })).toEqual([]);
    expect(kindsOf({ yeses: [yes], meetings: [{ ...asked, waitsFor: 'applicant' }] })).toEqual([
      ['answer_company', day(5)],
      ['answer_meeting', day(6)],
    ]);
  });

  it('is waited for no more once placed', () => {
    expect(kindsOf({ isOver: true, sheetAt: null })).toEqual([]);
    expect(kindsOf({ isPlaced: true, yeses: [{ matchId: 4, at: day(5) }] })).toEqual([]);
  });

  it('is to be placed again after a break, until it is', () => {
    expect(kindsOf({ brokenAt: day(8) })).toEqual([['find_again', day(8)]]);
    expect(kindsOf({ brokenAt: day(8), isPlaced: true })).toEqual([]);
  });

  it('is reported while its address refuses mail', () => {
    expect(kindsOf({ refusedAt: day(1), registeredAt: null })).toEqual([
      ['bounce', day(1)],
      ['register', start],
    ]);
  });
});

const need: NeedFacts = {
  needId: 3,
  state: 'active',
  stateSince: day(3),
  isOver: false,
  opensAt: null,
  toConfirmSince: null,
  pending: 0,
  pendingSince: null,
  freshSince: null,
  returnedAt: null,
  backAt: null,
  openMatches: 1,
  agreed: 0,
  seats: 1,
  tutorBy: [],
  tutorRefusedAt: null,
  movedAt: null,
};

const company: CompanyFacts = {
  accountId: 9,
  invitedAt: start,
  registeredAt: day(1),
  sheetAt: day(1),
  refusedAt: null,
  needs: [need],
  meetings: [],
};

const ofCompany = (needs: Partial<NeedFacts>[], now = day(10)) =>
  companyCauses({ ...company, needs: needs.map((one) => ({ ...need, ...one })) }, now).map(
    ({ kind, since, count }) => [kind, since, count],
  );

describe('a company', () => {
  it('is asked once for all candidates who wait for it', () => {
    expect(
      ofCompany([
        { pending: 2, pendingSince: day(6), openMatches: 3 },
        { pending: 3, pendingSince: day(4), openMatches: 4 },
      ]),
    ).toEqual([['answer_candidate', day(4), 5]]);
  });

  it('is told apart since when those wait who came since the follow-up began', () => {
    const answers = (needs: Partial<NeedFacts>[]) =>
      companyCauses({ ...company, needs: needs.map((one) => ({ ...need, ...one })) }, day(10)).map(
        ({ since, freshSince }) => [since, freshSince],
      );
    const old = { pending: 2, pendingSince: day(4), openMatches: 3 };
    expect(answers([old])).toEqual([[day(4), undefined]]);
    expect(
      answers([
        { ...old, freshSince: day(8) },
        { ...old, freshSince: day(7) },
      ]),
    ).toEqual([[day(4), day(7)]]);
  });

  it('knows when a candidate whom it had put off came back to it last', () => {
    const back = (needs: Partial<NeedFacts>[]) =>
      companyCauses({ ...company, needs: needs.map((one) => ({ ...need, ...one })) }, day(10)).map(
        ({ backAt }) => backAt,
      );
    const waiting = { pending: 2, pendingSince: day(4), openMatches: 2 };
    expect(back([waiting])).toEqual([undefined]);
    expect(
      back([
        { ...waiting, returnedAt: day(8) },
        { ...waiting, returnedAt: day(6) },
      ]),
    ).toEqual([day(8)]);
  });

  it('is waited for by each need without its test, and by each without a match', () => {
    expect(ofCompany([{ state: 'inactive', stateSince: day(2) }, { openMatches: 0 }])).toEqual([
      ['tutor_test', day(2), 1],
      ['no_match_need', day(3), 1],
    ]);
    const asked = {
      ...company,
      needs: [{ ...need, state: 'inactive' as const, tutorBy: ['mail' as const] }],
    };
    expect(companyCauses(asked, day(9))).toMatchObject([
      { kind: 'tutor_test', elsewhereBy: ['mail'] },
    ]);
  });

  it('lacks a match for each seat on which nobody has agreed, and is not asked whether it looks once somebody has', () => {
    const agreed = { openMatches: 0, agreed: 1 };
    expect(ofCompany([{ ...agreed, seats: 1 }])).toEqual([]);
    expect(ofCompany([{ ...agreed, seats: 2 }])).toEqual([['no_match_need', day(3), 1]]);
    const still = { pending: 1, pendingSince: day(4), openMatches: 1, agreed: 1, seats: 2 };
    expect(ofCompany([still], day(40)).map(([kind]) => kind)).toEqual(['answer_candidate']);
  });

  it('is waited for by a tutor whom mail does not reach, until they have answered', () => {
    const refused = { tutorRefusedAt: day(4) };
    expect(ofCompany([{ ...refused, state: 'inactive', stateSince: day(2) }])).toEqual([
      ['tutor_bounce', day(4), 1],
      ['tutor_test', day(2), 1],
    ]);
    expect(ofCompany([refused])).toEqual([]);
    expect(ofCompany([{ ...refused, state: 'inactive', isOver: true }])).toEqual([]);
    expect(ofCompany([{ ...refused, state: 'withdrawn' }])).toEqual([]);
  });

  it('is asked whether it still looks when nothing moved for thirty days', () => {
    const still = { pending: 1, pendingSince: day(4), openMatches: 1 };
    expect(ofCompany([still], day(32.9)).map(([kind]) => kind)).toEqual(['answer_candidate']);
    expect(ofCompany([still], day(33)).map(([kind]) => kind)).toEqual([
      'answer_candidate',
      'still_looking',
    ]);
    expect(ofCompany([{ ...still, movedAt: day(10) }], day(33)).map(([kind]) => kind)).toEqual([
      'answer_candidate',
    ]);
  });

  it.each(closedNeedStates)('is waited for by no need that is %s', (state) => {
    expect(ofCompany([{ state, pending: 2, pendingSince: day(4), openMatches: 2 }])).toEqual([]);
  });

  it('is waited for by no need of a closed year', () => {
    expect(ofCompany([{ isOver: true, pending: 2, pendingSince: day(4) }])).toEqual([]);
  });

  it('is waited for by no need of a year to come before that begins', () => {
    const next = { opensAt: day(30), pending: 2, pendingSince: day(4), openMatches: 2 };
    expect(ofCompany([next], day(29))).toEqual([]);
    expect(ofCompany([next], day(31))).toEqual([['answer_candidate', day(30), 2]]);
    expect(ofCompany([next, { pending: 1, pendingSince: day(6), openMatches: 1 }])).toEqual([
      ['answer_candidate', day(6), 1],
    ]);
    expect(companyChangesAt({ ...company, needs: [{ ...need, ...next }] }, day(29))).toEqual(
      day(30),
    );
  });

  it('is asked of a need that was carried over whether it still holds, as long as it is open', () => {
    const carried = { toConfirmSince: day(6), opensAt: day(30) };
    expect(ofCompany([carried])).toEqual([['confirm_need', day(6), 1]]);
    expect(ofCompany([{ ...carried, state: 'withdrawn' }])).toEqual([]);
  });

  it('is waited for anew by a need that opens again', () => {
    const again = { stateSince: day(20), pending: 2, pendingSince: day(4), openMatches: 2 };
    expect(ofCompany([again], day(21))).toEqual([['answer_candidate', day(20), 2]]);
  });
});

describe('a meeting', () => {
  const meeting: MeetingFacts = {
    matchId: 5,
    waitsFor: null,
    changedAt: day(6),
    endsAt: null,
  };
  const told = (one: Partial<MeetingFacts>) => {
    const meetings = [{ ...meeting, ...one }];
    const of = ({ kind, subjectId, since }: Cause) => [kind, subjectId, since];
    return {
      candidate: candidateCauses({ ...candidate, meetings }).map(of),
      company: companyCauses({ ...company, meetings }, day(10)).map(of),
    };
  };

  it('that is proposed waits for the side that must choose', () => {
    const choose = [['answer_meeting', 5, day(6)]];
    expect(told({ waitsFor: 'applicant' })).toEqual({ candidate: choose, company: [] });
    expect(told({ waitsFor: 'company' })).toEqual({ candidate: [], company: choose });
  });

  it('that has a moment waits for both from its end on', () => {
    const tell = [['meeting_outcome', 5, day(8)]];
    expect(told({ endsAt: day(8) })).toEqual({ candidate: tell, company: tell });
    const waits = waitsOf(
      candidateCauses({ ...candidate, meetings: [{ ...meeting, endsAt: day(8) }] }),
      rulesWith({}),
      [],
      { begunAt: start, now: day(7.9) },
    );
    expect(waits).toEqual([]);
  });

  it('is nothing to somebody who is placed, or whose year is over', () => {
    const meetings = [{ ...meeting, waitsFor: 'applicant' as const }];
    expect(kindsOf({ meetings, isPlaced: true })).toEqual([]);
    expect(kindsOf({ meetings, isOver: true })).toEqual([]);
  });
});

const someDay = fc.option(fc.nat(60).map(day), { nil: null });

const someMeetings = fc.array(
  fc.record({
    matchId: fc.nat(9),
    waitsFor: fc.constantFrom(null, 'applicant' as const, 'company' as const),
    changedAt: fc.nat(60).map(day),
    endsAt: someDay,
  }),
);

const someNeeds = fc.array(
  fc.record({
    needId: fc.nat(9),
    state: fc.constantFrom(...needStates),
    stateSince: fc.nat(60).map(day),
    isOver: fc.boolean(),
    opensAt: someDay,
    toConfirmSince: someDay,
    pending: fc.nat(3),
    pendingSince: someDay,
    freshSince: someDay,
    returnedAt: someDay,
    backAt: someDay,
    openMatches: fc.nat(3),
    agreed: fc.nat(2),
    seats: fc.nat(3),
    tutorBy: fc.subarray(['mail', 'sms'] as const),
    tutorRefusedAt: someDay,
    movedAt: someDay,
  }),
);

it('the same is waited for of a company until the moment at which something else is, whatever the facts', () => {
  fc.assert(
    fc.property(someNeeds, fc.nat(99).map(day), fc.nat(60), (needs, now, days) => {
      const facts = { ...company, needs };
      const then = new Date(now.getTime() + days * 86_400_000);
      const changesAt = companyChangesAt(facts, now);
      fc.pre(changesAt === null || then < changesAt);
      expect(changesAt === null || changesAt > now).toBe(true);
      expect(companyCauses(facts, then)).toEqual(companyCauses(facts, now));
    }),
  );
});

it('something else is waited for when what is put off comes back, and when nothing has moved for long', () => {
  const changes = (one: Partial<NeedFacts>, now: Date) =>
    companyChangesAt({ ...company, needs: [{ ...need, ...one }] }, now);
  expect(changes({ backAt: day(12) }, day(10))).toEqual(day(12));
  expect(changes({ backAt: day(12) }, day(12))).toEqual(day(33));
  expect(changes({ movedAt: day(9) }, day(12))).toEqual(day(39));
  expect(changes({ state: 'withdrawn', backAt: day(12) }, day(10))).toBeNull();
});

it('no company is waited for by what is closed, whatever the facts', () => {
  fc.assert(
    fc.property(someNeeds, someMeetings, fc.nat(99).map(day), (owned, meetings, now) => {
      const causes = companyCauses({ ...company, needs: owned, meetings }, now);
      const open = owned.filter(isOpenNeed);
      const ofNeeds = causes.filter(({ subject }) => subject === 'need');
      expect(ofNeeds.every(({ subjectId }) => open.some((one) => one.needId === subjectId))).toBe(
        true,
      );
      const answers = causes.filter(({ kind }) => kind === 'answer_candidate');
      const active = open.filter(
        ({ state, opensAt }) => state === 'active' && (opensAt === null || opensAt <= now),
      );
      const pending = active.filter(({ pendingSince }) => pendingSince !== null);
      expect(answers).toHaveLength(pending.length > 0 ? 1 : 0);
      for (const { since } of answers)
        expect(pending.some(({ stateSince }) => stateSince <= since)).toBe(true);
      const ofMeetings = causes.filter(({ subject }) => subject === 'match');
      expect(ofMeetings).toHaveLength(
        meetings.filter(({ waitsFor, endsAt }) =>
          waitsFor === null ? endsAt !== null : waitsFor === 'company',
        ).length,
      );
    }),
  );
});

it('nobody waits for what has happened, whatever the facts', () => {
  const facts = fc.record({
    accountId: fc.constant(7),
    invitedAt: fc.constant(start),
    registeredAt: someDay,
    sheetAt: someDay,
    testAt: someDay,
    refusedAt: someDay,
    isPlaced: fc.boolean(),
    brokenAt: someDay,
    isOver: fc.boolean(),
    toConfirmSince: someDay,
    openMatches: fc.nat(3),
    movedAt: someDay,
    yeses: fc.array(fc.record({ matchId: fc.nat(9), at: fc.nat(60).map(day) })),
    meetings: someMeetings,
  });
  fc.assert(
    fc.property(facts, (one) => {
      const kinds = new Set(candidateCauses(one).map(({ kind }) => kind));
      expect(kinds.has('register')).toBe(one.registeredAt === null);
      expect(kinds.has('sheet') && one.sheetAt !== null).toBe(false);
      expect(kinds.has('candidate_test') && one.testAt !== null).toBe(false);
      expect(kinds.has('no_match_candidate') && one.openMatches > 0).toBe(false);
      expect(kinds.has('find_again') && (one.isPlaced || one.brokenAt === null)).toBe(false);
      expect(kinds.has('bounce') && one.refusedAt === null).toBe(false);
    }),
  );
});
