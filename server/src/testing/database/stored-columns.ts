import type {
  CandidateState,
  CompanyState,
  NeedState,
  Tables,
} from '../../platform/database/tables/tables.ts';

/** Each table and view of the database with its columns; of those that hold fields, the ones that no table of fields tells. */
export const storedColumns = {
  account_tags: ['account_id tag born'],
  account_uses: ['account_id last_used_at noticed_at'],
  accounts: [
    'id uid kind email email_key first_name last_name password_hash created_at registered_at address_refused_at referent_id',
    'address_returned source',
  ],
  address_changes: [
    'account_id email token_hash expires_at objection_hash waits_until confirmed_at asked_by',
  ],
  alert_sms: ['month sent left_out'],
  applicants: [
    'id account_id latitude longitude resume_text prepared_text page_done_at test_answers test_done_at changed_at filled_at',
    'filled_by reread_at resume_scan resume_tries',
  ],
  assignment_notices: ['applicant_id offer_id account_id notified_at'],
  calendar_addresses: ['account_id token created_at'],
  calls: ['id account_id subject text about created_at told_at told_by'],
  candidate_prices: ['applicant_id price'],
  candidate_shares: [
    'id token_hash applicant_id offer_id account_id made_by made_at ends_at revoked_at opened opened_at',
  ],
  card_changes: ['account_id mark at'],
  carried_over: [
    'id from_session_id to_session_id applicant_id from_formation_id to_formation_id offer_id new_offer_id asked_at asked_by',
    'tells done_at told_at',
  ],
  centre_settings: ['id managers_see staff_second_factor sign_in_links chances_told'],
  clock_notes: ['id seen_at held_at'],
  companies: [
    'id account_id name_key latitude longitude page_done_at filled_at filled_by reread_at',
  ],
  confirmation_links: ['token_hash confirmation_id expires_at'],
  confirmations: ['applicant_id offer_id asked_at confirmed_at id'],
  contract_amendment_signatures: [
    'id amendment_id signatory signed_on scan_id noted_by noted_at round method',
  ],
  contract_amendments: [
    'id applicant_id offer_id number kind effective_on state sealed drawn_by drawn_at signed_on state_since round lodged_on',
  ],
  contract_file_moves: [
    'id applicant_id offer_id move moved_by moved_at day number reason mend amendment_id',
  ],
  contract_formalities: ['applicant_id offer_id formality done_on noted_by noted_at'],
  contract_payments: ['applicant_id offer_id instalment received_on noted_by noted_at'],
  contract_scans: [
    'id applicant_id offer_id name sealed_key received_sha256 sha256 size added_by added_at agreement_signed_on',
  ],
  contract_sheets: [
    'applicant_id offer_id sealed created_at finalised_at written state state_since round all_signed_on lodged_on',
    'needs_guardian pays_by_instalments is_professional visit_by card_by lacks',
  ],
  contract_signatures: [
    'id applicant_id offer_id round signatory method signed_on scan_id noted_by noted_at',
  ],
  contract_templates: ['name content saved_at account_id'],
  conversation_messages: ['id applicant_id offer_id account_id side text at reported_at key'],
  conversation_reads: ['applicant_id offer_id side read_up_to untold_up_to'],
  corpora: ['session_id statistics settings'],
  drafts: ['account_id form typed saved_at born'],
  enrolments: [
    'id applicant_id offer_id agreed_at begins_on ends_on broken_on broken_by reason comment within_trial broken_told_at',
    'annulled_at formation_id',
  ],
  erased_contract_sheets: ['applicant_id offer_id erased_at'],
  export_pairs: ['export_id position applicant_id offer_id'],
  export_parts: ['export_id position read applicant_ids content'],
  exports: [
    'id key account_id list query columns format state sight total rows created_at done_at expires_at',
  ],
  files: ['name account_id original_name content_type size created_at born'],
  follow_up_causes: [
    'id account_id kind subject subject_id count since alert_at last_day fresh_since',
  ],
  follow_up_changes: ['id account_id applicant_id offer_id is_wide due_at'],
  follow_up_digests: ['account_id day sent_at reminders'],
  follow_up_holds: ['id account_id kind created_at'],
  follow_up_readers: ['account_id token muted news_until'],
  follow_up_reminders: ['id account_id kind subject_id since step sent_at sent_by by_staff'],
  follow_up_settings: [
    'id begun_at digest_hour news kinds staff_told_until sms_a_month readings_since alerts older_told_at',
  ],
  follow_up_stages: ['account_id stage'],
  follow_up_told_by: ['version'],
  forgettings: ['uid sealed created_at told_at'],
  formation_links: ['id manager_id formation_id'],
  formations: ['id name level name_key'],
  forum_candidates: ['forum_id applicant_id'],
  forum_meetings: ['id forum_id applicant_id offer_id company_id slot by_hand meeting_id'],
  forum_needs: ['forum_id offer_id'],
  forums: [
    'id name session_id formation_ids day place starts ends pause_starts pause_ends minutes most state created_by created_at',
    'published_at',
  ],
  import_rows: [
    'import_id position line outcome invited if_known details account_id replaced replaced_at note_ids',
  ],
  imports: [
    'id key kind file_name state sending send_at created_at created_by actor_role rows added updated skipped withdrawn',
    'restored withdrawn_by withdrawn_role',
  ],
  invitations: [
    'account_id token expires_at used_at email_sent_count last_email_sent email_error sms_sent_count last_sms_sent',
    'reminded_at opened_at invited_anew_at',
  ],
  journal: ['id at deed actor_id actor_role person_id person_kind list items request_id fields'],
  kept_courses: ['applicant_id session_id matched met agreed signed broken lost'],
  kept_enrolments: [
    'applicant_id session_id id holds agreed_at begins_on ends_on is_professional centre_rhythm broken_on broken_by reason comment',
    'within_trial broken_told_at formation_id',
  ],
  known_places: ['account_id place_hash last_used_at'],
  machine_keys: [
    'id name prefix sealed scopes ends_on created_at last_used_at revoked_at minute calls created_by',
  ],
  match_interests: ['applicant_id offer_id shown_at revoked_at'],
  match_marks: ['applicant_id offer_id side shortlisted_at later_until'],
  match_moves: [
    'id applicant_id offer_id from_status to_status account_id moved_by moved_at reason comment tell_reason note quiet undoes',
    'told_at enrolment_step batch',
  ],
  match_readings: ['applicant_id offer_id read_at'],
  match_scores: [
    'applicant_id offer_id score industry_score test_score geographic_score resume_score created_at',
  ],
  match_states: ['applicant_id offer_id session_id status moved_at broken_on'],
  matches: [
    'applicant_id offer_id score industry_score test_score geographic_score resume_score created_at status broken_on',
  ],
  matching_runs: [
    'id state requested_by started_at finished_at progress pairs_scored error settings',
  ],
  matching_settings: [
    'id industry_weight test_weight geographic_weight resume_weight best candidate_weights company_weights',
  ],
  meeting_moments: ['meeting_id at'],
  meeting_steps: ['id meeting_id step account_id made_by starts_at at'],
  meetings: [
    'id uid applicant_id offer_id state kind place note minutes waits_for starts_at agreed_at reminded_at sequence',
    'told_starts_at applicant_outcome company_outcome created_at changed_at',
  ],
  messages: [
    'id invited_account_id channel recipient subject text html state attempts error created_at sent_at calendar leave_until',
    'less_token about push_device_id reader_account_id',
  ],
  need_prices: ['offer_id price'],
  notes: [
    'id account_id offer_id applicant_id kind text author_id owner_id due_on done_at created_at changed_at',
  ],
  notifications: ['id account_id text link created_at read_at about'],
  offer_formations: ['offer_id formation_id'],
  offer_moves: [
    'id offer_id from_state to_state set_aside_until filled_by channel reason note account_id moved_by moved_at',
  ],
  offers: [
    'id company_id latitude longitude prepared_text token test_answers activated_at created_at changed_at state state_since',
    'set_aside_until filled_by tutor_asked_at test_answered_by version tutor_refused_at tutor_returned',
    'tutor_phone_refused_at erased_seats',
  ],
  official_forms: ['kind name sha256 size fields rules saved_at account_id'],
  part_links: [
    'id applicant_id offer_id party sealed token_hash asked_by asked_at expires_at opened_at written_at done_at reminded_at',
    'amendment whole_at',
  ],
  passkeys: ['id account_id credential_id public_key counter name created_at last_used_at'],
  password_resets: ['account_id token_hash expires_at'],
  past_breaks: ['formation_id count within_trial placed_again session_id'],
  past_courses: [
    'session_id formation_id invited registered complete matched met agreed signed broken lost',
  ],
  past_enrolments: ['formation_id count session_id'],
  pay_figures: ['id name starts_on known_until value source account_id added_at'],
  proposed_pairs: ['applicant_id offer_id missed account_id proposed_at'],
  push_devices: ['id account_id sign_in_id fingerprint sealed device created_at told_at'],
  push_keys: ['id public_key sealed'],
  record_changes: ['id kind record changed_at place'],
  recovery_codes: ['account_id name hash used_at'],
  retention_runs: ['id day started_at finished_at noticed erased contract_sheets failed files'],
  returned_mailboxes: ['mailbox validity last_uid'],
  saved_views: ['id owner_id list name query shared'],
  scored_formations: ['session_id formation_id crowded inputs'],
  second_factors: ['account_id sealed last_step since'],
  sessions: ['id name name_key starts_on ends_on opened_at closed_at'],
  shown_matches: ['applicant_id offer_id side day rank sorted_by lot run_id'],
  sign_in_failures: ['key count last_failed_at'],
  sign_in_links: ['id account_id token_hash browser_hash expires_at'],
  sign_ins: [
    'id account_id refresh_hash device created_at last_used_at host confirmed_at two_factors',
  ],
  signing_leftovers: ['envelope added_at'],
  signing_request_signatories: ['request_id signatory place state since reminded_at'],
  signing_requests: [
    'id applicant_id offer_id round state envelope sha256 asked_by asked_at amendment_id',
  ],
  skills: ['id name name_key skill_group taken added_by added_at'],
  staged_blocks: ['token session_id formation_id size compatible error share'],
  staged_corpora: ['session_id token statistics'],
  staged_scores: [
    'applicant_id offer_id score industry_score test_score geographic_score resume_score',
  ],
  tutor_readers: ['address_hash token muted'],
  untold_meetings: ['batch account_id meeting_id starts_at'],
  untold_need_changes: ['applicant_id offer_id before after born'],
  untold_need_moves: ['batch account_id offer_move_id match_status word'],
  used_challenges: ['challenge ends_at'],
  webhook_deliveries: [
    'id uid webhook_id kind record happened_at state attempts next_at tried_at status error',
  ],
  webhooks: ['id uid url sealed kinds created_at failing_since stopped_at created_by'],
} as const;

/** What the query builder knows of each of these rows. */
interface Known extends Omit<Tables, 'applicants' | 'companies' | 'offers'> {
  applicants: CandidateState;
  companies: CompanyState;
  offers: NeedState;
}

/** Read and written by pieces of SQL alone: their rows have no type. */
type Untyped = 'staged_scores' | 'untold_need_changes';

type Listed = Omit<typeof storedColumns, Untyped>;

type Words<Lines> = Lines extends readonly (infer Line)[] ? OfLine<Line> : never;

type OfLine<Line> = Line extends `${infer One} ${infer Others}` ? One | OfLine<Others> : Line;

type Of<All, Table> = Table extends keyof All ? All[Table] : never;

type Differing<Row, Named> = Exclude<Row, Named> | Exclude<Named, Row>;

type Difference<Table> = Differing<keyof Of<Known, Table>, Words<Of<Listed, Table>>>;

/** Each column that stands on one side only, by its table: what the compiler names below is missing in the list or in the row's type. */
type OnOneSide = {
  [
    Table in keyof Known | keyof Listed as Difference<Table> extends never ? never : Table
  ]: Difference<Table>;
};

({}) satisfies OnOneSide;
