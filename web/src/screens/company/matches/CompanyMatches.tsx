import { MatchesPage } from '../../../components/match-list/MatchesPage.tsx';

const CompanyMatches = () => <MatchesPage view="company" />;

export default CompanyMatches;
