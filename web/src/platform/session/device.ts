/** Stays when one signs out: it shows at the next sign-in that this browser is known, and opens nothing by itself. */
const entry = 'device';

/** What past sign-ins left in this browser; empty where there was none, or nothing can be kept. */
export const leftByPastSignIns = (): string => {
  try {
    return localStorage.getItem(entry) ?? '';
  } catch {
    return '';
  }
};

export const leaveForNextSignIn = (device: string | undefined): void => {
  if (device === undefined) return;
  try {
    localStorage.setItem(entry, device);
  } catch {
    // A browser that keeps nothing is a new one each time.
  }
};
