import { statSync } from 'node:fs';
import type { Config } from '../config.ts';
import { readSecrets } from './kept-secret.ts';

/** The secrets that are known now: the first seals and signs, the others still open what they sealed. */
export type Keyring = () => readonly string[];

/**
 * The secrets of a file, looked at again whenever it has been replaced: a rotation by another process holds at once for
 * all that share the file.
 */
const fileKeyring = (file: string): Keyring => {
  let seen = '';
  let secrets: readonly string[] = [];
  return () => {
    const { ino, mtimeNs, size } = statSync(file, { bigint: true });
    const stamp = `${ino} ${mtimeNs} ${size}`;
    if (stamp !== seen) {
      secrets = readSecrets(file);
      seen = stamp;
    }
    return secrets;
  };
};

export const openKeyring = ({
  secretKey,
  secretKeyBefore,
  secretFile,
}: Pick<Config, 'secretKey' | 'secretKeyBefore' | 'secretFile'>): Keyring => {
  if (secretFile !== null) return fileKeyring(secretFile);
  const given = [secretKey, ...(secretKeyBefore === null ? [] : [secretKeyBefore])];
  return () => given;
};
