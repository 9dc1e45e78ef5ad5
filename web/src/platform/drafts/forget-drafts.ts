import { dropDrafts } from './device-drafts.ts';
import { dropFiles } from './kept-files.ts';

/** Drops the drafts and files on this device, but for one account. */
export const forgetDrafts = (except: string | null): void => {
  dropDrafts(except);
  void dropFiles(except);
};
