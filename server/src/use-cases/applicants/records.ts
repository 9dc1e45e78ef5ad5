import type { Answer } from '@tandem/contract';
import type { Config } from '../../config.ts';
import { links } from '../../mails/links.ts';
import type { Services } from '../../services.ts';
import type {
  ApplicantRow,
  ApplicantSheetRow,
  findInvitedApplicants,
  OwnSheetRow,
} from '../../storage/applicants.ts';
import type { Queries } from '../../storage/database.ts';
import type { Waiting } from '../../storage/skills.ts';
import { indicatorsOf } from '../../storage/invitations.ts';

type MatchedApplicant = Answer<'GET /matches/{id}/'>['application']['applicant'];

/** Under which path a stored resume is told; its last segment is the file's name. */
export const resumePath = (file: string): string => `resumes/${file}`;

export type SkillNames = ReadonlyMap<number, string>;

/** What one added and the staff have not taken is shown in one's own records, and to the staff. */
export const skillNamesOf = (
  { skillNames }: Pick<Services, 'skillNames'>,
  db: Queries,
  rows: readonly { skill_ids: readonly number[] }[],
  waiting: Waiting = 'none',
): Promise<SkillNames> =>
  skillNames.of(
    db,
    rows.flatMap((row) => row.skill_ids),
    waiting,
  );

export const namedSkills = (ids: readonly number[], names: SkillNames) =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });

/** What the database holds is what its checks let in: the keys of the choice lists. */
type SheetKeys = Pick<
  MatchedApplicant,
  'civility' | 'target_educational_level' | 'contract_type' | 'duration'
>;

const sheetRecord = (row: ApplicantSheetRow, names: SkillNames) => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  city: row.city,
  country: row.country,
  diploma: row.diploma,
  ...({
    civility: row.civility,
    target_educational_level: row.target_educational_level,
    contract_type: row.contract_type,
    duration: row.duration,
  } as SheetKeys),
  summary: row.summary,
  skills: namedSkills(row.skill_ids, names),
  resume: row.resume_file === null ? null : resumePath(row.resume_file),
  kilometers_away: row.kilometers_away,
  session:
    row.session_id === null || row.session_name === null
      ? null
      : { id: row.session_id, name: row.session_name },
  session_id: row.session_id,
  location: row.location,
  formation: row.formation_id,
  sector: row.sector_ids,
});

export const matchedApplicant = (row: ApplicantSheetRow, names: SkillNames): MatchedApplicant => ({
  id: row.id,
  ...sheetRecord(row, names),
  formation_name: row.formation_name,
});

export const ownSheet = (
  row: OwnSheetRow,
  names: SkillNames,
): Answer<'GET /applicants/registration/'> => ({
  id: row.page_done_at === null ? null : row.id,
  ...sheetRecord(row, names),
  resume_name: row.resume_name,
  resume_added_at: row.resume_added_at?.toISOString() ?? null,
});

export const applicantRecord = (row: ApplicantRow, names: SkillNames) => ({
  ...matchedApplicant(row, names),
  ...indicatorsOf(row),
  created_at: row.created_at.toISOString(),
  page_done: row.page_done_at !== null,
  test_done: row.test_done_at !== null,
});

type InvitedRow = Awaited<ReturnType<typeof findInvitedApplicants>>['items'][number];

export const temporaryApplicantRecord = (config: Config, row: InvitedRow) => ({
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
