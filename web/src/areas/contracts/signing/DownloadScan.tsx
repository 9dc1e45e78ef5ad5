import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { signingMessages as messages } from './messages.ts';

/** Downloads one paper that was signed; `of` says which one. */
export const DownloadScan = ({ id, of }: { id: number; of: string }) => {
  const opening = useAction({
    run: async () => saveFile(await apiFile('GET /contract/scans/{id}/', { params: { id } })),
    failed: messages.openFailed,
  });
  return (
    <Button
      aria-label={messages.openOf(of)}
      busy={opening.isPending}
      onClick={() => opening.mutate()}
    >
      {messages.open}
    </Button>
  );
};
