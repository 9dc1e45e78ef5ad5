import { copyMessages } from '../messages/copy.ts';
import { notify } from '../notify/notify.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  text: string;
  /** Said when it is done. */
  done?: string;
}

/** Puts a text, usually a link, on the clipboard and says so. */
export const CopyButton = ({ text, done = copyMessages.linkCopied, ...props }: CopyButtonProps) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(done);
    } catch {
      // Refused by the browser, or a page without https.
      notify.error(copyMessages.failed(text));
    }
  };
  return <Button size="sm" {...props} onClick={() => void copy()} />;
};
