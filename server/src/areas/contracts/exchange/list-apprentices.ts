import { sightOf } from '@tandem/domain/accounts/access';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  apprenticeRow,
  schoolYearOf,
  type Apprentice,
  type ApprenticeContract,
} from '@tandem/domain/contracts/apprentices/apprentice-row';
import { versionOn } from '@tandem/domain/contracts/amendments/version';
import { matchId } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findSession } from '../../programmes/index.ts';
import type { Services } from '../../services.ts';
import { findAmendmentRowsOf, type AmendmentRow } from '../amendments/amendment-queries.ts';
import { openRows } from '../amendments/sealed-amendments.ts';
import { daysOfContract, openSealed } from '../unseal-contract-sheet.ts';
import { findSessionContracts, type SessionContract } from './apprentice-queries.ts';

/** The amendments of those whose contracts are listed, and the day on which they are. */
interface Amended {
  amendments: ReadonlyMap<number, AmendmentRow[]>;
  today: string;
}

/** What the file of a contract says on that day; nothing where its time is over. */
const valuesOf = (
  services: Pick<Services, 'vault'>,
  row: SessionContract,
  { amendments, today }: Amended,
): Readonly<Record<string, string>> => {
  if (row.sealed === null) return {};
  const pair = pairOfRow(row);
  const first = openSealed(services.vault, row.sealed, pair);
  const rows = amendments.get(matchId(pair)) ?? [];
  const opened = openRows(services, pair, first, rows);
  return versionOn(first, opened.amendments, today).values;
};

const contractOf = (
  services: Pick<Services, 'vault'>,
  row: SessionContract,
  amended: Amended,
): ApprenticeContract => {
  const values = valuesOf(services, row, amended);
  const typed = daysOfContract(values);
  return {
    agreedOn: parisClock(row.agreed_at).day,
    beginsOn: row.begins_on ?? typed.beginsOn,
    endsOn: row.ends_on ?? typed.endsOn,
    brokenOn: row.broken_on,
    reason: row.reason,
    values,
  };
};

const apprenticeOf = (
  services: Pick<Services, 'vault'>,
  rows: readonly [SessionContract, ...SessionContract[]],
  amended: Amended,
): Apprentice => {
  const [{ applicant_id: id, last_name: lastName, first_name: firstName, ...person }] = rows;
  return {
    id,
    lastName,
    firstName,
    email: person.email ?? '',
    phone: person.phone,
    programme: person.programme,
    contracts: rows.map((row) => contractOf(services, row, amended)),
  };
};

/** The contracts of a session that the reader sees, as a centre declares them; told in the audit log as a list that leaves. */
export const listApprentices: Handler<
  'GET /sessions/{id}/apprentices/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const session = orNotFound(await findSession(read, params.id));
  const all = await findSessionContracts(read, { sessionId: session.id, sight: sightOf(actor) });
  const found = all.filter((row) => !row.is_professional);
  const byCandidate = new Map<number, [SessionContract, ...SessionContract[]]>();
  for (const row of found) {
    const others = byCandidate.get(row.applicant_id);
    if (others) others.push(row);
    else byCandidate.set(row.applicant_id, [row]);
  }
  const today = parisClock(services.now()).day;
  const amended = { amendments: await findAmendmentRowsOf(read, found.map(pairOfRow)), today };
  const apprentices = [...byCandidate.values()].map((rows) =>
    apprenticeOf(services, rows, amended),
  );
  const ids = apprentices.map(({ id }) => id);
  await auditLog.exported('contracts', ids.length, {
    applicants: ids,
    companies: [...new Set(found.map((row) => row.company_id))],
  });
  const schoolYear = schoolYearOf({ name: session.name, startsOn: session.startsOn });
  return {
    session: session.name,
    school_year: schoolYear,
    rows: apprentices.map((one) => apprenticeRow(one, { schoolYear, today })),
    professional: all.length - found.length,
  };
};
