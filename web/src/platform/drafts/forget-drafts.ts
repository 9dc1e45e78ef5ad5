import { dropDrafts, dropOldWords, oldestWords } from './device-drafts.ts';
import { dropFiles, dropOldFiles } from './kept-files.ts';

/** Drops the drafts and files on this device, but for one account. */
export const forgetDrafts = (except: string | null): void => {
  dropDrafts(except);
  void dropFiles(except);
};

/** Drops what nobody has gone on with for a month, with the files where nobody is signed in. */
export const forgetOldDrafts = (now: number, isSignedIn: boolean): void => {
  dropOldWords(now, isSignedIn);
  if (!isSignedIn) void dropOldFiles(oldestWords(now));
};
