import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/layout/Card.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { ClockDoubt } from './ClockDoubt.tsx';
import { outlookSentences, retentionMessages as messages, runPhrases } from './retention.ts';
import classes from './RetentionRuns.module.css';

const shown = 7;

/** What the daily erasing does next, and has done lately. */
export const RetentionRuns = () => {
  const runs = useQuery(callQuery('GET /retention-runs/', { query: { limit: shown } }));
  const outlook = useQuery(callQuery('GET /retention-outlook/'));
  return (
    <Card as="section" aria-labelledby="retention" className={classes.card ?? ''}>
      <h2 id="retention">{messages.title}</h2>
      <p className={classes.lead}>
        {messages.lead} <Link to="/confidentialite">{messages.rules}</Link>
      </p>
      <ClockDoubt />
      <Loaded query={outlook} failure={messages.aheadFailed}>
        {(ahead) => {
          const sentences = outlookSentences(ahead);
          return (
            sentences.length > 0 && (
              <>
                <h3 id="retention-ahead">{messages.ahead}</h3>
                <ul className={classes.runs} aria-labelledby="retention-ahead">
                  {sentences.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </>
            )
          );
        }}
      </Loaded>
      <Loaded query={runs} failure={messages.loadFailed}>
        {(list) =>
          list.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <>
              <h3 id="retention-done">{messages.done}</h3>
              <ul className={classes.runs} aria-labelledby="retention-done">
                {list.map((run) => (
                  <li key={run.id} data-failed={run.failed > 0 || undefined}>
                    <span className={classes.when}>{messages.when(run)}</span>
                    <span>{runPhrases(run).join(', ')}</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  );
};
