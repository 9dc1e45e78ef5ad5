import { MatchesPage } from '../../../areas/matches/list/MatchesPage.tsx';

const CompanyMatches = () => <MatchesPage view="company" />;

export default CompanyMatches;
