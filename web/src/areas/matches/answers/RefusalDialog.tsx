import { reasonKeysOf, reasonOf, type RefusingSide } from '@tandem/domain/matches/refusal-reasons';
import { useState, type ReactNode } from 'react';
import { useKeptState } from '../../../platform/drafts/use-kept-words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Resumed } from '../../../ui/forms/Resumed.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import { refusalMessages as messages } from './messages.ts';
import classes from './RefusalDialog.module.css';
import { ReasonChoice } from './ReasonChoice.tsx';
import { saidOf, type Said } from './said.ts';

const longestComment = 1000;

/** No reason is chosen yet. */
const noWords = { reason: '', comment: '', tell: false };

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
  const { values: words, change, resumed, startOver } = useKeptState(keptAs, noWords);
  const [isMissing, setMissing] = useState(false);
  const reason = reasonKeysOf[side].find((key) => key === words.reason) ?? null;
  const told = reason && reasonOf(side, reason)?.told;
  const submit = () => {
    if (reason === null && !optional) setMissing(true);
    else onConfirm(saidOf({ ...words, reason }));
  };
  return (
    <Stack>
      <p>{text}</p>
      <ReasonChoice
        side={side}
        value={reason}
        onChange={(chosen) => {
          setMissing(false);
          change({ reason: chosen ?? '', tell: chosen !== null && words.tell });
        }}
        optional={optional}
        error={isMissing ? messages.reasonMissing : undefined}
      />
      {/* Below the reasons, which are tapped at the same place each time. */}
      {resumed && <Resumed onStartOver={startOver} />}
      {told && (
        <CheckboxField
          label={messages.tell[side]}
          description={words.tell ? messages.told(told) : messages.notTold}
          value={words.tell}
          onChange={(tell) => change({ tell })}
        />
      )}
      {(reason !== null || optional) && (
        <TextAreaField
          label={messages.comment}
          description={messages.commentHint}
          maxLength={longestComment}
          minRows={2}
          autosize
          value={words.comment}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
      )}
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
