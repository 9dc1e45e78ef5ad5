import { isOnlineOpen } from '@tandem/domain/contracts/signing/online';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { writerOf } from '../messages.ts';
import type { FileProgressAnswer } from './file-progress.ts';
import { onlineMessages as messages } from './online-messages.ts';
import classes from './Signing.module.css';

const OnlineDialog = lazyDialog(() => import('./OnlineDialog.tsx'));

const changes = [
  'GET /contract/file/{matchId}/progress/',
  'GET /contract/file/{matchId}/',
  'GET /contract/file/{matchId}/amendments/',
] as const;

interface OnlineSigningProps {
  matchId: number;
  online: FileProgressAnswer['online'];
  /** Whose signature is awaited, as far as the reader may hand it in. */
  choices: readonly Signatory[];
  /** What the file says, of how people are reached. */
  values: Readonly<Record<string, string>>;
}

const Running = ({ matchId }: { matchId: number }) => {
  const [isEnding, setEnding] = useState(false);
  const params = { matchId };
  const remind = useAction({
    run: () => api('POST /contract/file/{matchId}/online-signing/reminder/', { params }),
    done: messages.reminded,
    failed: messages.remindFailed,
    changes,
  });
  const end = useAction({
    run: () => api('DELETE /contract/file/{matchId}/online-signing/', { params }),
    done: messages.ended,
    failed: messages.endFailed,
    changes,
    onDone: () => setEnding(false),
  });
  return (
    <div className={classes.buttons}>
      <Button size="sm" busy={remind.isPending} onClick={() => remind.mutate()}>
        {messages.remind}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setEnding(true)}>
        {messages.end}
      </Button>
      <ConfirmDialog
        opened={isEnding}
        title={messages.endTitle}
        confirm={messages.end}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setEnding(false)}
      >
        <p>{messages.endText}</p>
      </ConfirmDialog>
    </div>
  );
};

/** How far what is signed online has come, for the whole file or an amendment; nothing where nobody may ask for it, and nobody has. */
const OnlineSigning = ({ matchId, online, choices, values }: OnlineSigningProps) => {
  const [isAsking, setAsking] = useState(false);
  const { may_ask: mayAsk, may_end: mayEnd, request } = online;
  if (!mayAsk && !request) return null;
  return (
    <div className={classes.online}>
      {request && (
        <p role="status">
          <strong>{messages.states[request.state]}</strong>{' '}
          <span className={classes.quiet}>
            {messages.asked(writerOf(request.asked_by), formatMoment(request.asked_at))}
          </span>
        </p>
      )}
      {request && isOnlineOpen(request.state) && (
        <p className={classes.quiet}>{messages.openText}</p>
      )}
      {mayEnd && <Running matchId={matchId} />}
      {mayAsk && (
        <div className={classes.buttons}>
          <Button onClick={() => setAsking(true)}>{messages.ask}</Button>
        </div>
      )}
      {isAsking && (
        <OnlineDialog
          matchId={matchId}
          choices={choices}
          values={values}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};

export default OnlineSigning;
