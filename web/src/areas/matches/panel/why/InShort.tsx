import type { Answer } from '@tandem/contract';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { explain } from '../../explanations.ts';
import type { Match, MatchView } from '../../match.ts';
import { scoreMessages } from '../../messages.ts';
import classes from './InShort.module.css';
import { shortReasonMessages as messages } from './messages.ts';
import { shortReasons } from './short-reasons.ts';

interface InShortProps {
  match: Match;
  view: MatchView;
  /** Undefined while it loads, or where it could not be loaded. */
  explanation: Answer<'GET /matches/{id}/explanation/'> | undefined;
  isLoading: boolean;
  /** Whether the whole breakdown is on show below, in place of the sentences. */
  isWhole: boolean;
  onWhole: () => void;
}

/** On a phone: why, in three sentences, or the way back from the whole; a wide screen has the whole beside it. */
export const InShort = ({
  match,
  view,
  explanation,
  isLoading,
  isWhole,
  onWhole,
}: InShortProps) => {
  const scores = {
    industry: match.industry_score,
    test: match.test_score,
    geographic: match.geographic_score,
    resume: match.resume_score,
  };
  const reasons = explanation?.reasons;
  return (
    <section className={classes.short}>
      {!isWhole && <h3>{scoreMessages.total(match.score)}</h3>}
      {!isWhole && isLoading && <Skeleton lines={3} />}
      {!isWhole && reasons && (
        <ul>
          {shortReasons(explain(reasons, scores, view), scores).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div>
        <Button size="sm" aria-expanded={isWhole} onClick={onWhole}>
          {isWhole ? messages.less : messages.more}
        </Button>
      </div>
    </section>
  );
};
