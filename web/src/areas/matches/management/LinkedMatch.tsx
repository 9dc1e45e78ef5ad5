import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { cardOf } from '../card-of.ts';
import { matchQuery } from '../panel/match-queries.ts';
import { oneMatchMessages } from '../panel/messages.ts';
import { matchManagementMessages as messages } from './messages.ts';
import { MatchItem } from './MatchItem.tsx';
import classes from './MatchManagement.module.css';

interface LinkedMatchProps {
  id: number;
  onClose: () => void;
}

/** A match that a link has opened, above the groups, in whichever of them it is. */
export const LinkedMatch = ({ id, onClose }: LinkedMatchProps) => {
  const heading = useId();
  const match = useQuery(matchQuery(id, true));
  return (
    <section className={classes.linked} aria-labelledby={heading}>
      <div className={classes.linkedHead}>
        <h2 id={heading}>{messages.linked}</h2>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
      <Loaded query={match} skeleton={<Skeleton height={320} />} failure={oneMatchMessages.failed}>
        {(data) => (
          <ul>
            <MatchItem match={cardOf(data)} by={null} opened onToggle={onClose} />
          </ul>
        )}
      </Loaded>
    </section>
  );
};
