import { status } from '@tandem/domain/matches/match';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { dotted } from '../../../ui/dotted.ts';
import { UnsentDraft } from '../../drafts/UnsentDraft.tsx';
import { NeedMark } from '../ActiveMark.tsx';
import { possibleWith } from '../closing/possible-with.ts';
import { needMessages } from '../messages.ts';
import type { Opened } from '../NeedDialogs.tsx';
import { valuesOf, type Need } from '../need-values.ts';
import { TestLink } from '../tutor/TestLink.tsx';
import { MatchesOfNeed } from './MatchesOfNeed.tsx';
import { foldedMessages as messages } from './messages.ts';
import { needInShort, nextWith } from './need-in-short.ts';
import { NeedActions } from './NeedActions.tsx';
import { NeedBody } from './NeedBody.tsx';
import classes from './FoldedNeed.module.css';

interface FoldedNeedProps {
  need: Need;
  opened: boolean;
  onToggle: () => void;
  onOpen: (opened: Opened) => void;
}

const waitingStatus = { finalise: status.fullyAccepted, answer: status.pending };

const Next = ({ need, onToggle }: Pick<FoldedNeedProps, 'need' | 'onToggle'>) => {
  const next = nextWith(need);
  if (next === null) return null;
  const label = needMessages.of(messages.next[next], need.title);
  return (
    <div className={classes.next}>
      {next === 'test' ? (
        <Button size="sm" aria-label={label} onClick={onToggle}>
          {messages.next.test}
        </Button>
      ) : (
        <ButtonLink
          size="sm"
          aria-label={label}
          to={`/company/matches?need=${need.id}&status=${waitingStatus[next]}`}
        >
          {messages.next[next]}
        </ButtonLink>
      )}
    </div>
  );
};

/** A need where many stand below each other, or on a telephone: its line, the one thing to do, and on a press the rest. */
export const FoldedNeed = ({ need, opened, onToggle, onOpen }: FoldedNeedProps) => {
  const possible = possibleWith(need);
  return (
    <Card as="li" className={classes.card ?? ''} data-open={opened || undefined}>
      <Fold
        id={`need-${need.id}`}
        level={3}
        variant="card"
        className={classes.head}
        title={need.title}
        about={dotted(needInShort(need))}
        opened={opened}
        onToggle={onToggle}
        cells={
          <span className={classes.state}>
            <NeedMark need={need} />
          </span>
        }
      >
        <div className={classes.body}>
          {possible.changes && (
            <UnsentDraft
              form={`need-${need.id}`}
              initial={valuesOf(need)}
              button={needMessages.edit}
            />
          )}
          {possible.test && <TestLink need={need} />}
          <MatchesOfNeed need={need} />
          <NeedBody need={need} />
          <NeedActions need={need} onOpen={onOpen} />
        </div>
      </Fold>
      {!opened && <Next need={need} onToggle={onToggle} />}
    </Card>
  );
};
