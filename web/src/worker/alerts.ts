import { typeset } from '@tandem/domain/typography';

/** What a push message holds, as `server/src/platform/messages/send-to-device.ts` writes it. */
export interface Alert {
  text: string;
  /** Of this site: what a touch opens. */
  path: string;
  /** For the number on the icon; null where it was not said. */
  unread: number | null;
}

/** Shown for a message that cannot be read: a browser takes the permission away from whoever shows nothing. */
const unread: Alert = { text: 'Du nouveau vous attend.', path: '/', unread: null };

const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path);

export const readAlert = (message: string | undefined): Alert => {
  try {
    const read: Partial<Alert> = JSON.parse(message ?? '');
    if (typeof read.text !== 'string' || read.text === '') return unread;
    return {
      text: typeset(read.text),
      path: isPath(read.path) ? read.path : '/',
      unread: typeof read.unread === 'number' ? read.unread : null,
    };
  } catch {
    return unread;
  }
};
