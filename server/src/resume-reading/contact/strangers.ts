import type { ResumeLine } from '../lines/lines.ts';
import { isProvider, ownerOf } from '../lines/mail-hosts.ts';
import { bearsName } from './names.ts';

const address =
  /(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/g;

/** How many lines before and after an address may belong to it. */
const blockReach = 2;
/** Lines of one block are at most so many times their size apart. */
const blockGap = 2.2;
const leastNamed = 0.6;

/** Whether a line names the firm whose host it is: « CFA Horizon » and « cfa-horizon ». */
const namesFirm = (key: string, host: string): boolean => {
  const owner = host.replace(/[^a-z0-9]/g, '');
  const words = new Set(key.split(/[^a-z0-9]+/).filter((word) => word.length > 2));
  const named = [...words].filter((word) => owner.includes(word));
  return named.reduce((sum, word) => sum + word.length, 0) >= leastNamed * owner.length;
};

/**
 * Lines of another's letterhead, foot or reference: those with an address that is not the person's, and those beside one
 * that name whose host it is. Their numbers and towns are not the person's either. None where no address is the person's.
 */
export const linesOfStrangers = (
  lines: readonly ResumeLine[],
  own: string | null,
  name: readonly string[],
): ReadonlySet<ResumeLine> => {
  const strangers = new Set<ResumeLine>();
  if (own === null) return strangers;
  for (const [index, line] of lines.entries()) {
    const found = [...line.key.matchAll(address)];
    const isOwn = found.some(([email]) => email === own.toLowerCase() || bearsName(email, name));
    if (found.length === 0 || isOwn) continue;
    strangers.add(line);
    const firms = found.map(([, host = '']) => ownerOf(host)).filter((one) => !isProvider(one));
    for (let at = index - blockReach; at <= index + blockReach; at += 1) {
      const near = lines[at];
      if (near?.page !== line.page || Math.abs(near.y - line.y) > blockReach * blockGap * line.size)
        continue;
      if (firms.some((firm) => namesFirm(near.key, firm))) strangers.add(near);
    }
  }
  return strangers;
};
