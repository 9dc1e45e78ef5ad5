import type { ContractKey } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { status } from '@tandem/domain/matches/match';
import { companySheet, needFor } from '../testing/fixtures/by-calls.ts';
import { answers, sheetFor } from '../testing/fixtures/candidate-payloads.ts';
import { forumFor } from '../testing/fixtures/forums.ts';
import { proposal } from '../testing/fixtures/meetings.ts';
import { momentIn } from '../testing/fixtures/moments.ts';
import { makePdf } from '../testing/pdf.ts';

/** How a call is asked for. */
export interface Options {
  params?: object;
  query?: object;
  body?: unknown;
  files?: Record<string, Uint8Array>;
}
export type Writes = Partial<Record<ContractKey, Options>>;

/** What belongs to somebody, and by which numbers it is written to. */
export interface Target {
  candidateId: number;
  candidateAccount: number;
  companyAccount: number;
  companyId: number;
  needId: number;
  matchId: number;
  meetingId: number;
  noteId: number;
  forumId: number;
  invitedToken: string;
  invitedId: number;
  importId: number;
  viewId: number;
  exportId: number;
  move: number;
  keptId: number;
  programmeId: number;
  sessionId: number;
}

const { day } = parisClock(new Date());

export const ofMatch = ({ matchId: id, move, keptId, candidateId, needId }: Target): Writes => {
  const params = { matchId: id };
  const scan = makePdf(['Signé']);
  const signed = { signatories: 'employer', signed_on: day };
  const guardian = { ...params, party: 'guardian' } as const;
  return {
    'POST /matches/{id}/undo/': { params: { id }, body: { move } },
    'POST /matches/{id}/breaking/': {
      params: { id },
      body: { broken_on: day, broken_by: 'employer', reason: 'never_began' },
    },
    'POST /matches/{id}/restoring/': { params: { id }, body: {} },
    'POST /kept_enrolments/{id}/breaking/': {
      params: { id: keptId },
      body: { broken_on: day, broken_by: 'employer', reason: 'never_began' },
    },
    'POST /kept_enrolments/{id}/restoring/': { params: { id: keptId }, body: {} },
    'POST /matches/{id}/meetings/': { params: { id }, body: proposal([momentIn(5)]) },
    'POST /matches/{id}/shares/': { params: { id } },
    'DELETE /matches/{id}/shares/{shareId}/': { params: { id, shareId: 1 } },
    'PUT /contract/file/{matchId}/': {
      params,
      body: { changes: [{ key: 'company_name', value: 'Autre', seen: '' }] },
    },
    'PUT /contract/file/{matchId}/candidate-nir/': { params, body: { nir: '180056912300178' } },
    'POST /contract/note/{matchId}/': { params, body: { company_name: 'Autre' } },
    'POST /contract/file/{matchId}/moves/': { params, body: { move: 'lodge', day } },
    'POST /contract/file/{matchId}/signatures/': { params, body: signed, files: { scan } },
    'POST /contract/file/{matchId}/agreement/': {
      params,
      body: { signed_on: day },
      files: { scan },
    },
    'POST /contract/file/{matchId}/online-signing/': {
      params,
      body: { signers: [{ signatory: 'employer', name: 'Zoé', email: 'zoe@exemple.fr' }] },
    },
    'POST /contract/file/{matchId}/online-signing/reminder/': { params },
    'DELETE /contract/file/{matchId}/online-signing/': { params },
    'POST /contract/file/{matchId}/parts/{party}/': { params: guardian, body: { way: 'link' } },
    'DELETE /contract/file/{matchId}/parts/{party}/': { params: guardian },
    'PUT /contract/file/{matchId}/amendments/draft/': {
      params,
      body: { kind: '36', reason: 'Augmentation', changes: {} },
    },
    'DELETE /contract/file/{matchId}/amendments/draft/': { params },
    'POST /contract/file/{matchId}/amendments/{number}/moves/': {
      params: { ...params, number: 1 },
      body: { move: 'lodge', day },
    },
    'POST /contract/file/{matchId}/amendments/draft/signatures/': {
      params,
      body: signed,
      files: { scan },
    },
    'PUT /contract/file/{matchId}/formalities/{formality}/': {
      params: { ...params, formality: 'card' },
      body: { done_on: day },
    },
    'PUT /contract/file/{matchId}/payments/{instalment}/': {
      params: { ...params, instalment: 'start' },
      body: { received_on: day },
    },
    'POST /notes/': { body: { match_id: id, kind: 'call', text: 'Appel' } },
    'POST /near_pairs/': { body: { applicant: candidateId, offer: needId } },
    'POST /assignment/notify/': { body: { matches: [id] } },
    // The last: little is open after it, and it may be scored no more.
    'POST /matches/{id}/': { params: { id }, body: { action: status.pending } },
  };
};

