import { Button } from '../../../ui/actions/Button.tsx';
import type { Mark } from './marks.ts';
import { markMessages as messages } from './messages.ts';
import { useMarkMatch } from './use-mark-match.ts';

/** Keeps a candidate among those that the company looks at again, or lets them go; nobody else sees it. */
export const ShortlistButton = ({ matchId, mark }: { matchId: number; mark: Mark | undefined }) => {
  const { shortlist, isPending } = useMarkMatch(matchId);
  const isListed = mark?.shortlisted ?? false;
  return (
    <Button
      aria-pressed={isListed}
      aria-keyshortcuts="S"
      busy={isPending}
      onClick={() => shortlist(!isListed)}
    >
      {messages.shortlist}
    </Button>
  );
};
