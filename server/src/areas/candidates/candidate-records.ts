import { createHash } from 'node:crypto';
import { indicatorsOf } from '../invitations/index.ts';
import { type NamedSkills, namedSkills } from '../reference/index.ts';
import type { Answer } from '@tandem/contract';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { columnOf, columnsOf, eachField, seenBy } from '@tandem/domain/fields/field';
import { plainValues } from '../../platform/database/queries/field-columns.ts';
import type { Config } from '../../platform/config.ts';
import { links } from '../../platform/mail/links.ts';
import type {
  Candidate,
  CandidateRow,
  CandidateSheetRow,
  findInvitedCandidates,
  OwnSheetRow,
} from './candidate-queries.ts';

type MatchedCandidate = Answer<'GET /matches/{id}/'>['application']['applicant'];

/** Under which path a stored resume is told; its last segment is the file's name. */
export const resumePath = (file: string): string => `resumes/${file}`;

const matchedFields = seenBy(candidateFields, 'match');
const ownFields = seenBy(candidateFields, 'own');

const sheetRecord = (row: CandidateSheetRow, names: NamedSkills) => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  ...plainValues(matchedFields, row),
  skills: namedSkills(row.skill_ids, names),
  resume: row.resume_file === null ? null : resumePath(row.resume_file),
  session:
    row.session_id === null || row.session_name === null
      ? null
      : { id: row.session_id, name: row.session_name },
});

export const matchedCandidate = (row: CandidateSheetRow, names: NamedSkills): MatchedCandidate => ({
  id: row.id,
  ...sheetRecord(row, names),
  formation_name: row.formation_name,
});

/** The mark of a sheet that the staff filled in; none once its candidate has saved it themselves. */
export const filledMark = (row: {
  filled_at: Date | null;
  reread_at: Date | null;
  filled_by_name: string | null;
}) =>
  row.filled_at === null || row.reread_at !== null
    ? null
    : { at: row.filled_at.toISOString(), by: row.filled_by_name };

const fieldColumns = columnsOf(candidateFields).filter((column) => column !== 'resume_file');

type FieldRow = Readonly<Record<(typeof fieldColumns)[number], unknown>>;

/**
 * Which state of its fields a sheet is in, whoever wrote them. The resume is none of them: whoever sends a file means to replace
 * the one that is there, and sends it once more where the answer was lost.
 */
export const sheetVersion = (row: FieldRow): string =>
  createHash('sha256')
    .update(JSON.stringify(fieldColumns.map((column) => row[column])))
    .digest('base64url')
    .slice(0, 22);

/** The labels of the fields that are others now. */
export const changedLabels = (before: Candidate, after: Candidate): string[] =>
  eachField(candidateFields).flatMap(([name, field]) => {
    const column = columnOf(name, field) as keyof Candidate | null;
    const isSame =
      column === null || JSON.stringify(before[column]) === JSON.stringify(after[column]);
    return isSame ? [] : [field.label];
  });

export const ownSheet = (
  row: OwnSheetRow,
  names: NamedSkills,
): Answer<'GET /applicants/registration/'> => ({
  id: row.page_done_at === null ? null : row.id,
  ...sheetRecord(row, names),
  ...plainValues(ownFields, row),
  resume_name: row.resume_name,
  resume_added_at: row.resume_added_at?.toISOString() ?? null,
  filled_by_centre: filledMark(row),
  version: sheetVersion(row),
});

export const candidateRecord = (
  row: CandidateRow,
  names: NamedSkills,
): Answer<'GET /applicant/'>[number] => ({
  ...matchedCandidate(row, names),
  ...plainValues(ownFields, row),
  ...indicatorsOf(row),
  created_at: row.created_at.toISOString(),
  page_done: row.page_done_at !== null,
  test_done: row.test_done_at !== null,
  filled_by_centre: filledMark(row),
});

type InvitedRow = Awaited<ReturnType<typeof findInvitedCandidates>>['items'][number];

export const temporaryCandidateRecord = (config: Config, row: InvitedRow) => ({
  id: row.id,
  token: row.token,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  link_inscription: links(config).registration('applicant', row.token),
  ...indicatorsOf(row),
  diploma: null,
  contract_type: null,
  location: null,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
