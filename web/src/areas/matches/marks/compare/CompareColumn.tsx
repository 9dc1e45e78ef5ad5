import { contractTypes } from '@tandem/domain/reference/contract-types';
import { durations } from '@tandem/domain/reference/durations';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../../platform/data/calls.ts';
import { formatScore } from '../../../../platform/format/numbers.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { LoadFailure } from '../../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Facts } from '../../../../ui/layout/Facts.tsx';
import { useReading } from '../../awaited/use-sheet-read.ts';
import { explain } from '../../explanations.ts';
import type { Match } from '../../match.ts';
import { matchPanelMessages, scoreMessages } from '../../messages.ts';
import { LongText } from '../../panel/details/LongText.tsx';
import { SkillBadges } from '../../panel/details/SkillBadges.tsx';
import { StatusBadge } from '../../StatusBadge.tsx';
import { markMessages as messages } from '../messages.ts';
import classes from './Compare.module.css';

const parts = ['industry', 'test', 'geographic', 'resume'] as const;

const scoresOf = (match: Match) => ({
  industry: match.industry_score,
  test: match.test_score,
  geographic: match.geographic_score,
  resume: match.resume_score,
});

const Parts = ({ match }: { match: Match }) => {
  const { id } = match;
  const scores = scoresOf(match);
  const explanation = useQuery(callQuery('GET /matches/{id}/explanation/', { params: { id } }));
  const reasons = explanation.data?.reasons;
  const sentences = reasons && explain(reasons, scores, 'company');
  return (
    <>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part}>
            <p className={classes.part}>
              <span>{scoreMessages.parts[part]}</span>
              <span>{formatScore(scores[part])}</span>
            </p>
            <div className={classes.bar} aria-hidden>
              <div style={{ width: `${scores[part]}%`, background: `var(--part-${part})` }} />
            </div>
            {sentences && <p className={classes.why}>{sentences[part]}</p>}
          </li>
        ))}
      </ul>
      <div>
        <h4>{matchPanelMessages.skills}</h4>
        <SkillBadges
          shared={reasons?.resume.shared_skills ?? []}
          missing={reasons?.resume.missing_skills ?? []}
          compared={reasons !== undefined}
        />
      </div>
    </>
  );
};

const Facets = ({ match }: { match: Match }) => {
  useReading(match, true);
  const { applicant: candidate } = match.application;
  return (
    <>
      <div className={classes.score}>
        <p>
          {messages.score} <strong>{formatScore(match.score)}</strong>/100
        </p>
        <StatusBadge status={match.status} />
      </div>
      <Facts
        layout="columns"
        facts={[
          [matchPanelMessages.location, candidate.city],
          [matchPanelMessages.diploma, candidate.diploma],
          [matchPanelMessages.duration, candidate.duration && durations[candidate.duration]],
          [
            matchPanelMessages.contractType,
            candidate.contract_type && contractTypes[candidate.contract_type],
          ],
        ]}
      />
      <Parts match={match} />
      <div>
        <h4>{messages.summary}</h4>
        {candidate.summary ? (
          <LongText text={candidate.summary} />
        ) : (
          <p>{matchPanelMessages.noSummary}</p>
        )}
      </div>
    </>
  );
};

interface CompareColumnProps {
  id: number;
  name: string;
  onOpen: () => void;
}

/** One of the compared: what tells candidates apart, in the same order for all. */
export const CompareColumn = ({ id, name, onOpen }: CompareColumnProps) => {
  const match = useQuery(callQuery('GET /matches/{id}/', { params: { id } }));
  return (
    <section className={classes.column}>
      <h3>{name}</h3>
      {match.data && <Facets match={match.data} />}
      {match.isPending && <Skeleton lines={10} />}
      <LoadFailure query={match} failure={messages.compareFailed} />
      <div>
        <Button size="sm" onClick={onOpen}>
          {messages.open}
        </Button>
      </div>
    </section>
  );
};
