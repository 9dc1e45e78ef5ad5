import type { Handlers } from './call-handler.ts';
import { changeOwnPassword } from './use-cases/accounts/change-own-password.ts';
import { deleteManager } from './use-cases/accounts/delete-manager.ts';
import { endOtherSignIns } from './use-cases/accounts/end-other-sign-ins.ts';
import { endSignIn } from './use-cases/accounts/end-sign-in.ts';
import { inviteManager } from './use-cases/accounts/invite-manager.ts';
import { listManagers } from './use-cases/accounts/list-managers.ts';
import { listSignIns } from './use-cases/accounts/list-sign-ins.ts';
import { readCurrentIdentity } from './use-cases/accounts/read-current-identity.ts';
import { readCurrentUser } from './use-cases/accounts/read-current-user.ts';
import { refreshAccess } from './use-cases/accounts/refresh-access.ts';
import { requestPasswordReset } from './use-cases/accounts/request-password-reset.ts';
import { resetPassword } from './use-cases/accounts/reset-password.ts';
import { signIn } from './use-cases/accounts/sign-in.ts';
import { signOut } from './use-cases/accounts/sign-out.ts';
import { deleteApplicant } from './use-cases/applicants/delete-applicant.ts';
import { downloadResume } from './use-cases/applicants/download-resume.ts';
import { listApplicants } from './use-cases/applicants/list-applicants.ts';
import { listInvitedApplicants } from './use-cases/applicants/list-invited-applicants.ts';
import { proposeFromResume } from './use-cases/applicants/propose-from-resume.ts';
import { readApplicant } from './use-cases/applicants/read-applicant.ts';
import { readOwnSheet } from './use-cases/applicants/read-own-sheet.ts';
import { readApplicantProgress } from './use-cases/applicants/read-progress.ts';
import { createSheet, updateSheet } from './use-cases/applicants/save-sheet.ts';
import { notifyPairs } from './use-cases/assignment/notify-pairs.ts';
import { suggestAssignment } from './use-cases/assignment/suggest-assignment.ts';
import { deleteCompany } from './use-cases/companies/delete-company.ts';
import { listCompanies } from './use-cases/companies/list-companies.ts';
import { readOwnCompany } from './use-cases/companies/read-own-company.ts';
import { readCompanyProgress } from './use-cases/companies/read-progress.ts';
import { saveCompany } from './use-cases/companies/save-company.ts';
import { acceptInvitation } from './use-cases/invitations/accept-invitation.ts';
import { inviteApplicants } from './use-cases/invitations/invite-applicants.ts';
import { inviteCompanies } from './use-cases/invitations/invite-companies.ts';
import { readApplicantInvitation } from './use-cases/invitations/read-applicant-invitation.ts';
import { readCompanyInvitation } from './use-cases/invitations/read-company-invitation.ts';
import { remindAllApplicants } from './use-cases/invitations/remind-all-applicants.ts';
import { remindApplicant } from './use-cases/invitations/remind-applicant.ts';
import { remindCompany } from './use-cases/invitations/remind-company.ts';
import {
  withdrawApplicantInvitation,
  withdrawCompanyInvitation,
} from './use-cases/invitations/withdraw-invitation.ts';
import { searchJournal } from './use-cases/journal/search-journal.ts';
import { tellExport } from './use-cases/journal/tell-export.ts';
import { explainMatch } from './use-cases/matches/explain-match.ts';
import { finaliseMatch } from './use-cases/matches/finalise-match.ts';
import { listGroupMatches } from './use-cases/matches/list-group-matches.ts';
import { listMatchGroups } from './use-cases/matches/list-match-groups.ts';
import { listMatches } from './use-cases/matches/list-matches.ts';
import { listOwnMatches } from './use-cases/matches/list-own-matches.ts';
import { moveMatch } from './use-cases/matches/move-match.ts';
import { readContractNir } from './use-cases/matches/read-contract-nir.ts';
import { readContractSheet } from './use-cases/matches/read-contract-sheet.ts';
import { readMatchHistory } from './use-cases/matches/read-history.ts';
import { readKnownContractFacts } from './use-cases/matches/read-known-contract-facts.ts';
import { readMatch } from './use-cases/matches/read-match.ts';
import { cancelRun } from './use-cases/matching/cancel-run.ts';
import { readMatchingSettings, saveMatchingSettings } from './use-cases/matching/settings.ts';
import { launchMatching, readRun } from './use-cases/matching/launch-matching.ts';
import { listNotifications } from './use-cases/notifications/list-notifications.ts';
import { markNotificationsRead } from './use-cases/notifications/mark-notifications-read.ts';
import { deleteOwnOffer } from './use-cases/offers/delete-offer.ts';
import { listCompanyOffers } from './use-cases/offers/list-company-offers.ts';
import { listOwnOffers } from './use-cases/offers/list-offers.ts';
import { createOffer, updateOwnOffer } from './use-cases/offers/save-offer.ts';
import {
  deleteSkill,
  listAddedSkills,
  mergeSkill,
  takeSkill,
} from './use-cases/reference/added-skills.ts';
import {
  listChoices,
  listLevels,
  listOrganisationTypes,
  listSectors,
  listWorkforceBands,
} from './use-cases/reference/choices.ts';
import { completeCommune } from './use-cases/reference/complete-commune.ts';
import { addSkill, listSkills } from './use-cases/reference/skills.ts';
import { deleteOwnAccount } from './use-cases/rights/delete-own-account.ts';
import { downloadOwnData } from './use-cases/rights/download-own-data.ts';
import { readPrivacy } from './use-cases/rights/read-privacy.ts';
import { listRetentionRuns } from './use-cases/rights/list-retention-runs.ts';
import { readAccountDeletion } from './use-cases/rights/read-account-deletion.ts';
import { contactStaff } from './use-cases/service/contact-staff.ts';
import { readHealth, readLiveness, readReadiness } from './use-cases/service/read-health.ts';
import { listOutbox, readOutboxMessage } from './use-cases/service/read-outbox.ts';
import { listCountedCandidates } from './use-cases/statistics/list-counted-candidates.ts';
import { readStatistics } from './use-cases/statistics/read-statistics.ts';
import { readApplicantAnswers } from './use-cases/tests/read-applicant-answers.ts';
import { readTestLink } from './use-cases/tests/read-test-link.ts';
import {
  readApplicantQuestions,
  readCompanyQuestions,
} from './use-cases/tests/read-test-questions.ts';
import { saveApplicantAnswers } from './use-cases/tests/save-applicant-answers.ts';
import { saveTutorAnswers } from './use-cases/tests/save-tutor-answers.ts';
import { createSession } from './use-cases/training/create-session.ts';
import { deleteUnusedFormation } from './use-cases/training/delete-formation.ts';
import { deleteUnusedSession } from './use-cases/training/delete-session.ts';
import { linkFormation } from './use-cases/training/link-formation.ts';
import { listFormationLinks } from './use-cases/training/list-formation-links.ts';
import { listFormations } from './use-cases/training/list-formations.ts';
import { listSessions } from './use-cases/training/list-sessions.ts';
import { saveFormation } from './use-cases/training/save-formation.ts';
import { unlinkFormation } from './use-cases/training/unlink-formation.ts';

