import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigFault } from '../platform/config.ts';
import { lockFolder } from '../platform/database/embedded/lock.ts';
import type { Showcase } from './play/showcase.ts';

/** How far the filling of a data folder has come; kept in it. */
type State = { filling: true } | { showcase: Showcase };

const stateFile = (folder: string): string => path.join(folder, 'demo.json');

const readState = (folder: string): State | null => {
  const file = stateFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : null;
};

/** Whole or not at all, also when the power goes. */
const writeState = (folder: string, state: State): void => {
  const unfinished = `${stateFile(folder)}.new`;
  writeFileSync(unfinished, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, stateFile(folder));
};

/** The accounts to show; null while the folder has not been filled to the end. */
export const readShowcase = (folder: string): Showcase | null => {
  const state = readState(folder);
  return state && 'showcase' in state ? state.showcase : null;
};

/** What a filling that was interrupted may have left. */
const leftovers = ['database', 'database.new', 'files', 'outbox'];

/** Makes the folder ready to be filled. Data that the demo did not make are never touched. */
export const beginFilling = (folder: string): void => {
  if (readState(folder) === null && existsSync(path.join(folder, 'database')))
    throw new ConfigFault('DATA_DIR', 'a folder without data, or one that the demo has filled');
  const lock = lockFolder(folder);
  if (!lock) throw new Error(`The data folder ${folder} is in use by another running Tandem.`);
  try {
    writeState(folder, { filling: true });
    for (const name of leftovers) rmSync(path.join(folder, name), { recursive: true, force: true });
  } finally {
    lock.release();
  }
};

export const endFilling = (folder: string, showcase: Showcase): void => {
  writeState(folder, { showcase });
};
