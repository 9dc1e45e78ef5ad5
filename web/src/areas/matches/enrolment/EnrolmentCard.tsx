import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import type { Match, MatchView } from '../match.ts';
import { EnrolmentFacts } from './EnrolmentFacts.tsx';
import { EnrolmentMoves } from './EnrolmentMoves.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { useRestore } from './use-enrolment.ts';
import { useIsProfessional } from './use-is-professional.ts';

const BreakDialog = lazyDialog(() => import('./BreakDialog.tsx'));

interface Actions {
  match: Match;
  view: 'company' | 'admin';
}

const EnrolmentActions = ({ match, view }: Actions) => (
  <EnrolmentMoves
    moves={match.enrolment?.open_moves ?? []}
    restoreText={messages.restoreText}
    restore={useRestore(match)}
    renderBreakDialog={(opened, onClose) => (
      <BreakDialog match={match} view={view} opened={opened} onClose={onClose} />
    )}
  />
);

/** What a finalised match has become, and what can be told of it. */
const EnrolmentCard = ({ match, view }: { match: Match; view: MatchView }) => {
  const { enrolment } = match;
  const isProfessional = useIsProfessional(match, typeof enrolment?.broken_on === 'string');
  if (!enrolment) return null;
  return (
    <EnrolmentFacts
      enrolment={enrolment}
      isProfessional={isProfessional}
      withNotices={view !== 'candidate'}
    >
      {view !== 'candidate' && <EnrolmentActions match={match} view={view} />}
    </EnrolmentFacts>
  );
};

export default EnrolmentCard;
