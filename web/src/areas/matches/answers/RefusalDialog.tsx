import { reasonOf, type RefusingSide } from '@tandem/domain/matches/refusal-reasons';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import { refusalMessages as messages } from './messages.ts';
import classes from './RefusalDialog.module.css';
import { ReasonChoice } from './ReasonChoice.tsx';
import { noWords, saidOf, type Said } from './said.ts';

const longestComment = 1000;

interface RefusalDialogProps {
  opened: boolean;
  /** Who says no, or for whom the staff record it. */
  side: RefusingSide;
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
  text,
  confirm,
  optional = false,
  children,
  onConfirm,
  onClose,
}: RefusalDialogProps) => {
  const [words, setWords] = useState(noWords);
  const [isMissing, setMissing] = useState(false);
  const told = words.reason && reasonOf(side, words.reason)?.told;
  const submit = () => {
    if (words.reason === null && !optional) setMissing(true);
    else onConfirm(saidOf(words));
  };
  return (
    <Stack>
      <p>{text}</p>
      <ReasonChoice
        side={side}
        value={words.reason}
        onChange={(reason) => {
          setMissing(false);
          setWords({ ...words, reason, tell: reason !== null && words.tell });
        }}
        optional={optional}
        error={isMissing ? messages.reasonMissing : undefined}
      />
      {told && (
        <CheckboxField
          label={messages.tell[side]}
          description={words.tell ? messages.told(told) : messages.notTold}
          value={words.tell}
          onChange={(tell) => setWords({ ...words, tell })}
        />
      )}
      {(words.reason !== null || optional) && (
        <TextAreaField
          label={messages.comment}
          description={messages.commentHint}
          maxLength={longestComment}
          minRows={2}
          autosize
          value={words.comment}
          onChange={(event) => setWords({ ...words, comment: event.currentTarget.value })}
        />
      )}
      {children}
      <p className={classes.later}>{messages.later}</p>
      <div className={classes.actions} data-ready={words.reason !== null || undefined}>
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

/** Asks why, quickly, before somebody says no; what was filled in is forgotten when it closes. */
const RefusalDialog = (props: RefusalDialogProps) => (
  <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
    {props.opened && <Questions {...props} />}
  </Dialog>
);

export default RefusalDialog;
