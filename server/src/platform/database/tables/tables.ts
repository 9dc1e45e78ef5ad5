import type { AuditAction, AuditLogList } from '@tandem/domain/audit/audit-log';
import type { CandidateFields } from '@tandem/domain/candidates/candidate-fields';
import type { CompanyFields } from '@tandem/domain/companies/company-fields';
import type { NeedFields } from '@tandem/domain/needs/need-fields';
import type { MatchStatus } from '@tandem/domain/matches/match';
import type { AccountKind, Role } from '@tandem/domain/accounts/roles';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { Part, Weights } from '@tandem/matching/weights';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FieldColumns } from '../queries/field-columns.ts';
import type { ConversationTables } from './placements/conversations-table.ts';
import type { MessageTables } from './messages-table.ts';
import type { MachineTables } from './machine-tables.ts';
import type { MatchMovesTable } from './placements/match-moves-table.ts';
import type { MeetingTables } from './placements/meetings-table.ts';
import type { ContractTables } from './contracts/contract-tables.ts';
import type { ForumTables } from './placements/forums-table.ts';
import type { EnrolmentTables } from './placements/enrolments-table.ts';
import type { ExportsTables } from './exports-tables.ts';
import type { ImportRowsTable, ImportsTable } from './import-tables.ts';
import type { InvitationsTable } from './invitations-table.ts';
import type { FollowUpTables } from './follow-up-tables.ts';
import type { SavedViewsTable } from './saved-views-table.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { SchoolYearTables } from './school-years-tables.ts';
import type {
  NeedMovesTable,
  NeedStanding,
  UntoldNeedMovesTable,
} from './placements/need-moves-table.ts';
import type { PriceTables } from './placements/price-tables.ts';
import type { ProposalTables } from './placements/proposal-tables.ts';
import type { ClockNotesTable, ForgettingsTable, RetentionRunsTable } from './retention-table.ts';
import type { CentreSettingsTable } from './centre-settings-table.ts';
import type { DraftsTable } from './drafts-table.ts';
import type { TutorColumns, TutorReadersTable } from './placements/tutor-columns.ts';
import type { JudgingTables } from './placements/judging-tables.ts';
import type { SkillsTable } from './skills-table.ts';

type Id = ColumnType<number, never, never>;
type WithDefault<Type> = ColumnType<Type, Type | undefined, Type>;
type Answers = JSONColumnType<Record<string, string>> | null;

/** Where a place lies, in degrees; null where it was not found. */
interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

/** Of a sheet that the staff may fill in. */
interface FilledState {
  /** When the staff last filled it in, and who of them did. */
  filled_at: WithDefault<Date | null>;
  filled_by: WithDefault<number | null>;
  /** When its owner has saved it themselves since. */
  reread_at: WithDefault<Date | null>;
}

/** What a row holds besides the fields that are told in the domain. */
export interface CandidateState extends Coordinates, FilledState {
  id: Id;
  account_id: number;
  resume_text: string | null;
  /** Of one whose text stands in pictures: whether it waits to be recognised, was, or could not be. Null of all others. */
  resume_scan: WithDefault<'waiting' | 'read' | 'unread' | null>;
  /** How often that was tried of this file. */
  resume_tries: WithDefault<number>;
  prepared_text: Buffer | null;
  page_done_at: Date | null;
  test_answers: Answers;
  test_done_at: Date | null;
  changed_at: Date | null;
}

export interface CompanyState extends Coordinates, FilledState {
  id: Id;
  account_id: number;
  /** By what imports know it; null from each new name until the next of them. */
  name_key: WithDefault<string | null>;
  page_done_at: Date | null;
}

export interface NeedState extends Coordinates, NeedStanding, TutorColumns {
  id: Id;
  company_id: number;
  prepared_text: Buffer | null;
  token: string;
  test_answers: Answers;
  activated_at: Date | null;
  created_at: Date;
  changed_at: Date;
  /** Goes up with each save that changes something. */
  version: WithDefault<number>;
}

