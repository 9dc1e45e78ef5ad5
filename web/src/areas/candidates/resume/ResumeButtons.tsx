import { Suspense, useId, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { resumeDownloadMessages, resumeViewMessages as messages } from '../messages.ts';
import { fetchResume, useResumeDownload } from './resume-download.ts';

const ResumePages = lazyPart(() => import('./ResumePages.tsx'));

interface ResumeButtonsProps {
  /** Names the file to `fetchFile`; null where there is none. */
  path: string | null;
  fetchFile?: typeof fetchResume;
}

/** Shows the resume that a sheet names, in its place, or saves it; says so where there is none. */
export const ResumeButtons = ({ path, fetchFile = fetchResume }: ResumeButtonsProps) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { download, busy } = useResumeDownload(fetchFile);
  const missing = !path && resumeDownloadMessages.missing;
  return (
    <Stack>
      <Row>
        <Button
          size="sm"
          aria-keyshortcuts="V"
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          disabledBecause={missing}
          onClick={() => setOpened(!opened)}
        >
          {opened ? messages.hide : messages.show}
        </Button>
        <Button size="sm" busy={busy} disabledBecause={missing} onClick={() => download(path)}>
          {resumeDownloadMessages.download}
        </Button>
      </Row>
      {opened && path && (
        <div id={id}>
          <Suspense fallback={<Skeleton lines={12} />}>
            <ResumePages name={path} load={() => fetchFile(path)} />
          </Suspense>
        </div>
      )}
    </Stack>
  );
};
