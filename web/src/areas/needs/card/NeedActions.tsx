import { Button } from '../../../ui/actions/Button.tsx';
import { NeedStateButton } from '../closing/NeedStateButton.tsx';
import { possibleWith } from '../closing/possible-with.ts';
import { needMessages as messages } from '../messages.ts';
import type { Opened } from '../NeedDialogs.tsx';
import type { Need } from '../need-values.ts';
import classes from './NeedCard.module.css';

interface NeedActionsProps {
  need: Need;
  onOpen: (opened: Opened) => void;
}

/** What its company may do with a need. */
export const NeedActions = ({ need, onOpen }: NeedActionsProps) => {
  const { title } = need;
  const { changes } = possibleWith(need);
  return (
    <div className={classes.actions}>
      {changes && (
        <Button
          size="sm"
          aria-label={messages.of(messages.edit, title)}
          onClick={() => onOpen({ kind: 'form', need })}
        >
          {messages.edit}
        </Button>
      )}
      <Button
        size="sm"
        aria-label={messages.of(messages.duplicate, title)}
        onClick={() => onOpen({ kind: 'duplicate', need })}
      >
        {messages.duplicate}
      </Button>
      {changes && (
        <>
          <NeedStateButton need={need} staff={false} />
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.of(messages.delete, title)}
            onClick={() => onOpen({ kind: 'delete', need })}
          >
            {messages.delete}
          </Button>
        </>
      )}
    </div>
  );
};
