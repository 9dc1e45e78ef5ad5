import { formatNumber } from '../../../../platform/format/numbers.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../../ui/dialogs/Dialog.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import classes from '../Import.module.css';
import { importMessages as messages } from '../messages.ts';
import type { Import } from '../use-import.ts';

/** The rows on their way to the server; where that stops, it goes on where it was. */
export const HandingStep = ({ run }: { run: Import }) => {
  const { progress, reason } = run.handing;
  return (
    <Stack>
      <ProgressBar
        label={messages.progress}
        text={messages.progressOf(formatNumber(progress), formatNumber(run.sent.length))}
        done={progress}
        all={run.sent.length}
      />
      <div role="status">
        {reason !== null && <p className={classes.bad}>{reason}</p>}
        <p className={classes.hint}>{reason === null ? messages.keepOpen : messages.handFailed}</p>
      </div>
      {reason !== null && (
        <DialogActions>
          <Button onClick={() => run.goTo('preview')}>{messages.backToRows}</Button>
          <Button variant="main" data-autofocus onClick={run.start}>
            {messages.resume}
          </Button>
        </DialogActions>
      )}
    </Stack>
  );
};
