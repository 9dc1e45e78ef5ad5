import { enrolmentSteps } from '@tandem/domain/enrolments/enrolment';
import { sightOf } from '@tandem/domain/accounts/access';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { noteKinds, noteTitle } from '@tandem/domain/notes/note';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import type { Sight } from '../../../platform/database/queries/sight.ts';
import { findUntoldCalls } from '../../../platform/messages/call-queries.ts';
import type { Handler } from '../../handler.ts';
import { findAddressChange, requireSeen } from '../../accounts/index.ts';
import { findKeptOf, keptEnrolmentRecord, type KeptEnrolment } from '../../enrolments/index.ts';
import { filledMark } from '../../sheets/index.ts';
import { findNotesAbout, noteRecord } from '../../notes/index.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';
import { seenWaits } from '../work/scope.ts';
import { matchIdsOf, otherSidesOf } from '../work/other-sides.ts';
import { titleOf, waitRecord } from '../work/wait-records.ts';
import {
  findMatchesOf,
  findMeetingsOf,
  findNeedsOf,
  findPerson,
  matchRecord,
  meetingRecord,
  type Person,
} from './person-queries.ts';
import {
  findContractSteps,
  findMeetingSteps,
  findMovesOf,
  findNeedSteps,
  findProposalSteps,
  findReadingSteps,
  findStaffReminders,
} from './timeline-queries.ts';
import { findSentTo, findTold } from './sent-steps.ts';

type Notes = Awaited<ReturnType<typeof findNotesAbout>>;

/** How far a timeline goes back, in steps. */
const longest = 200;

/** Whoever has been added without an address has never been invited. */
const wasAdded = ({ created_at: created, registered_at: registered }: Person): boolean =>
  created.getTime() === registered?.getTime();

const ownSteps = (person: Person) =>
  (
    [
      ...(wasAdded(person)
        ? ([['added', person.created_at, null]] as const)
        : ([
            ['invited', person.created_at, null],
            ['opened', person.opened_at, null],
            ['registered', person.registered_at, null],
          ] as const)),
      ['sheet', person.candidate_sheet_at ?? person.company_sheet_at, null],
      ['filled', person.filled_at, person.filled_by_name],
      ['test', person.test_done_at, null],
    ] as const
  ).flatMap(([what, at, by]) => (at === null ? [] : [{ at, what, text: '', by }]));

const noted = (notes: Notes) =>
  notes.map((note) => {
    const { about } = noteRecord(note);
    const what = [noteKinds[note.kind], about].filter(Boolean).join(' – ');
    const text = `${what} : ${noteTitle(note.text)}`;
    return { at: note.created_at, what: 'note' as const, text, by: note.author };
  });

/** Breaks of contracts whose company is gone, and with it the moves that told them. */
const keptBreaks = (kept: readonly KeptEnrolment[]) =>
  kept.flatMap(({ broken_told_at: at }) => {
    const text = `${enrolmentSteps.broken} : entreprise sans compte`;
    return at === null ? [] : [{ at, what: 'match' as const, text, by: null }];
  });

interface Known {
  notes: Notes;
  kept: readonly KeptEnrolment[];
}

/** All that happened, newest first, with who did it. */
const readTimeline = async (db: Queries, person: Person, { notes, kept }: Known, sight: Sight) => {
  const found = await sideBySide(
    db,
    // What a company is sent names candidates of any programme.
    () =>
      sight !== null && person.kind === 'company'
        ? Promise.resolve([])
        : findSentTo(db, {
            id: person.id,
            email: person.email,
            phone: person.phone ?? person.contact_phone,
          }),
    () => findMovesOf(db, person.id, sight),
    () => findProposalSteps(db, person.id, sight),
    () => findReadingSteps(db, person.id, sight),
    () => findMeetingSteps(db, person.id, sight),
    () => findNeedSteps(db, person.id, sight),
    () => findContractSteps(db, person.id, sight),
    () => findStaffReminders(db, person.id),
    () => findTold(db, person.id, sight),
  );
  return [...ownSteps(person), ...found.flat(), ...keptBreaks(kept), ...noted(notes)]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, longest)
    .map((one, id) => ({ ...one, id, at: one.at.toISOString() }));
};

export const readPerson: Handler<'GET /follow-up/people/{id}/', 'db' | 'now'> = async (
  { db, now },
  { actor, params, auditLog },
) => {
  const person = orNotFound(await findPerson(db.read, params.id));
  await requireSeen(db.read, actor, person.id);
  const sight = sightOf(actor);
  const [{ people }, matches, needs, meetings, notes, change, calls, kept] = await sideBySide(
    db.read,
    () => readFollowUp(db.read, now(), [person.id]),
    () => findMatchesOf(db.read, person, sight),
    () => findNeedsOf(db.read, person.id, sight),
    () => findMeetingsOf(db.read, person, sight),
    () => findNotesAbout(db.read, person.id, sight),
    () => findAddressChange(db.read, person.id),
    () => findUntoldCalls(db.read, person.id, sight),
    () =>
      person.candidate_id === null ? Promise.resolve([]) : findKeptOf(db.read, person.candidate_id),
  );
  const followed = orNotFound(people[0]);
  const today = parisClock(now()).day;
  const waits = await seenWaits(db.read, actor, followed.waits);
  const others = await otherSidesOf(db.read, followed.side, [matchIdsOf(waits)]);
  const timeline = await readTimeline(db.read, person, { notes, kept }, sight);
  await auditLog.saw({ accounts: [person.id] });
  return {
    account_id: person.id,
    side: followed.side,
    record_id: followed.recordId,
    name: followed.name,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    phone: person.phone ?? person.contact_phone,
    contact_name: person.contact_name,
    contact_role: person.contact_role,
    registered_at: person.registered_at?.toISOString() ?? null,
    new_email: change?.email ?? null,
    new_email_confirmed: (change?.confirmed_at ?? null) !== null,
    new_email_from: change?.waits_until?.toISOString() ?? null,
    stage: followed.stage,
    page_done: (person.candidate_sheet_at ?? person.company_sheet_at) !== null,
    test_done: person.test_done_at !== null,
    filled_by_centre: filledMark(person),
    programme: person.programme,
    source: person.source,
    siret: person.siret,
    referent_id: followed.referentId,
    waits: waits.map((wait) => waitRecord(followed, wait, titleOf(followed, wait, others))),
    matches: matches.map((row) => matchRecord(row, today)),
    kept_enrolments: kept.map((row) => keptEnrolmentRecord(row, actor.kind, now())),
    matches_total: matches[0]?.total ?? 0,
    needs: needs.map((row) => ({ ...row, state_since: row.state_since.toISOString() })),
    meetings: meetings.map(meetingRecord),
    calls: calls.map(({ created_at: at, ...call }) => ({ ...call, at: at.toISOString() })),
    notes: notes.map(noteRecord),
    timeline,
  };
};
