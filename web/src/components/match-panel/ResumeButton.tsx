import { resumeDownloadMessages as messages } from '../../messages/resume-download.ts';
import { Button } from '../Button.tsx';
import { useResumeDownload } from '../resume-download.ts';

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
