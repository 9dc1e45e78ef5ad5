import type { RefusingSide } from '@tandem/domain/matches/refusal-reasons';
import { useState, type ReactNode } from 'react';
import { useKeptState } from '../../../platform/drafts/use-kept-words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { Resumed } from '../../../ui/forms/Resumed.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import { refusalMessages as messages } from './messages.ts';
import classes from './RefusalDialog.module.css';
import { RefusalFields } from './RefusalFields.tsx';
import { chosenReason, noRefusalWords, saidOf, type Said } from './said.ts';

interface RefusalDialogProps {
  opened: boolean;
  /** Who says no, or for whom the staff record it. */
  side: RefusingSide;
  /** Under which name the words are kept until it is said. */
  keptAs: string;
  title: string;
  text: ReactNode;
  confirm: string;
  /** The staff may not know why. */
  optional?: boolean;
  /** What stands below the reason. */
  children?: ReactNode;
  onConfirm: (said: Said) => void;
  onClose: () => void;
}

const Questions = ({
  side,
  keptAs,
  text,
  confirm,
  optional = false,
  children,
  onConfirm,
  onClose,
}: RefusalDialogProps) => {
  const { values: words, change, resumed, startOver } = useKeptState(keptAs, noRefusalWords);
  const [isMissing, setMissing] = useState(false);
  const reason = chosenReason(side, words);
  const submit = () => {
    if (reason === null && !optional) setMissing(true);
    else onConfirm(saidOf(side, words));
  };
  return (
    <Stack>
      <p>{text}</p>
      <RefusalFields
        side={side}
        value={words}
        onChange={(changed) => {
          if ('reason' in changed) setMissing(false);
          change(changed);
        }}
        optional={optional}
        error={isMissing ? messages.reasonMissing : undefined}
      >
        {resumed && <Resumed onStartOver={startOver} />}
      </RefusalFields>
      {children}
      <p className={classes.later}>{messages.later}</p>
      <div className={classes.actions} data-ready={reason !== null || undefined}>
        <DialogActions>
          <Button data-autofocus onClick={onClose}>
            {dialogMessages.cancel}
          </Button>
          <Button variant="danger" onClick={submit}>
            {confirm}
          </Button>
        </DialogActions>
      </div>
    </Stack>
  );
};

/** Asks why, quickly, before somebody says no. */
const RefusalDialog = (props: RefusalDialogProps) => (
  <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
    {props.opened && <Questions {...props} />}
  </Dialog>
);

export default RefusalDialog;
