import type { Answer } from '@tandem/contract';
import { formatScore } from '../../../platform/format/numbers.ts';
import { explain, obstacleSentences, olderScore, scaleSentence } from '../explanations.ts';
import { matchPanelMessages as messages, scoreMessages } from '../messages.ts';
import { weightsOf } from '../ring-slices.ts';
import { ScoreRing } from '../ScoreRing.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { Match, MatchView } from '../match.ts';
import classes from './ScoreBreakdown.module.css';
import { chanceSentences } from '../chance-words.ts';
import { standingSentence } from '../standing-words.ts';
import { TraitBars } from './TraitBars.tsx';
import { SkillBadges, type Skill } from './details/SkillBadges.tsx';

type Explanation = Answer<'GET /matches/{id}/explanation/'>;

interface ScoreBreakdownProps {
  match: Match;
  view: MatchView;
  /** Undefined while it loads. */
  explanation: Explanation | undefined;
  /** It could not be loaded: the parts stand without their sentences. */
  failed: boolean;
}

const order = ['industry', 'test', 'geographic', 'resume'] as const;

/** The ring of the score, and below it each part with its bar and the sentence that explains it. */
export const ScoreBreakdown = ({ match, view, explanation, failed }: ScoreBreakdownProps) => {
  const parts = {
    industry: match.industry_score,
    test: match.test_score,
    geographic: match.geographic_score,
    resume: match.resume_score,
  };
  const reasons = explanation?.reasons;
  const sentences = reasons && explain(reasons, parts, view);
  // Of a score of before, what is measured today is no part.
  const scale = reasons && !explanation.is_older ? scaleSentence(reasons, parts) : null;
  // The candidate reads at the left which of the skills asked for are theirs.
  const told = new Set(view === 'candidate' ? match.offer.skills.map(({ id }) => id) : []);
  const untold = (skills: readonly Skill[] = []) => skills.filter(({ id }) => !told.has(id));
  const shared = untold(reasons?.resume.shared_skills);
  const missing = untold(reasons?.resume.missing_skills);
  return (
    <section className={classes.score}>
      <h3>{messages.score}</h3>
      <ScoreRing score={match.score} parts={parts} weights={weightsOf(explanation)} />
      {match.standing && (
        <p className={classes.standing}>{standingSentence(match.standing, view)}</p>
      )}
      {explanation?.chances && <p>{chanceSentences(explanation.chances).join(' ')}</p>}
      {explanation?.obstacle && (
        <p className={classes.obstacle}>{obstacleSentences[explanation.obstacle]}</p>
      )}
      {explanation?.is_older && <p className={classes.obstacle}>{olderScore}</p>}
      <ul className={classes.parts}>
        {order.map((part) => (
          <li key={part}>
            <p className={classes.name}>
              <span>{scoreMessages.parts[part]}</span>
              <span>{formatScore(parts[part])}</span>
            </p>
            <div className={classes.bar} aria-hidden>
              <div style={{ width: `${parts[part]}%`, background: `var(--part-${part})` }} />
            </div>
            {sentences && <p className={classes.why}>{sentences[part]}</p>}
            {part === 'test' && reasons && <TraitBars traits={reasons.test.traits} />}
            {!explanation && !failed && <Skeleton lines={1} />}
            {part === 'resume' && shared.length + missing.length > 0 && (
              <SkillBadges shared={shared} missing={missing} compared />
            )}
          </li>
        ))}
      </ul>
      {scale && <p className={classes.why}>{scale}</p>}
    </section>
  );
};
