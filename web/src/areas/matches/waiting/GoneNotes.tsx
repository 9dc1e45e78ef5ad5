import { WaitingNotes } from '../../../ui/waiting/WaitingNotes.tsx';
import { ofNoneOf } from '../../../ui/waiting/told-where.ts';

/** What was not taken of matches that are no longer there. */
const GoneNotes = ({ matches }: { matches: readonly { id: number }[] }) => (
  <WaitingNotes told={ofNoneOf(matches)} named />
);

export default GoneNotes;
