import { MatchesPage } from '../../../areas/matches/list/MatchesPage.tsx';

const CandidateMatches = () => <MatchesPage view="applicant" />;

export default CandidateMatches;
