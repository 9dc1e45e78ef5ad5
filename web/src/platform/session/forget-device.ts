import { stopAlertsUnless } from '../push/this-device.ts';
import { forgetDrafts } from '../drafts/forget-drafts.ts';
import { forgetWaiting } from '../offline/waiting-calls.ts';

/** Drops what is kept on this device of what people typed and answered, and what it is told, but for one account. */
export const forgetDevice = (except: string | null): void => {
  forgetDrafts(except);
  forgetWaiting(except);
  stopAlertsUnless(except);
};
