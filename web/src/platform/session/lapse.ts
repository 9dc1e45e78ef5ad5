/** Seconds before its end from which a token is renewed rather than sent. */
const margin = 20;

/** Whether an access token has ended, or is about to, by this device's clock; false for what is no such token. */
export const isAboutToLapse = (access: string, now = Date.now()): boolean => {
  try {
    const claims = (access.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(claims)) as { exp?: unknown };
    return typeof exp === 'number' && exp - margin < now / 1000;
  } catch {
    return false;
  }
};
