import { useCallback } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { saveFile } from '../../../platform/data/save-file.ts';
import { resumeMessages as messages } from './messages.ts';
import classes from './Sheet.module.css';

interface ResumeDialogProps {
  name: string;
  blob: Blob;
  opened: boolean;
  onClose: () => void;
}

/** A resume in the browser's own PDF reader. */
const ResumeDialog = ({ name, blob, opened, onClose }: ResumeDialogProps) => {
  // The browser's PDF reader refuses to work in a sandbox; what is not a PDF, it does not run.
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined;
      const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
      frame.src = `${url}#navpanes=0`;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={name}
      size="lg"
      actions={<Button onClick={() => saveFile({ name, blob })}>{messages.download}</Button>}
    >
      <iframe ref={show} className={classes.document} title={name} />
    </Dialog>
  );
};

export default ResumeDialog;
