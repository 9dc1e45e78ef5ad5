import { formatNumber } from '../../../platform/format/numbers.ts';
import { importMessages as messages } from './messages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import classes from './Import.module.css';

interface SendingStepProps {
  done: number;
  all: number;
  /** Set while it stands still. */
  stopped: boolean;
  stopping: boolean;
  reason: string | null;
  onStop: () => void;
  onResume: () => void;
  onFinish: () => void;
}

/** How far the sending is; it can be stopped, and goes on where it stopped. */
export const SendingStep = ({
  done,
  all,
  stopped,
  stopping,
  reason,
  onStop,
  onResume,
  onFinish,
}: SendingStepProps) => {
  const progress = messages.progressOf(formatNumber(done), formatNumber(all));
  return (
    <Stack>
      <div className={classes.progress}>
        <span id="import-progress">{messages.progress}</span>
        <span className={classes.count}>{progress}</span>
        <progress
          className={classes.bar}
          aria-labelledby="import-progress"
          aria-valuetext={progress}
          max={all}
          value={done}
        />
      </div>
      <div role="status">
        {stopped && reason && <p className={classes.bad}>{reason}</p>}
        <p className={classes.hint}>{stopped ? messages.stopped : messages.keepOpen}</p>
      </div>
      <DialogActions>
        {stopped ? (
          <>
            <Button onClick={onFinish}>{messages.finish}</Button>
            <Button variant="main" data-autofocus onClick={onResume}>
              {messages.resume}
            </Button>
          </>
        ) : (
          <Button busy={stopping} onClick={onStop}>
            {stopping ? messages.stopping : messages.stop}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
};
