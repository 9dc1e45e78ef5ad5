import type { ComponentType } from 'react';
import type { Who } from './platform/session/access.ts';

type Screen = () => Promise<{ default: ComponentType }>;

export interface ScreenRoute {
  path: string;
  who: Who;
  /** Loads the screen; an address without one is not served yet. */
  load?: Screen;
  /** The screen loads nothing through `callQuery`, so that it is spared the weight of it. */
  light?: true;
}

const candidate = ['applicant'] as const;
const company = ['company'] as const;
const staff = ['staff', 'superuser'] as const;
const superuser = ['superuser'] as const;

/** Every address of the product. A new screen is one line here: its `load`. */
export const routes: readonly ScreenRoute[] = [
  { path: '/', who: 'anyone', light: true, load: () => import('./screens/home/Home.tsx') },
  { path: '/login', who: 'anyone', light: true, load: () => import('./screens/login/Login.tsx') },
  {
    path: '/reset-password-email',
    who: 'anyone',
    light: true,
    load: () => import('./screens/reset-password-email/ResetPasswordEmail.tsx'),
  },
  {
    path: '/reset-password',
    who: 'anyone',
    light: true,
    load: () => import('./screens/reset-password/ResetPassword.tsx'),
  },
  {
    path: '/connexion/:token',
    who: 'anyone',
    light: true,
    load: () => import('./screens/connexion/LinkSignIn.tsx'),
  },
  {
    path: '/register-applicant/:token',
    who: 'anyone',
    load: () => import('./screens/register-applicant/RegisterCandidate.tsx'),
  },
  {
    path: '/register-company/:token',
    who: 'anyone',
    load: () => import('./screens/register-company/RegisterCompany.tsx'),
  },
  {
    path: '/contact',
    who: 'anyone',
    light: true,
    load: () => import('./screens/contact/Contact.tsx'),
  },
  {
    path: '/confidentialite',
    who: 'anyone',
    load: () => import('./screens/confidentialite/PrivacyNotice.tsx'),
  },
  { path: '/simulateur', who: 'anyone', load: () => import('./screens/simulateur/Simulator.tsx') },
  {
    path: '/moins-de-messages/:token',
    who: 'anyone',
    load: () => import('./screens/moins-de-messages/LessMessages.tsx'),
  },
  {
    path: '/confirmer/:token',
    who: 'anyone',
    load: () => import('./screens/confirmer/Confirm.tsx'),
  },
  {
    path: '/confirmer-adresse/:token',
    who: 'anyone',
    load: () => import('./screens/confirmer-adresse/ConfirmAddress.tsx'),
  },
  {
    path: '/refuser-adresse/:token',
    who: 'anyone',
    load: () => import('./screens/refuser-adresse/RefuseAddress.tsx'),
  },
  {
    path: '/partage/:token',
    who: 'anyone',
    load: () => import('./screens/partage/SharedCandidate.tsx'),
  },
  { path: '/test/:token', who: 'anyone', load: () => import('./screens/test/CompanyTest.tsx') },
  {
    path: '/contrat/partie/:token',
    who: 'anyone',
    load: () => import('./screens/contrat/partie/PartByLink.tsx'),
  },
  {
    path: '/contrat/signature/:token',
    who: 'anyone',
    load: () => import('./screens/contrat/signature/SignByLink.tsx'),
  },
  {
    path: '/thanks-test',
    who: 'anyone',
    light: true,
    load: () => import('./screens/thanks-test/ThanksTest.tsx'),
  },
  { path: '/profile', who: 'signedIn', load: () => import('./screens/profile/Profile.tsx') },
  { path: '/meetings', who: 'signedIn', load: () => import('./screens/meetings/Meetings.tsx') },
  {
    path: '/applicant/application',
    who: candidate,
    load: () => import('./screens/applicant/application/CandidateSheet.tsx'),
  },
  {
    path: '/applicant/test',
    who: candidate,
    load: () => import('./screens/applicant/test/CandidateTest.tsx'),
  },
  {
    path: '/applicant/matches',
    who: candidate,
    load: () => import('./screens/applicant/matches/CandidateMatches.tsx'),
  },
  {
    path: '/applicant/contract/:matchId',
    who: candidate,
    load: () => import('./screens/applicant/contract/CandidateContract.tsx'),
  },
  {
    path: '/company/page',
    who: company,
    load: () => import('./screens/company/page/CompanyPage.tsx'),
  },
  {
    path: '/company/offers',
    who: company,
    load: () => import('./screens/company/offers/Needs.tsx'),
  },
  {
    path: '/company/matches',
    who: company,
    load: () => import('./screens/company/matches/CompanyMatches.tsx'),
  },
  {
    path: '/company/contract/:matchId',
    who: company,
    load: () => import('./screens/contract-file/ContractFilePage.tsx'),
  },
  {
    path: '/dashboard/contract/:matchId',
    who: staff,
    load: () => import('./screens/contract-file/ContractFilePage.tsx'),
  },
  {
    path: '/dashboard/personne/:accountId',
    who: staff,
    load: () => import('./screens/dashboard/personne/PersonPage.tsx'),
  },
  {
    path: '/dashboard/personne/:accountId/fiche',
    who: staff,
    load: () => import('./screens/dashboard/personne/PersonSheet.tsx'),
  },
  {
    path: '/dashboard/personne/:accountId/test',
    who: staff,
    load: () => import('./screens/dashboard/personne/PersonTest.tsx'),
  },
  {
    path: '/dashboard/applicant-management',
    who: staff,
    load: () => import('./screens/dashboard/applicant-management/CandidateManagement.tsx'),
  },
  {
    path: '/dashboard/company-management',
    who: staff,
    load: () => import('./screens/dashboard/company-management/CompanyManagement.tsx'),
  },
  {
    path: '/dashboard/besoins',
    who: staff,
    load: () => import('./screens/dashboard/besoins/NeedManagement.tsx'),
  },
  {
    path: '/dashboard/dossiers',
    who: staff,
    load: () => import('./screens/dashboard/dossiers/ContractFiles.tsx'),
  },
  {
    path: '/dashboard/rendez-vous',
    who: staff,
    load: () => import('./screens/dashboard/rendez-vous/CentreMeetings.tsx'),
  },
  {
    path: '/dashboard/offer-management',
    who: staff,
    load: () => import('./screens/dashboard/offer-management/MatchManagement.tsx'),
  },
  {
    path: '/dashboard/formation-statistics',
    who: staff,
    load: () => import('./screens/dashboard/formation-statistics/ProgrammeStatistics.tsx'),
  },
  {
    path: '/dashboard/rapport',
    who: staff,
    load: () => import('./screens/dashboard/rapport/CentreReport.tsx'),
  },
  {
    path: '/dashboard/equite',
    who: staff,
    load: () => import('./screens/dashboard/equite/FairnessPage.tsx'),
  },
  {
    path: '/dashboard/forum',
    who: staff,
    load: () => import('./screens/dashboard/forum/Forums.tsx'),
  },
  {
    path: '/dashboard/a-faire',
    who: staff,
    load: () => import('./screens/dashboard/a-faire/WorkList.tsx'),
  },
  {
    path: '/dashboard/envois',
    who: staff,
    load: () => import('./screens/dashboard/envois/Outgoing.tsx'),
  },
  {
    path: '/dashboard/formation-management',
    who: superuser,
    load: () => import('./screens/dashboard/formation-management/ProgrammeManagement.tsx'),
  },
  {
    path: '/dashboard/cloture/:sessionId',
    who: superuser,
    load: () => import('./screens/dashboard/cloture/ClosingPage.tsx'),
  },
  {
    path: '/dashboard/convention',
    who: superuser,
    load: () => import('./screens/dashboard/convention/AgreementTemplatePage.tsx'),
  },
  {
    path: '/dashboard/formulaires',
    who: superuser,
    load: () => import('./screens/dashboard/formulaires/OfficialFormsPage.tsx'),
  },
  {
    path: '/dashboard/manager-management',
    who: superuser,
    load: () => import('./screens/dashboard/manager-management/ManagerManagement.tsx'),
  },
  {
    path: '/dashboard/imports',
    who: staff,
    load: () => import('./screens/dashboard/imports/Imports.tsx'),
  },
  {
    path: '/dashboard/exports',
    who: staff,
    load: () => import('./screens/dashboard/exports/Exports.tsx'),
  },
  {
    path: '/dashboard/competences',
    who: staff,
    load: () => import('./screens/dashboard/competences/AddedSkills.tsx'),
  },
  {
    path: '/dashboard/journal',
    who: superuser,
    load: () => import('./screens/dashboard/journal/AuditLog.tsx'),
  },
  {
    path: '/dashboard/logiciels',
    who: superuser,
    load: () => import('./screens/dashboard/logiciels/LinkedSoftware.tsx'),
  },
  {
    path: '/dashboard/outbox',
    who: superuser,
    load: () => import('./screens/dashboard/outbox/Outbox.tsx'),
  },
  { path: '*', who: 'anyone', light: true, load: () => import('./screens/not-found/NotFound.tsx') },
];
