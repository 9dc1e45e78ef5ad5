import type { Answer } from '@tandem/contract';
import { matchId, mayFinalise, mayWithdraw, type MatchStatus } from '@tandem/domain/matches/match';
import type { Actor } from '@tandem/domain/accounts/access';
import { enrolmentRecord } from '../../enrolments/index.ts';
import { findSheets, matchedCandidate } from '../../candidates/index.ts';
import type { Services } from '../../services.ts';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import type { MatchRow } from './match-queries.ts';
import { findStandings, standingKey } from './match-standing-queries.ts';
import { contactRules } from '@tandem/domain/matches/contacts';
import { attentionOf } from '@tandem/domain/matches/attention';
import { points } from '@tandem/matching/weights';
import { findAwaited } from '../readings/awaited.ts';
import { findBeside } from './beside-queries.ts';
import { findCompanyContacts } from './contact-queries.ts';
import {
  enrolmentsOf,
  isGoingOn,
  isSetAside,
  mayShowInterestIn,
  openMovesOf,
} from './open-to-reader.ts';
import { advisedPoints, lotFor, type Reader } from './advised.ts';
import { findUndoable, type Undoable } from './undoable-queries.ts';
import { findNeedRows, matchedNeed } from '../../needs/index.ts';
import { skillNamesOf } from '../../reference/index.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

type MatchRecord = Answer<'GET /matches/{id}/'>;

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Until when an answer may be taken back: the seconds too, since the reader's clock may be wrong. */
const undoRecord = ({ move, until }: Undoable, now: Date): NonNullable<MatchRecord['undo']> => ({
  move,
  until: until.toISOString(),
  seconds_left: Math.ceil((until.getTime() - now.getTime()) / 1000),
});

/** A candidate reads how each need stands among theirs, a company how each candidate does for the need; staff read both sides. */
const standingsFor = (db: Queries, rows: readonly MatchRow[], reader: Actor['kind']) => {
  if (reader === 'applicant')
    return findStandings(db, 'applicant_id', unique(rows.map((row) => row.applicant_id)));
  return findStandings(db, 'offer_id', unique(rows.map((row) => row.offer_id)));
};

type MatchedCandidate = MatchRecord['application']['applicant'];

/** A candidate as this reader may reach them: no longer, once a company's match with them is refused. */
const reachable = (
  candidate: MatchedCandidate,
  status: MatchRecord['status'],
  reader: Actor['kind'],
): MatchedCandidate =>
  reader !== 'company' || contactRules.candidate(status)
    ? candidate
    : { ...candidate, email: '', phone: null, resume: null };

const isSide = (reader: Actor['kind']): boolean => reader === 'applicant' || reader === 'company';

/** What a candidate is told at that status. */
const contactFor = (
  status: MatchStatus,
  contact: NonNullable<MatchRecord['contact']> | undefined,
): MatchRecord['contact'] => {
  if (!contact || !contactRules.company(status)) return null;
  return contactRules.tutor(status) ? contact : { ...contact, tutor: null };
};

/** What is told of these matches besides their own rows. */
const readSides = async (
  services: Pick<Services, 'skillNames'>,
  db: Queries,
  rows: readonly MatchRow[],
  { accountId, kind: reader, now }: Reader & { now: Date },
) => {
  const promised =
    reader === 'applicant' ? rows.filter((row) => contactRules.company(row.status)) : [];
  const [sheets, needs, undoable, standings, beside, enrolments, contacts, awaited] =
    await sideBySide(
      db,
      () => findSheets(db, unique(rows.map((row) => row.applicant_id))),
      () => findNeedRows(db, unique(rows.map((row) => row.offer_id))),
      () => findUndoable(db, accountId, now),
      () => standingsFor(db, rows, reader),
      () => findBeside(db, rows, reader === 'applicant' ? 'candidate' : 'others'),
      () => enrolmentsOf(db, rows),
      () => findCompanyContacts(db, unique(promised.map((row) => row.offer_id))),
      () => findAwaited(db, isSide(reader) ? rows : [], now),
    );
  const names = await skillNamesOf(services, db, [...sheets, ...needs]);
  return {
    candidates: new Map(sheets.map((row) => [row.id, matchedCandidate(row, names)])),
    needs: new Map(needs.map((row) => [row.id, matchedNeed(row, names)])),
    undoable,
    standings,
    beside,
    enrolments,
    contacts,
    awaited,
  };
};

/** Matches with their two sides, and with what the reader may do about each. */
export const matchRecords = async (
  services: Pick<Services, 'now' | 'skillNames'>,
  db: Queries,
  rows: readonly MatchRow[],
  actor: Reader,
): Promise<MatchRecord[]> => {
  const now = services.now();
  const { kind: reader } = actor;
  const lot = lotFor(actor, now);
  const sides = await readSides(services, db, rows, { ...actor, now });
  return rows.flatMap((row) => {
    const need = sides.needs.get(row.offer_id);
    const candidate = sides.candidates.get(row.applicant_id);
    // Deleted since the match was found.
    if (!need || !candidate) return [];
    const key = `${row.applicant_id} ${row.offer_id}`;
    const beside = sides.beside.get(key);
    const price = beside?.price ?? 0;
    const undo = sides.undoable.get(key);
    const enrolment = sides.enrolments.get(key);
    return {
      id: matchId(pairOfRow(row)),
      status: row.status,
      score: points(row.score),
      industry_score: points(row.industry_score),
      test_score: points(row.test_score),
      geographic_score: points(row.geographic_score),
      resume_score: points(row.resume_score),
      standing: sides.standings.get(standingKey(row)) ?? null,
      advised: advisedPoints(row, price, lot),
      attention: attentionOf(price),
      created_at: row.created_at.toISOString(),
      offer: need,
      application: { applicant: reachable(candidate, row.status, reader) },
      open_moves: openMovesOf(reader, row),
      proposed_at: beside?.proposed_at?.toISOString() ?? null,
      interested_at: beside?.interested_at?.toISOString() ?? null,
      may_show_interest: mayShowInterestIn(reader, row),
      contact:
        reader === 'applicant' ? contactFor(row.status, sides.contacts.get(row.offer_id)) : null,
      may_withdraw: mayWithdraw(reader, row.status) && !row.session_closed,
      undo: undo && !row.session_closed ? undoRecord(undo, now) : null,
      may_finalise: mayFinalise(reader, row.status) && isGoingOn(row),
      already_placed: row.already_placed && reader !== 'applicant',
      set_aside: isSetAside(row),
      awaited: sides.awaited.get(key)?.said ?? null,
      enrolment: enrolment
        ? enrolmentRecord(enrolment, { reader, isPlacedElsewhere: row.already_placed }, now)
        : null,
    };
  });
};