/** The columns of migrations/, as the query builder types them. */
export interface Tables
  extends
    MeetingTables,
    MachineTables,
    ConversationTables,
    FollowUpTables,
    EnrolmentTables,
    ForumTables,
    ProposalTables,
    JudgingTables,
    PriceTables,
    MessageTables,
    ContractTables,
    SchoolYearTables,
    ExportsTables,
    SignInTables {
  accounts: {
    id: Id;
    uid: Generated<string>;
    kind: AccountKind;
    email: string | null;
    email_key: string | null;
    first_name: WithDefault<string>;
    last_name: WithDefault<string>;
    password_hash: string | null;
    created_at: Date;
    registered_at: Date | null;
    address_refused_at: Date | null;
    address_returned: Generated<boolean>;
    referent_id: number | null;
    /** From where they came to the centre, as the staff say it: « Salon de Lyon ». */
    source: string | null;
  };
  invitations: InvitationsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  formations: { id: Id; name: string; level: string; name_key: string };
  formation_links: { id: Id; manager_id: number; formation_id: number };
  skills: SkillsTable;
  files: {
    name: string;
    account_id: number;
    original_name: string;
    content_type: string;
    size: number;
    created_at: Date;
    born: Id;
  };
  applicants: FieldColumns<CandidateFields> & CandidateState;
  companies: FieldColumns<CompanyFields> & CompanyState;
  offers: FieldColumns<NeedFields> & NeedState;
  offer_formations: { offer_id: number; formation_id: number };
  offer_moves: NeedMovesTable;
  tutor_readers: TutorReadersTable;
  untold_need_moves: UntoldNeedMovesTable;
  match_scores: {
    applicant_id: number;
    offer_id: number;
    /** This and the four parts in tenths of a point, 0 to 1000. */
    score: number;
    industry_score: number;
    test_score: number;
    geographic_score: number;
    resume_score: number;
    created_at: Date;
  };
  corpora: {
    session_id: number;
    statistics: Buffer;
    settings: JSONColumnType<ScoringSettings> | null;
  };
  /** Programmes that are, or may be, too large to keep all their pairs. */
  scored_formations: {
    session_id: number;
    formation_id: number;
    crowded: boolean;
    inputs: string | null;
  };
  staged_corpora: { session_id: number; token: string; statistics: Buffer };
  staged_blocks: {
    token: string;
    session_id: number;
    formation_id: number;
    size: number;
    share: Generated<number>;
    compatible: number | null;
    error: string | null;
  };
  matching_settings: Record<`${Part}_weight`, number> & {
    id: number;
    best: number;
    candidate_weights: JSONColumnType<Weights> | null;
    company_weights: JSONColumnType<Weights> | null;
  };
  match_states: {
    applicant_id: number;
    offer_id: number;
    session_id: number;
    status: MatchStatus;
    moved_at: Date;
    broken_on: WithDefault<string | null>;
  };
  match_moves: MatchMovesTable;
  /** A view: scores with the status of those that were moved. */
  matches: Tables['match_scores'] & { status: MatchStatus; broken_on: string | null };
  matching_runs: {
    id: Id;
    state: 'running' | 'done' | 'failed' | 'cancelled';
    settings: JSONColumnType<ScoringSettings> | null;
    requested_by: number | null;
    started_at: Date;
    finished_at: Date | null;
    progress: WithDefault<number>;
    pairs_scored: WithDefault<number>;
    error: string | null;
  };
  forgettings: ForgettingsTable;
  retention_runs: RetentionRunsTable;
  clock_notes: ClockNotesTable;
  drafts: DraftsTable;
  saved_views: SavedViewsTable;
  centre_settings: CentreSettingsTable;
  notifications: {
    id: Id;
    account_id: number;
    text: string;
    link: string;
    created_at: Date;
    read_at: Date | null;
    about: WithDefault<number[] | null>;
  };
  journal: {
    id: Id;
    at: Date;
    deed: AuditAction;
    actor_id: number | null;
    actor_role: Role | 'system' | 'command' | 'machine';
    person_id: number | null;
    person_kind: AccountKind | null;
    list: AuditLogList | null;
    items: number | null;
    /** What was changed, by the names of the API. */
    fields: string[] | null;
    request_id: string;
  };
}
