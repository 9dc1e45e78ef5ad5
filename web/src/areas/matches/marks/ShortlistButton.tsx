import { Button } from '../../../ui/actions/Button.tsx';
import type { Match } from '../match.ts';
import type { Mark } from './marks.ts';
import { markMessages as messages } from './messages.ts';
import { useMarkMatch } from './use-mark-match.ts';

/** Keeps a candidate among those that the company looks at again, or lets them go; nobody else sees it. */
export const ShortlistButton = ({ match, mark }: { match: Match; mark: Mark | undefined }) => {
  const { shortlist, isPending } = useMarkMatch(match);
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
