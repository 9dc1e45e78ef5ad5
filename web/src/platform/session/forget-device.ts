import { stopAlertsUnless } from '../push/this-device.ts';
import { oldestWords } from '../drafts/device-drafts.ts';
import { forgetDrafts, forgetOldDrafts } from '../drafts/forget-drafts.ts';
import { forgetOldWaiting, forgetWaiting } from '../offline/waiting-calls.ts';

/** Drops what is kept on this device of what people typed and answered, and what it is told, but for one account. */
export const forgetDevice = (except: string | null): void => {
  forgetDrafts(except);
  forgetWaiting(except);
  stopAlertsUnless(except);
};

/** The same of what nobody has gone on with for a month. */
export const forgetOld = (now: number, isSignedIn: boolean): void => {
  forgetOldDrafts(now, isSignedIn);
  forgetOldWaiting(oldestWords(now), isSignedIn);
};
