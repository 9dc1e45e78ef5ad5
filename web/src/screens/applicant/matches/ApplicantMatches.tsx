import { MatchesPage } from '../../../components/match-list/MatchesPage.tsx';

const ApplicantMatches = () => <MatchesPage view="applicant" />;

export default ApplicantMatches;
