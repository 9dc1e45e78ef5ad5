import { api, apiFile } from '../../platform/api/client.ts';
import { saveFile } from '../../platform/data/save-file.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { ExportRecord } from './export-progress.ts';
import { exportsMessages as messages } from './messages.ts';

/** Milliseconds that a long file may take. */
const patience = 300_000;

/** What can be done with a file that was asked for. */
export const ExportActions = ({
  record: { id, list, state, created_at: at },
}: {
  record: ExportRecord;
}) => {
  const name = messages.name(messages.lists[list], at);
  const params = { id };
  const download = useAction({
    run: () => apiFile('GET /exports/{id}/file/', { params, timeout: patience }),
    failed: messages.downloadFailed,
    onDone: saveFile,
  });
  const removal = useAction({
    run: () => api('DELETE /exports/{id}/', { params }),
    done: messages.removed,
    failed: messages.removeFailed,
    changes: ['GET /exports/'],
  });
  return (
    <Row>
      {state === 'done' && (
        <Button
          size="sm"
          aria-label={messages.downloadOf(name)}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {messages.download}
        </Button>
      )}
      <IconButton label={messages.remove(name)} onClick={() => removal.mutate()}>
        <TrashIcon />
      </IconButton>
    </Row>
  );
};
