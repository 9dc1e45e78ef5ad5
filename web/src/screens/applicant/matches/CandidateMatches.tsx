import { MatchesPage } from '../../../areas/matches/list/MatchesPage.tsx';

const ApplicantMatches = () => <MatchesPage view="applicant" />;

export default ApplicantMatches;
