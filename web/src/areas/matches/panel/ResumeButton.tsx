import { resumeDownloadMessages as messages } from '../../candidates/messages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useResumeDownload } from '../../candidates/resume-download.ts';

/** Saves the resume that a sheet names; says so where there is none. */
export const ResumeButton = ({ path }: { path: string | null }) => {
  const { download, busy } = useResumeDownload();
  return (
    <div>
      <Button
        size="sm"
        busy={busy}
        disabledBecause={!path && messages.missing}
        onClick={() => download(path)}
      >
        {messages.download}
      </Button>
    </div>
  );
};
