import { status } from '@tandem/domain/matches/match';
import { Button } from '../../../ui/actions/Button.tsx';
import type { Match } from '../match.ts';
import { markMessages as messages } from './messages.ts';
import { useMarkMatch } from './use-mark-match.ts';

/** A candidate answers a company's yes some days later; there is nothing to put off at another status. */
export const LaterButton = ({ match }: { match: Match }) => {
  const { putOffAsUsual, isPending } = useMarkMatch(match);
  if (match.status !== status.acceptedByCompany || match.open_moves.length === 0) return null;
  return (
    <Button aria-keyshortcuts="P" busy={isPending} onClick={() => putOffAsUsual('applicant')}>
      {messages.later}
    </Button>
  );
};
