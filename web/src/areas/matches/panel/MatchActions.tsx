import { refusedStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionMessages as messages, nextSteps } from '../messages.ts';
import { ContractDialogs, type OpenContract } from '../../contracts/ContractDialogs.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { MoveQuestion } from './MoveQuestion.tsx';
import classes from './MatchActions.module.css';
import { PartyButtons } from './PartyButtons.tsx';
import { StaffButtons } from './StaffButtons.tsx';
import type { Match, MatchView } from '../match.ts';
import { useMoveMatch } from '../use-move-match.ts';
import { refreshMatch } from '../put-match.ts';

const refusals: ReadonlySet<MatchStatus> = new Set(refusedStatuses);

/** What the reader can do about a match. Which moves are open is the server's to say. */
export const MatchActions = ({ match, view }: { match: Match; view: MatchView }) => {
  const client = useQueryClient();
  const { move, moving } = useMoveMatch(match);
  const [asked, setAsked] = useState<MatchStatus | null>(null);
  const [contract, setContract] = useState<OpenContract | null>(null);
  const isFinalised = match.status === status.finalised;

  /** A refusal, and what takes back an enrolment, asks first. */
  const start = (to: MatchStatus) => {
    if (refusals.has(to) || isFinalised) setAsked(to);
    else move(to);
  };

  const buttons = {
    match,
    moving,
    onMove: start,
    onFinalise: () => setContract('form'),
  };
  return (
    <section className={classes.actions}>
      <div>
        <h3>{messages.title}</h3>
        <p className={classes.next}>{nextSteps[view][match.status]}</p>
      </div>
      {view === 'admin' ? <StaffButtons {...buttons} /> : <PartyButtons {...buttons} view={view} />}
      {isFinalised && view !== 'candidate' && (
        <div>
          <Button onClick={() => setContract('sheet')}>{messages.seeSheet}</Button>
        </div>
      )}
      <MoveQuestion
        match={match}
        view={view}
        to={asked}
        onClose={() => setAsked(null)}
        onConfirm={(to) => {
          setAsked(null);
          move(to);
        }}
      />
      <ContractDialogs
        match={match}
        opened={contract}
        onClose={() => setContract(null)}
        onChanged={() => void refreshMatch(client, match.id)}
      />
    </section>
  );
};
