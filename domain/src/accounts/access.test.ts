import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayChangeOffer,
  mayPlaceFormation,
  mayReadContractSheet,
  mayReadMatch,
  mayReadApplicant,
  type Actor,
} from './access.ts';

const id = fc.integer({ min: 1, max: 4 });

const staff: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constantFrom('staff', 'superuser'),
  applicantId: fc.constant(null),
  companyId: fc.constant(null),
});
const applicant: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constant('applicant'),
  applicantId: fc.option(id),
  companyId: fc.constant(null),
});
const company: fc.Arbitrary<Actor> = fc.record({
  accountId: id,
  kind: fc.constant('company'),
  applicantId: fc.constant(null),
  companyId: fc.option(id),
});
const match = fc.record({ applicantId: id, companyId: id });
const resume = fc.record({ applicantId: id, matchedCompanyIds: fc.array(id, { maxLength: 3 }) });

describe('access', () => {
  it('staff reads matches, contract sheets and resumes, and changes no need', () => {
    fc.assert(
      fc.property(staff, match, resume, (actor, match, resume) => {
        expect(mayReadMatch(actor, match)).toBe(true);
        expect(mayReadContractSheet(actor, match)).toBe(true);
        expect(mayReadApplicant(actor, resume)).toBe(true);
        expect(mayChangeOffer(actor, match)).toBe(false);
      }),
    );
  });

  it('a candidate reads their own matches and resume, and nothing of any contract sheet', () => {
    fc.assert(
      fc.property(applicant, match, resume, (actor, match, resume) => {
        expect(mayReadMatch(actor, match)).toBe(actor.applicantId === match.applicantId);
        expect(mayReadApplicant(actor, resume)).toBe(actor.applicantId === resume.applicantId);
        expect(mayReadContractSheet(actor, match)).toBe(false);
        expect(mayChangeOffer(actor, match)).toBe(false);
      }),
    );
  });

  it('a company reads and changes what is its own, and a resume through a match only', () => {
    fc.assert(
      fc.property(company, match, resume, (actor, match, resume) => {
        const own = actor.companyId === match.companyId;
        expect(mayReadMatch(actor, match)).toBe(own);
        expect(mayReadContractSheet(actor, match)).toBe(own);
        expect(mayChangeOffer(actor, match)).toBe(own);
        expect(mayReadApplicant(actor, resume)).toBe(
          resume.matchedCompanyIds.some((companyId) => companyId === actor.companyId),
        );
      }),
    );
  });

  it('managers place the formations linked to them, or all where none is; nobody else places any', () => {
    const linkedFormationIds = fc.array(id, { maxLength: 3 });
    fc.assert(
      fc.property(staff, id, linkedFormationIds, (actor, formationId, linked) => {
        const may =
          actor.kind === 'superuser' || linked.length === 0 || linked.includes(formationId);
        expect(mayPlaceFormation(actor, { formationId, linkedFormationIds: linked })).toBe(may);
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(applicant, company),
        id,
        linkedFormationIds,
        (actor, formationId, linked) => {
          expect(mayPlaceFormation(actor, { formationId, linkedFormationIds: linked })).toBe(false);
        },
      ),
    );
  });
});
