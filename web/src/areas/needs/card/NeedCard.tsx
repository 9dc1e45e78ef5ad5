import { Card } from '../../../ui/layout/Card.tsx';
import { UnsentDraft } from '../../drafts/UnsentDraft.tsx';
import { NeedMark } from '../ActiveMark.tsx';
import { possibleWith } from '../closing/possible-with.ts';
import { needMessages as messages } from '../messages.ts';
import type { Opened } from '../NeedDialogs.tsx';
import { valuesOf, type Need } from '../need-values.ts';
import { TestLink } from '../tutor/TestLink.tsx';
import { MatchesOfNeed } from './MatchesOfNeed.tsx';
import { NeedActions } from './NeedActions.tsx';
import { NeedBody } from './NeedBody.tsx';
import classes from './NeedCard.module.css';

interface NeedCardProps {
  need: Need;
  onOpen: (opened: Opened) => void;
}

/** A need: what it is, what can be done with it and, while it is inactive, the test link that activates it. */
export const NeedCard = ({ need, onOpen }: NeedCardProps) => {
  const possible = possibleWith(need);
  return (
    <Card as="li" className={classes.card ?? ''}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3>{need.title}</h3>
          <NeedMark need={need} />
          <MatchesOfNeed need={need} />
        </div>
        <NeedActions need={need} onOpen={onOpen} />
      </div>
      {possible.changes && (
        <UnsentDraft form={`need-${need.id}`} initial={valuesOf(need)} button={messages.edit} />
      )}
      <NeedBody need={need} />
      {possible.test && <TestLink need={need} />}
    </Card>
  );
};
