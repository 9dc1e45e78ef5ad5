import { apiFile, ApiError } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { resumeDownloadMessages as messages } from '../messages.ts';
import { notify } from '../../../platform/notify/notify.ts';

/** The resume that a sheet names by its path. */
export const fetchResume = (path: string): Promise<{ blob: Blob; name: string }> =>
  apiFile('GET /download/{filename}/', { params: { filename: path.split('/').at(-1) ?? '' } });

/** Saves the resume that a sheet names; says so where there is none. */
export const useResumeDownload = (fetchFile = fetchResume) => {
  const { mutate, isPending } = useAction({
    run: fetchFile,
    failed: (error) =>
      error instanceof ApiError && error.status === 404 ? messages.missing : messages.failed,
    onDone: saveFile,
  });
  return {
    download: (path: string | null) => {
      if (path) mutate(path);
      else notify.error(messages.missing);
    },
    busy: isPending,
  };
};
