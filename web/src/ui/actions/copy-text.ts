import { copyMessages } from '../messages.ts';
import { notify } from '../../platform/notify/notify.ts';

/** Puts a text, usually a link, on the clipboard and says so. */
export const copyText = async (text: string, done = copyMessages.linkCopied): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    // Refused by the browser, or a page without https.
    notify.error(copyMessages.failed(text));
  }
};
