import { zipSync, type AsyncZippable, type FlateCallback } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/**
 * Stands for `zip` of fflate, which begins threads from text for whatever is larger than 160 kB: the policy of the pages
 * allows none, and nobody is told. Whoever writes spreadsheets has a thread of their own already.
 */
export const zip = (files: AsyncZippable, told: FlateCallback): void => {
  told(null, zipSync(files));
};
