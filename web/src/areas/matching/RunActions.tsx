import { Button } from '../../ui/actions/Button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { runMessages as messages } from './messages.ts';
import type { useMatchingRun } from './use-matching-run.ts';
import { WeightsDialog } from './WeightsDialog.tsx';

interface RunActionsProps extends ReturnType<typeof useMatchingRun> {
  /** A run leaves closed school years as they are: beside their figures none is offered. */
  mayLaunch: boolean;
}

/** Launches a run, or stops the one that is under way; what counts in it is set beside. */
export const RunActions = ({
  run,
  running,
  launch,
  stop,
  stopping,
  mayLaunch,
}: RunActionsProps) => (
  <Row>
    {run.data?.state === 'running' ? (
      <Button busy={stopping} onClick={stop}>
        {messages.stop}
      </Button>
    ) : (
      <WeightsDialog />
    )}
    {mayLaunch && (
      <Button variant="main" busy={running} onClick={launch}>
        {running ? messages.running : messages.launch}
      </Button>
    )}
  </Row>
);
