import { MatchesPage } from '../../../areas/matches/list/MatchesPage.tsx';

const CandidateMatches = () => <MatchesPage view="candidate" />;

export default CandidateMatches;
