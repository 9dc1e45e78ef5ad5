import { indicatorsOf } from '../invitations/index.ts';
import { type NamedSkills, namedSkills } from '../reference/index.ts';
import type { Answer } from '@tandem/contract';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { seenBy } from '@tandem/domain/fields/field';
import { plainValues } from '../../platform/database/queries/field-columns.ts';
import type { Config } from '../../platform/config.ts';
import { links } from '../../platform/mail/links.ts';
import { filledMark, sheetVersion } from '../sheets/index.ts';
import type {
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
  version: sheetVersion(candidateFields, row),
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
