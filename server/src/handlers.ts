import type { Handlers } from './areas/handler.ts';
import { changeOwnPassword } from './areas/accounts/passwords/change-own-password.ts';
import { deleteManager } from './areas/accounts/managers/delete-manager.ts';
import { endOtherSignIns } from './areas/accounts/sign-in/end-other-sign-ins.ts';
import { endSignIn } from './areas/accounts/sign-in/end-sign-in.ts';
import { inviteManager } from './areas/accounts/managers/invite-manager.ts';
import { listManagers } from './areas/accounts/managers/list-managers.ts';
import { listSignIns } from './areas/accounts/sign-in/list-sign-ins.ts';
import { readCurrentIdentity } from './areas/accounts/read-current-identity.ts';
import { readCurrentUser } from './areas/accounts/read-current-user.ts';
import { refreshAccess } from './areas/accounts/sign-in/refresh-access.ts';
import { requestPasswordReset } from './areas/accounts/passwords/request-password-reset.ts';
import { resetPassword } from './areas/accounts/passwords/reset-password.ts';
import { signIn } from './areas/accounts/sign-in/sign-in.ts';
import { signOut } from './areas/accounts/sign-in/sign-out.ts';
import { deleteApplicant } from './areas/candidates/delete-candidate.ts';
import { downloadResume } from './areas/candidates/download-resume.ts';
import { listApplicants } from './areas/candidates/list-candidates.ts';
import { listInvitedApplicants } from './areas/candidates/list-invited-candidates.ts';
import { proposeFromResume } from './areas/candidates/propose-from-resume.ts';
import { readApplicant } from './areas/candidates/read-candidate.ts';
import { readOwnSheet } from './areas/candidates/read-own-sheet.ts';
import { readApplicantProgress } from './areas/candidates/read-candidate-progress.ts';
import { createSheet, updateSheet } from './areas/candidates/save-sheet.ts';
import { notifyPairs } from './areas/assignment/notify-pairs.ts';
import { suggestAssignment } from './areas/assignment/suggest-assignment.ts';
import { deleteCompany } from './areas/companies/delete-company.ts';
import { listCompanies } from './areas/companies/list-companies.ts';
import { readOwnCompany } from './areas/companies/read-own-company.ts';
import { readCompanyProgress } from './areas/companies/read-company-progress.ts';
import { saveCompany } from './areas/companies/save-company.ts';
import { acceptInvitation } from './areas/invitations/accept-invitation.ts';
import { inviteApplicants } from './areas/invitations/invite-candidates.ts';
import { inviteCompanies } from './areas/invitations/invite-companies.ts';
import { readApplicantInvitation } from './areas/invitations/read-candidate-invitation.ts';
import { readCompanyInvitation } from './areas/invitations/read-company-invitation.ts';
import { remindAllApplicants } from './areas/invitations/remind-all-candidates.ts';
import { remindApplicant } from './areas/invitations/remind-candidate.ts';
import { remindCompany } from './areas/invitations/remind-company.ts';
import {
  withdrawApplicantInvitation,
  withdrawCompanyInvitation,
} from './areas/invitations/withdraw-invitation.ts';
import { searchJournal } from './areas/audit/search-audit-log.ts';
import { tellExport } from './areas/audit/record-export.ts';
import { explainMatch } from './areas/matches/explain-match.ts';
import { finaliseMatch } from './areas/contracts/finalise-match.ts';
import { listGroupMatches } from './areas/matches/list-group-matches.ts';
import { listMatchGroups } from './areas/matches/list-match-groups.ts';
import { listMatches } from './areas/matches/list-matches.ts';
import { listOwnMatches } from './areas/matches/list-own-matches.ts';
import { moveMatch } from './areas/matches/move-match.ts';
import { readContractNir } from './areas/contracts/read-contract-nir.ts';
import { readContractSheet } from './areas/contracts/read-contract-sheet.ts';
import { readMatchHistory } from './areas/matches/read-history.ts';
import { readKnownContractFacts } from './areas/contracts/read-known-contract-facts.ts';
import { readMatch } from './areas/matches/read-match.ts';
import { cancelRun } from './areas/matching/cancel-run.ts';
import { readMatchingSettings, saveMatchingSettings } from './areas/matching/settings.ts';
import { launchMatching, readRun } from './areas/matching/launch-matching.ts';
import { listNotifications } from './areas/notifications/list-notifications.ts';
import { markNotificationsRead } from './areas/notifications/mark-notifications-read.ts';
import { deleteOwnOffer } from './areas/needs/delete-need.ts';
import { listCompanyOffers } from './areas/needs/list-company-needs.ts';
import { listOwnOffers } from './areas/needs/list-own-needs.ts';
import { createOffer, updateOwnOffer } from './areas/needs/save-need.ts';
import {
  listChoices,
  listLevels,
  listOrganisationTypes,
  listSectors,
  listWorkforceBands,
} from './areas/reference/choices.ts';
import { completeCommune } from './areas/reference/complete-commune.ts';
import { addSkill, listSkills } from './areas/reference/skills.ts';
import { deleteOwnAccount } from './areas/privacy/delete-own-account.ts';
import { downloadOwnData } from './areas/privacy/own-data/download-own-data.ts';
import { readPrivacy } from './areas/privacy/read-privacy.ts';
import { listRetentionRuns } from './areas/privacy/list-retention-runs.ts';
import { readAccountDeletion } from './areas/privacy/read-account-deletion.ts';
import { contactStaff } from './areas/messaging/contact-staff.ts';
import { readHealth, readLiveness, readReadiness } from './areas/health/read-health.ts';
import { listOutbox, readOutboxMessage } from './areas/messaging/read-outbox.ts';
import { listCountedCandidates } from './areas/statistics/list-counted-candidates.ts';
import { readStatistics } from './areas/statistics/read-statistics.ts';
import { readApplicantAnswers } from './areas/personality-tests/read-candidate-answers.ts';
import { readTestLink } from './areas/personality-tests/read-test-link.ts';
import {
  readApplicantQuestions,
  readCompanyQuestions,
} from './areas/personality-tests/read-test-questions.ts';
import { saveApplicantAnswers } from './areas/personality-tests/save-candidate-answers.ts';
import { saveTutorAnswers } from './areas/personality-tests/save-tutor-answers.ts';
import { createSession } from './areas/programmes/create-session.ts';
import { deleteUnusedFormation } from './areas/programmes/delete-programme.ts';
import { deleteUnusedSession } from './areas/programmes/delete-session.ts';
import { linkFormation } from './areas/programmes/link-programme.ts';
import { listFormationLinks } from './areas/programmes/list-programme-links.ts';
import { listFormations } from './areas/programmes/list-programmes.ts';
import { listSessions } from './areas/programmes/list-sessions.ts';
import { saveFormation } from './areas/programmes/save-programme.ts';
import { unlinkFormation } from './areas/programmes/unlink-programme.ts';

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
