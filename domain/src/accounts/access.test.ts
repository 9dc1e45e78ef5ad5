import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayChangeNeed,
  mayExport,
  mayPlaceProgramme,
  mayReadNumbers,
  sees,
  seesAll,
  sightOf,
  mayReadContractSheet,
  mayReadMatch,
  mayReadCandidate,
  type Actor,
} from './access.ts';

const id = fc.integer({ min: 1, max: 4 });

const unlimited = { linkedProgrammeIds: fc.constant(null), isLimited: fc.constant(false) };
const programmeId = fc.option(id);

const staff: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constantFrom('staff', 'superuser'),
  candidateId: fc.constant(null),
  companyId: fc.constant(null),
  ...unlimited,
});
const candidate: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constant('applicant'),
  candidateId: fc.option(id),
  companyId: fc.constant(null),
  ...unlimited,
});
const company: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constant('company'),
  candidateId: fc.constant(null),
  companyId: fc.option(id),
  ...unlimited,
});
const match = fc.record({ candidateId: id, companyId: id, programmeId });
const resume = fc.record({
  candidateId: id,
  programmeId,
  matchedCompanyIds: fc.array(id, { maxLength: 3 }),
});

describe('access', () => {
  it('staff reads matches, contract sheets and resumes, and changes no need', () => {
    fc.assert(
      fc.property(staff, match, resume, (actor, match, resume) => {
        expect(mayReadMatch(actor, match)).toBe(true);
        expect(mayReadContractSheet(actor, match)).toBe(true);
        expect(mayReadCandidate(actor, resume)).toBe(true);
        expect(mayChangeNeed(actor, match)).toBe(false);
      }),
    );
  });

  it('a candidate reads their own matches and resume, and nothing of any contract sheet', () => {
    fc.assert(
      fc.property(candidate, match, resume, (actor, match, resume) => {
        expect(mayReadMatch(actor, match)).toBe(actor.candidateId === match.candidateId);
        expect(mayReadCandidate(actor, resume)).toBe(actor.candidateId === resume.candidateId);
        expect(mayReadContractSheet(actor, match)).toBe(false);
        expect(mayChangeNeed(actor, match)).toBe(false);
      }),
    );
  });

  it('a company reads and changes what is its own, and a resume through a match only', () => {
    fc.assert(
      fc.property(company, match, resume, (actor, match, resume) => {
        const own = actor.companyId === match.companyId;
        expect(mayReadMatch(actor, match)).toBe(own);
        expect(mayReadContractSheet(actor, match)).toBe(own);
        expect(mayChangeNeed(actor, match)).toBe(own);
        expect(mayReadCandidate(actor, resume)).toBe(
          resume.matchedCompanyIds.some((companyId) => companyId === actor.companyId),
        );
      }),
    );
  });

  it('managers place the formations linked to them, or all where none is; nobody else places any', () => {
    const linkedProgrammeIds = fc.array(id, { maxLength: 3 });
    fc.assert(
      fc.property(staff, id, linkedProgrammeIds, (actor, programmeId, linked) => {
        const may =
          actor.kind === 'superuser' || linked.length === 0 || linked.includes(programmeId);
        expect(mayPlaceProgramme(actor, { programmeId, linkedProgrammeIds: linked })).toBe(may);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(candidate, company),
        id,
        linkedProgrammeIds,
        (actor, programmeId, linked) => {
          expect(mayPlaceProgramme(actor, { programmeId, linkedProgrammeIds: linked })).toBe(false);
        },
      ),
    );
  });

  const managerOf = (linkedProgrammeIds: readonly number[], isLimited: boolean): Actor => ({
    accountId: 1,
    kind: 'staff',
    candidateId: null,
    companyId: null,
    linkedProgrammeIds,
    isLimited,
  });

  it('a manager who is held to their programmes sees those, and what belongs to none yet', () => {
    const held = managerOf([1, 2], true);
    expect(sightOf(held)).toEqual([1, 2]);
    expect([[1], [3, 2], [], [null], [3], [3, null]].map((ids) => sees(held, ids))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    for (const free of [managerOf([1, 2], false), managerOf([], true)])
      expect([sightOf(free), sees(free, [3])]).toEqual([null, true]);
  });

  it('what concerns several programmes for good is decided by whoever sees all of them', () => {
    const held = managerOf([1, 2], true);
    expect([[1], [2, 1], [], [1, 3], [3]].map((ids) => seesAll(held, ids))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(seesAll(managerOf([1], false), [1, 3])).toBe(true);
    expect(seesAll({ ...held, kind: 'company', companyId: 1 }, [])).toBe(false);
  });

  it('files of managers and of the audit log are made by superusers', () => {
    const lists = ['candidates', 'managers', 'journal'];
    const made = (kind: Actor['kind']) => lists.filter((list) => mayExport({ kind }, list));
    expect([made('superuser'), made('staff'), made('company')]).toEqual([
      lists,
      ['candidates'],
      [],
    ]);
  });

  it('social security numbers are for whoever looks after the candidate, whatever is set', () => {
    const numbers = (actor: Actor, programmeId: number | null) =>
      mayReadNumbers(actor, { candidateId: 1, companyId: 1, programmeId });
    expect(numbers(managerOf([1], false), 1)).toBe(true);
    expect(numbers(managerOf([1], false), 2)).toBe(false);
    expect(numbers(managerOf([1], false), null)).toBe(false);
    expect(numbers(managerOf([], false), 2)).toBe(true);
    expect(numbers({ ...managerOf([1], true), kind: 'superuser' }, 2)).toBe(true);
    const company: Actor = { ...managerOf([], false), kind: 'company', companyId: 1 };
    expect([numbers(company, 2), numbers({ ...company, companyId: 2 }, 2)]).toEqual([true, false]);
  });
});
