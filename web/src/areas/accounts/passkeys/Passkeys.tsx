import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatAgo, formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import classes from '../Profile.module.css';
import { isPasskeyPossible } from './is-possible.ts';
import { passkeyMessages as messages } from './messages.ts';

const AddPasskeyDialog = lazyDialog(() => import('./AddPasskeyDialog.tsx'));
const RenamePasskeyDialog = lazyDialog(() => import('./RenamePasskeyDialog.tsx'));

type Passkey = Answer<'GET /passkeys/'>[number];

interface PasskeyLineProps {
  passkey: Passkey;
  onRename: () => void;
  onRevoke: () => void;
}

const PasskeyLine = ({ passkey, onRename, onRevoke }: PasskeyLineProps) => {
  const { name, created_at: created, last_used_at: used } = passkey;
  return (
    <li className={classes.device}>
      <div>
        <p>{name}</p>
        <p>
          {messages.since(formatDay(created))},{' '}
          {used === null ? messages.neverUsed : messages.lastUsed(formatAgo(used))}
        </p>
      </div>
      <div className={classes.choices}>
        <Button size="sm" aria-label={messages.renameOne(name)} onClick={onRename}>
          {messages.rename}
        </Button>
        <Button size="sm" aria-label={messages.revokeOne(name)} onClick={onRevoke}>
          {messages.revoke}
        </Button>
      </div>
    </li>
  );
};

const useRevocation = () => {
  const [asked, setAsked] = useState<Passkey | null>(null);
  const close = () => setAsked(null);
  const revoke = useAction({
    run: ({ id }: Passkey) => api('DELETE /passkeys/{id}/', { params: { id } }),
    done: messages.revoked,
    failed: messages.revokeFailed,
    changes: ['GET /passkeys/'],
    onDone: close,
  });
  const dialog = (
    <ConfirmDialog
      opened={asked !== null}
      title={messages.revokeTitle}
      confirm={messages.revoke}
      danger
      busy={revoke.isPending}
      onConfirm={() => asked && revoke.mutate(asked)}
      onClose={close}
    >
      <p>{messages.revokeText(asked?.name ?? '')}</p>
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
};

/** The keys that open the account without a password. */
export const Passkeys = ({ headingId }: { headingId: string }) => {
  const passkeys = useQuery(callQuery('GET /passkeys/'));
  const [adding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const { ask, dialog } = useRevocation();
  return (
    <>
      <h2 id={headingId}>{messages.title}</h2>
      <p className={classes.hint}>{messages.lead}</p>
      <Loaded query={passkeys} skeleton={<Skeleton lines={2} />} failure={messages.loadFailed}>
        {(list) => (
          <ul className={classes.devices}>
            {list.map((passkey) => (
              <PasskeyLine
                key={passkey.id}
                passkey={passkey}
                onRename={() => setRenamed(passkey)}
                onRevoke={() => ask(passkey)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {isPasskeyPossible() ? (
        <div className={classes.all}>
          <Button onClick={() => setAdding(true)}>{messages.add}</Button>
        </div>
      ) : (
        <p className={classes.hint}>{messages.impossible}</p>
      )}
      {adding && <AddPasskeyDialog opened onClose={() => setAdding(false)} />}
      {renamed && <RenamePasskeyDialog opened passkey={renamed} onClose={() => setRenamed(null)} />}
      {dialog}
    </>
  );
};
