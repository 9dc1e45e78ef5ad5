import { randomInt } from 'node:crypto';
import {
  drawRecoverySigns,
  readTypedCode,
  recoveryCode,
  recoveryCodesEach,
} from '@tandem/domain/accounts/second-factor';
import { hashPassword } from '../../../platform/security/passwords/passwords.ts';

export interface NewRecoveryCodes {
  /** As they are shown, once. */
  shown: string[];
  kept: { name: string; hash: string }[];
}

/**
 * Ten codes, of which no two have the same name. 39 secret bits each, hashed as passwords are: with so few a plain hash could be
 * undone by whoever has the database.
 */
export const makeRecoveryCodes = async (host: string): Promise<NewRecoveryCodes> => {
  const byName = new Map<string, { shown: string; rest: string }>();
  while (byName.size < recoveryCodesEach) {
    const shown = recoveryCode(drawRecoverySigns((count) => randomInt(count)));
    const read = readTypedCode(shown);
    if (read?.kind === 'recovery') byName.set(read.name, { shown, rest: read.rest });
  }
  const codes = [...byName];
  return {
    shown: codes.map(([, { shown }]) => shown),
    kept: await Promise.all(
      codes.map(async ([name, { rest }]) => ({
        name,
        hash: await hashPassword(rest, { key: host }),
      })),
    ),
  };
};
