import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../platform/database/embedded/lock.ts';
import { beginFilling, endFilling, readShowcase } from './demo-folder.ts';

const showcase = {
  superuser: 'direction@exemple.fr',
  manager: 'responsable@exemple.fr',
  candidate: 'candidate@exemple.fr',
  company: 'entreprise@exemple.fr',
  password: 'Tandem-2026!',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tandem-demo-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (...names: string[]): void => {
  for (const name of names) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'something'), 'x');
  }
};

describe('the data folder of the demo', () => {
  it('shows its accounts once it is filled, not before', () => {
    expect(readShowcase(folder)).toBeNull();
    beginFilling(folder);
    expect(readShowcase(folder)).toBeNull();
    endFilling(folder, showcase);
    expect(readShowcase(folder)).toEqual(showcase);
  });

  it('loses what an interrupted filling has left, and keeps its secret', () => {
    beginFilling(folder);
    put('database', 'database.new', 'files', 'outbox');
    writeFileSync(path.join(folder, 'secret'), 'kept');
    beginFilling(folder);
    for (const gone of ['database', 'database.new', 'files', 'outbox'])
      expect(existsSync(path.join(folder, gone))).toBe(false);
    expect(existsSync(path.join(folder, 'secret'))).toBe(true);
  });

  it('is not filled where there are data that the demo has not made', () => {
    put('database', 'files');
    expect(() => beginFilling(folder)).toThrow(/^DATA_DIR is wrong: /);
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'files']);
    expect(existsSync(path.join(folder, 'database', 'something'))).toBe(true);
  });

  it('is left alone while another process works in it', () => {
    beginFilling(folder);
    put('database');
    const other = lockFolder(folder);
    try {
      expect(() => beginFilling(folder)).toThrow('in use by another running Tandem');
    } finally {
      other?.release();
    }
    expect(existsSync(path.join(folder, 'database', 'something'))).toBe(true);
  });
});