export const ofMeetings = ({ meetingId, forumId, companyId }: Target): Writes => {
  const params = { id: meetingId };
  const forum = { id: forumId, meeting: 1, company: companyId };
  return {
    'POST /meetings/{id}/propose/': { params, body: proposal([momentIn(6)]) },
    'POST /meetings/{id}/take/': { params, body: { moment: momentIn(3) } },
    'POST /meetings/{id}/cancel/': { params, body: { reason: '' } },
    'POST /meetings/{id}/outcome/': { params, body: { outcome: 'held', for: 'company' } },
    'PUT /forums/{id}/guests/': { params: forum, body: { applicants: [], offers: [] } },
    'POST /forums/{id}/filling/': { params: forum },
    'PUT /forums/{id}/meetings/{meeting}/': { params: forum, body: { slot: 1 } },
    'DELETE /forums/{id}/meetings/{meeting}/': { params: forum },
    'POST /forums/{id}/companies/{company}/removal/': { params: forum, body: {} },
    'POST /forums/{id}/publication/': { params: forum },
    'POST /forums/{id}/cancellation/': { params: forum, body: {} },
  };
};

const ofNeed = (target: Target): Writes => {
  const params = { id: target.needId };
  return {
    'PUT /offers/{id}/correction/': { params, body: { ...needFor(target), seats: 9 } },
    'POST /offers/{id}/closing/': { params, body: { state: 'withdrawn', reason: 'other' } },
    'POST /offers/{id}/reopening/': { params, body: { seats: 9 } },
    'POST /offers/{id}/tutor-link/': { params, body: { channel: 'mail' } },
  };
};

export const ofPeople = (target: Target): Writes => {
  const { candidateAccount, companyAccount, matchId: match, candidateId } = target;
  const account_ids = [candidateAccount, companyAccount];
  const person = { first_name: 'Zoé', last_name: 'Autre', email: 'zoe.autre@exemple.fr' };
  const people = { params: { id: candidateAccount } };
  const waits = (['answer_company', 'sheet', 'visa_contract'] as const).flatMap((kind) =>
    account_ids.map((account_id) => ({ kind, account_id, subject_id: match })),
  );
  const invited = { params: { token: target.invitedToken } };
  return {
    'PUT /applicants/registration/{applicantId}/correction/': {
      params: { applicantId: candidateId },
      body: { ...sheetFor(target), city: 'Autre' },
    },
    'PUT /applicants/registration/{applicantId}/test/': {
      params: { applicantId: candidateId },
      body: answers(),
    },
    'POST /follow-up/people/{id}/told/': { ...people, body: { calls: [1] } },
    'PUT /follow-up/people/{id}/': { ...people, body: { ...person, phone: '06 39 98 55 66' } },
    'POST /follow-up/people/{id}/working-address/': people,
    'PUT /follow-up/referents/': { body: { account_ids, referent_id: null } },
    'PUT /follow-up/sources/': { body: { account_ids, source: 'Salon' } },
    'PUT /follow-up/tags/': { body: { account_ids, add: ['Vue'], remove: ['Suivie'] } },
    'PUT /follow-up/holds/': { body: { account_id: candidateAccount, kind: null, held: true } },
    'POST /follow-up/reminders/': { body: { waits } },
    'PUT /notes/{id}/': {
      params: { id: target.noteId },
      body: { kind: 'call', text: 'Autre', done: true },
    },
    'DELETE /notes/{id}/': { params: { id: target.noteId } },
    'POST /journal/exports/': { body: { list: 'candidates', ids: [candidateId] } },
    'POST /temp-applicants/{id}/recontact/': { params: { id: String(target.invitedId) } },
    'DELETE /temp-applicants/{token}/': invited,
    'DELETE /applicant/{id}/': { params: { id: candidateId } },
  };
};

/** What puts a company's sheet right is open to whoever sees the company: what it changes can be changed back. */
const ofSeenCompany = ({ companyId }: Target): Writes => ({
  'PUT /companies/{companyId}/correction/': {
    params: { companyId },
    body: { ...companySheet(), city: 'Autre' },
  },
});

export const ofCompany = ({ companyId }: Target): Writes => ({
  'DELETE /companies/{id}/': { params: { id: companyId } },
});

const ofCentre = (target: Target): Writes => {
  const shared = { params: { id: target.importId } };
  const row = {
    position: 0,
    line: 2,
    email: 'noe@exemple.fr',
    first_name: 'Noé',
    last_name: 'Autre',
  };
  return {
    'POST /imports/{id}/candidates/': { ...shared, body: [row] },
    'POST /imports/{id}/left-out/': {
      ...shared,
      body: [{ position: 1, line: 3, name: 'Noé', email: '', reason: 'Pas d’adresse' }],
    },
    'POST /imports/{id}/start/': shared,
    'POST /imports/{id}/withdraw/': shared,
    'POST /forums/': { body: forumFor(target) },
    'DELETE /views/{id}/': { params: { id: target.viewId } },
    'DELETE /exports/{id}/': { params: { id: target.exportId } },
  };
};

/** Every call by which the staff write to somebody: what is refused last is asked for last. */
export const allWrites = (target: Target): Writes => ({
  ...ofMatch(target),
  ...ofMeetings(target),
  ...ofNeed(target),
  ...ofCentre(target),
  ...ofPeople(target),
  ...ofSeenCompany(target),
  ...ofCompany(target),
});
