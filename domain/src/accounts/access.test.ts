import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayChangeNeed,
  mayPlaceProgramme,
  mayReadContractSheet,
  mayReadMatch,
  mayReadCandidate,
  type Actor,
} from './access.ts';

const id = fc.integer({ min: 1, max: 4 });

const staff: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constantFrom('staff', 'superuser'),
  candidateId: fc.constant(null),
  companyId: fc.constant(null),
});
const applicant: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constant('applicant'),
  candidateId: fc.option(id),
  companyId: fc.constant(null),
});
const company: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constant('company'),
  candidateId: fc.constant(null),
  companyId: fc.option(id),
});
const match = fc.record({ candidateId: id, companyId: id });
const resume = fc.record({ candidateId: id, matchedCompanyIds: fc.array(id, { maxLength: 3 }) });

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
      fc.property(applicant, match, resume, (actor, match, resume) => {
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
        fc.oneof(applicant, company),
        id,
        linkedProgrammeIds,
        (actor, programmeId, linked) => {
          expect(mayPlaceProgramme(actor, { programmeId, linkedProgrammeIds: linked })).toBe(false);
        },
      ),
    );
  });
});
