import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One keyboard sends « é » as one character, another as a letter and an accent: both are the same password. */
const sameForAllKeyboards = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  hash(sameForAllKeyboards(password), options);

/** Stands in for the hash of an account that does not exist: checking it takes as long as checking a real one. */
const noOnesHash = hashPassword('no one has this password');

/** Whether `password` fits; without a hash the answer is no, in the same time. */
export const passwordFits = async (
  passwordHash: string | null,
  password: string,
): Promise<boolean> => {
  const fits = await verify(passwordHash ?? (await noOnesHash), sameForAllKeyboards(password));
  return fits && passwordHash !== null;
};
