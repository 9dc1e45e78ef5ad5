/** Columns of text, of JSON and of lists that hold no words of others on somebody, each for its reason. */
export const leftAlone: Readonly<Record<string, string>> = {
  'a word of a list, or a day, that the product alone writes': `
    alert_sms.month applicants.civility applicants.contract_type applicants.duration applicants.location
    applicants.target_educational_level candidate_shares.made_by companies.size companies.workforce
    contract_amendment_signatures.noted_by contract_amendment_signatures.signed_on contract_amendments.drawn_by
    contract_amendments.effective_on contract_amendments.lodged_on contract_amendments.signed_on contract_file_moves.day
    contract_file_moves.move contract_file_moves.moved_by contract_file_moves.number contract_formalities.done_on
    contract_formalities.noted_by contract_payments.noted_by contract_payments.received_on contract_scans.added_by
    contract_scans.agreement_signed_on contract_sheets.all_signed_on contract_sheets.card_by contract_sheets.lacks
    contract_sheets.lodged_on contract_sheets.visit_by contract_sheets.written contract_signatures.noted_by
    contract_signatures.signed_on drafts.form enrolments.begins_on enrolments.broken_on enrolments.ends_on enrolments.reason
    exports.columns exports.list files.content_type follow_up_causes.kind follow_up_causes.last_day follow_up_causes.subject
    follow_up_holds.kind kept_enrolments.begins_on kept_enrolments.broken_on
    kept_enrolments.centre_rhythm kept_enrolments.ends_on kept_enrolments.reason follow_up_readers.muted follow_up_reminders.kind follow_up_stages.stage follow_up_told_by.version
    forums.day forums.ends forums.pause_ends forums.pause_starts forums.starts imports.actor_role imports.withdrawn_role journal.actor_role
    journal.deed journal.fields journal.list journal.person_kind journal.request_id machine_keys.ends_on machine_keys.scopes
    match_marks.later_until match_marks.side match_moves.batch match_moves.moved_by match_moves.reason match_states.broken_on
    meeting_steps.made_by meeting_steps.step notes.due_on offer_moves.channel offer_moves.filled_by offer_moves.from_state
    offer_moves.moved_by offer_moves.reason offer_moves.set_aside_until offer_moves.to_state offers.centre_rhythm
    offers.contract_type offers.mobility offers.set_aside_until offers.start_date offers.target_educational_level
    offers.test_answered_by part_links.asked_by saved_views.list sessions.ends_on sessions.starts_on shown_matches.day
    signing_requests.asked_by untold_meetings.batch untold_need_moves.batch webhook_deliveries.kind webhooks.kinds
    notifications.link scored_formations.inputs`,
  'counts and settings': `
    corpora.settings follow_up_settings.alerts follow_up_settings.kinds kept_courses.agreed kept_courses.broken
    kept_courses.lost kept_courses.matched kept_courses.met kept_courses.signed matching_runs.settings
    matching_settings.candidate_weights matching_settings.company_weights past_courses.agreed past_courses.broken
    past_courses.complete past_courses.invited past_courses.lost past_courses.matched past_courses.met
    past_courses.registered past_courses.signed`,
  'a hash, a token, a name made by the product': `
    accounts.password_hash address_changes.objection_hash address_changes.token_hash applicants.resume_file calendar_addresses.token
    candidate_shares.token_hash confirmation_links.token_hash contract_scans.name contract_scans.received_sha256
    contract_scans.sha256 contract_templates.name files.name follow_up_readers.token invitations.token known_places.place_hash
    machine_keys.prefix messages.less_token offers.token official_forms.name official_forms.sha256 part_links.token_hash
    passkeys.credential_id password_resets.token_hash push_devices.fingerprint push_keys.public_key recovery_codes.hash
    recovery_codes.name returned_mailboxes.mailbox returned_mailboxes.validity sign_in_failures.key
    sign_in_links.browser_hash sign_in_links.token_hash sign_ins.refresh_hash signing_leftovers.envelope
    signing_requests.envelope signing_requests.sha256 staged_blocks.token staged_corpora.token tutor_readers.address_hash tutor_readers.token
    used_challenges.challenge`,
  'sealed: what a contract says of others is theirs': `
    contract_amendments.sealed contract_scans.sealed_key contract_sheets.sealed forgettings.sealed machine_keys.sealed part_links.sealed
    push_devices.sealed push_keys.sealed second_factors.sealed webhooks.sealed`,
  'who somebody is, where they live, how they are reached: theirs, and streets and companies are called after people': `
    accounts.email accounts.email_key accounts.first_name accounts.last_name address_changes.email applicants.city applicants.country applicants.phone
    companies.adress companies.city companies.contact_name companies.contact_phone companies.contact_role companies.country
    companies.name companies.name_key companies.siret companies.zip_code messages.recipient offers.tutor_email offers.tutor_first_name
    offers.tutor_last_name offers.tutor_phone push_devices.device sign_ins.device sign_ins.host`,
  'where somebody meets or works, and what they have learnt: streets and schools are called after people':
    'applicants.diploma forums.place meetings.place offers.location',
  'what is read out of the file that somebody handed in, which says the same':
    'applicants.resume_text',
  'says in other signs what the text beside it says, and goes with it':
    'messages.html skills.name_key skills.skill_group',
  'the programmes and papers of the centre, which everybody reads': `
    contract_templates.content formations.level formations.name formations.name_key official_forms.fields
    official_forms.rules pay_figures.known_until pay_figures.name pay_figures.source pay_figures.starts_on sessions.name
    sessions.name_key`,
  'what a machine answered, or where one is': `
    invitations.email_error matching_runs.error messages.error staged_blocks.error webhook_deliveries.error webhooks.url`,
};
