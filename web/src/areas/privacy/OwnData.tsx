import { useState } from 'react';
import { apiFile } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { saveFile } from '../../platform/data/save-file.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { deletionMessages, ownDataMessages as messages } from './messages.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import classes from '../accounts/Profile.module.css';

/** What is stored on the account, to take along or to have deleted. */
export const OwnData = ({ headingId }: { headingId: string }) => {
  const [leaving, setLeaving] = useState(false);
  const download = useAction({
    run: () => apiFile('GET /own-data/'),
    working: messages.preparing,
    done: messages.downloaded,
    failed: messages.downloadFailed,
    onDone: saveFile,
  });
  return (
    <>
      <h2 id={headingId}>{messages.title}</h2>
      <p className={classes.hint}>{messages.downloadHint}</p>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        {messages.download}
      </Button>
      <div className={classes.farewell}>
        <p className={classes.hint}>{deletionMessages.hint}</p>
        <Button variant="danger" onClick={() => setLeaving(true)}>
          {deletionMessages.open}
        </Button>
      </div>
      <AccountDeletion opened={leaving} onClose={() => setLeaving(false)} />
    </>
  );
};