/** Which use case answers which call. */
export const handlers: Handlers = {
  'POST /token/': signIn,
  'POST /token/refresh/': refreshAccess,
  'POST /sign-out/': signOut,
  'GET /user/': readCurrentUser,
  'GET /user/info/': readCurrentIdentity,
  'POST /user/register/': acceptInvitation,
  'POST /password-reset-email/': requestPasswordReset,
  'POST /password-reset/': resetPassword,
  'POST /password-change/': changeOwnPassword,
  'GET /sign-ins/': listSignIns,
  'DELETE /sign-ins/{id}/': endSignIn,
  'POST /sign-ins/end-others/': endOtherSignIns,
  'GET /staff/': listManagers,
  'POST /staff/': inviteManager,
  'DELETE /staff/{id}/': deleteManager,

  'GET /applicant/info/': readApplicantProgress,
  'GET /applicant/': listApplicants,
  'DELETE /applicant/{id}/': deleteApplicant,
  'GET /temp-applicants/': listInvitedApplicants,
  'POST /temp-applicants/': inviteApplicants,
  'POST /temp-applicants/all/recontact/': remindAllApplicants,
  'POST /temp-applicants/{id}/recontact/': remindApplicant,
  'GET /temp-applicants/{token}/': readApplicantInvitation,
  'DELETE /temp-applicants/{token}/': withdrawApplicantInvitation,
  'GET /applicants/registration/': readOwnSheet,
  'POST /applicants/registration/': createSheet,
  'PUT /applicants/registration/': updateSheet,
  'GET /applicants/registration/{applicantId}/': readApplicant,
  'POST /auto-fill/': proposeFromResume,
  'GET /download/{filename}/': downloadResume,

  'GET /applicant_test/metadata/': readApplicantQuestions,
  'GET /applicant_test/': readApplicantAnswers,
  'POST /applicant_test/': saveApplicantAnswers,
  'GET /company_test/metadata/': readCompanyQuestions,
  'GET /company_test/{token}/': readTestLink,
  'PUT /company_test/{token}/': saveTutorAnswers,

  'GET /company/info/': readCompanyProgress,
  'GET /company/': readOwnCompany,
  'POST /company/': saveCompany,
  'GET /companies/': listCompanies,
  'DELETE /companies/{id}/': deleteCompany,
  'GET /company/{id}/offers/': listCompanyOffers,
  'POST /temp-companies/': inviteCompanies,
  'POST /temp-companies/{token}/recontact/': remindCompany,
  'GET /temp-companies/{token}/': readCompanyInvitation,
  'DELETE /temp-companies/{token}/': withdrawCompanyInvitation,
  'GET /offers/': listOwnOffers,
  'POST /offers/': createOffer,
  'PUT /offers/{id}/': updateOwnOffer,
  'DELETE /offers/{id}/': deleteOwnOffer,

  'GET /matches/': listOwnMatches,
  'GET /matches/{id}/': readMatch,
  'POST /matches/{id}/': moveMatch,
  'GET /matches/{id}/explanation/': explainMatch,
  'GET /matches/{id}/history/': readMatchHistory,
  'GET /match_applicants/': listMatches,
  'GET /match_applicants/groups/': listMatchGroups,
  'GET /match_applicants/groups/{by}/{id}/': listGroupMatches,
  'POST /contract/note/{matchId}/': finaliseMatch,
  'GET /contract/note/{matchId}/': readContractSheet,
  'GET /contract/note/{matchId}/nir/': readContractNir,
  'GET /contract/note/{matchId}/known/': readKnownContractFacts,
  'POST /launch_matching/': launchMatching,
  'GET /launch_matching/': readRun,
  'DELETE /launch_matching/': cancelRun,
  'GET /matching_settings/': readMatchingSettings,
  'PUT /matching_settings/': saveMatchingSettings,
  'GET /assignment/': suggestAssignment,
  'POST /assignment/notify/': notifyPairs,
  'GET /formation-statistics/': readStatistics,
  'GET /formation-statistics/candidates/': listCountedCandidates,

  'GET /formations/': listFormations,
  'POST /formations/': saveFormation,
  'DELETE /formations/{id}/': deleteUnusedFormation,
  'GET /sessions/': listSessions,
  'POST /sessions/': createSession,
  'DELETE /sessions/{id}/': deleteUnusedSession,
  'GET /formationlink/': listFormationLinks,
  'POST /formationlink/': linkFormation,
  'DELETE /formationlink/{id}/': unlinkFormation,
  'GET /educational-level-choices/': listLevels,
  'GET /choices/': listChoices,
  'GET /company/sizes/': listOrganisationTypes,
  'GET /company/workforce/': listWorkforceBands,
  'GET /sector/': listSectors,
  'GET /skills/': listSkills,
  'POST /skills/': addSkill,
  'GET /skills/added/': listAddedSkills,
  'PUT /skills/added/{id}/': takeSkill,
  'POST /skills/added/{id}/merge/': mergeSkill,
  'DELETE /skills/added/{id}/': deleteSkill,

  'GET /journal/': searchJournal,
  'POST /journal/exports/': tellExport,
  'GET /privacy/': readPrivacy,
  'GET /own-data/': downloadOwnData,
  'GET /account-deletion/': readAccountDeletion,
  'POST /account-deletion/': deleteOwnAccount,
  'GET /retention-runs/': listRetentionRuns,

  'GET /health/': readHealth,
  'GET /health/live/': readLiveness,
  'GET /health/ready/': readReadiness,
  'GET /communes/': completeCommune,
  'POST /contact/': contactStaff,
  'GET /notifications/': listNotifications,
  'POST /notifications/read/': markNotificationsRead,
  'GET /outbox/': listOutbox,
  'GET /outbox/{id}/': readOutboxMessage,
};
