import type { CandidateFacts, Yes } from '../candidate-causes.ts';
import type { CompanyFacts, NeedFacts } from '../company-causes.ts';
import type { ContractFacts } from '../contract-waits/contract-causes.ts';
import type { PreparingFacts } from '../contract-waits/preparing-causes.ts';
import type { MeetingFacts } from '../meeting-causes.ts';
import {
  companyOf,
  isAlive,
  isOpen,
  isPlaced,
  seats,
  tutorOf,
  type Centre,
  type Pair,
  type Person,
} from './centre.ts';

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((last, one) => (one && (!last || one > last) ? one : last), null);

const meetingsOf = (centre: Centre, pairs: readonly Pair[]): MeetingFacts[] =>
  pairs.flatMap((pair) =>
    pair.meeting && isAlive(centre, pair) ? [{ matchId: pair.id, ...pair.meeting }] : [],
  );

export const contractsOf = (pairs: readonly Pair[]): ContractFacts[] =>
  pairs
    .filter(({ status }) => status === 'placed')
    .map(({ id, movedAt, agreedAt, hasPart, completedAt, signed }) => ({
      matchId: id,
      state: completedAt ? 'complete' : 'open',
      stateSince: completedAt ?? movedAt ?? new Date(0),
      agreedAt,
      startsOn: null,
      endsOn: null,
      lodgedOn: null,
      isProfessional: false,
      refusedOn: null,
      companySigned: signed.company,
      candidateSigned: signed.applicant,
      guardianOpen: false,
      online: [],
      paymentOn: null,
      aidOn: null,
      formalities: { visit: null, card: null, interview: null },
      lacks: hasPart ? [] : ['candidate'],
    }));

export const preparingOf = (centre: Centre, pairs: readonly Pair[]): PreparingFacts[] =>
  pairs
    .filter((pair) => pair.status === 'agreed' && isAlive(centre, pair))
    .map(({ id, movedAt, hasPart }) => ({
      matchId: id,
      agreedAt: movedAt ?? new Date(0),
      startsOn: null,
      isCandidateOpen: !hasPart,
    }));

export const pairsOf = ({ pairs }: Centre, { id }: Person): Pair[] =>
  [...pairs.values()].filter(
    ({ candidateId, needId }) => candidateId === id || companyOf(needId) === id,
  );

const openOf = (centre: Centre, pairs: readonly Pair[]): Pair[] =>
  pairs.filter((one) => isOpen(one) && isAlive(centre, one));

export const candidateFacts = (centre: Centre, person: Person): CandidateFacts => {
  const pairs = pairsOf(centre, person);
  return {
    accountId: person.id,
    invitedAt: person.invitedAt,
    registeredAt: person.registeredAt,
    sheetAt: person.sheetAt,
    testAt: person.testAt,
    refusedAt: person.refusedAt,
    isPlaced: isPlaced(centre, person.id),
    brokenAt: person.brokenAt,
    isOver: centre.isClosed,
    toConfirmSince: null,
    openMatches: openOf(centre, pairs).length,
    movedAt: latest(pairs.map(({ movedAt }) => movedAt)),
    yeses: openOf(centre, pairs)
      .filter(({ status }) => status === 'yes')
      .map(({ id, movedAt, meeting, metAt }): Yes => {
        const restsUntil = meeting?.endsAt ?? metAt;
        return { matchId: id, at: movedAt ?? new Date(0), ...(restsUntil && { restsUntil }) };
      }),
    meetings: meetingsOf(centre, pairs),
  };
};

/** What the company has not answered, with what it put off until a day that has come. */
export const pendingAt = (pairs: readonly Pair[], now: Date): Pair[] =>
  pairs.filter(
    ({ status, backAt }) =>
      status === 'pending' || (status === 'put_off' && backAt && backAt <= now),
  );

const needFacts = (
  centre: Centre,
  needId: number,
  pairs: readonly Pair[],
  now: Date,
): NeedFacts => {
  const need = centre.needs.get(needId);
  const own = pairs.filter((one) => one.needId === needId);
  const alive = openOf(centre, own);
  const pending = pendingAt(alive, now);
  const sinces = pending
    .map(({ backAt, shownAt }) => backAt ?? shownAt)
    .toSorted((a, b) => +a - +b);
  const returned = pending.flatMap(({ backAt }) => backAt ?? []);
  const later = alive.flatMap(({ backAt }) => (backAt && backAt > now ? [backAt] : []));
  return {
    needId,
    state: need?.state ?? 'withdrawn',
    stateSince: need?.since ?? now,
    isOver: centre.isClosed,
    opensAt: null,
    toConfirmSince: null,
    // Where mail is refused, the phone remains.
    tutorBy: tutorOf(needId) === null ? [] : need?.tutorRefusedAt ? ['sms'] : ['mail', 'sms'],
    tutorRefusedAt: need?.tutorRefusedAt ?? null,
    pending: pending.length,
    pendingSince: sinces[0] ?? null,
    freshSince: sinces[0] ?? null,
    returnedAt: latest(returned),
    backAt: later.toSorted((a, b) => +a - +b)[0] ?? null,
    openMatches: alive.filter(({ status }) => status !== 'agreed').length,
    agreed: alive.filter(({ status }) => status === 'agreed').length,
    seats: seats - own.filter(({ status }) => status === 'placed').length,
    movedAt: latest(own.map(({ movedAt }) => movedAt)),
  };
};

export const companyFacts = (centre: Centre, person: Person, now: Date): CompanyFacts => {
  const pairs = pairsOf(centre, person);
  const needs = [...centre.needs.values()].filter(
    ({ id, madeAt }) => companyOf(id) === person.id && madeAt,
  );
  return {
    accountId: person.id,
    invitedAt: person.invitedAt,
    registeredAt: person.registeredAt,
    sheetAt: person.sheetAt,
    refusedAt: person.refusedAt,
    needs: needs.map(({ id }) => needFacts(centre, id, pairs, now)),
    meetings: meetingsOf(centre, pairs),
  };
};
