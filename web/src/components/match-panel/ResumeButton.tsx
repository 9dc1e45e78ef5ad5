import { apiFile } from '../../api.ts';
import { saveFile } from '../../data/save-file.ts';
import { useAction } from '../../data/use-action.ts';
import { matchPanelMessages as messages } from '../../messages/matches.ts';
import { Button } from '../Button.tsx';

/** Saves the resume that a sheet names; says so where there is none. */
export const ResumeButton = ({ path }: { path: string | null }) => {
  const filename = path?.split('/').at(-1) ?? '';
  const download = useAction({
    run: () => apiFile('GET /download/{filename}/', { params: { filename } }),
    failed: messages.resumeFailed,
    onDone: saveFile,
  });
  return (
    <div>
      <Button
        size="sm"
        busy={download.isPending}
        disabledBecause={filename === '' && messages.noResume}
        onClick={() => download.mutate()}
      >
        {messages.downloadResume}
      </Button>
    </div>
  );
};
