import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';

interface Row {
  id: string;
  level: string;
  met: string;
  how: string;
  shownBy: string;
}

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line): Row => {
    const [id = '', level = '', met = '', how = '', shownBy = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id, level, met, how, shownBy };
  });

const states = ['yes', 'partly', 'no', 'n/a', 'outside'];

describe('the table of security requirements', () => {
  // As many as ASVS 5.0.0 has.
  test.each([
    ['1', 70],
    ['2', 183],
  ])('has every requirement of level %s once', (level, count) => {
    const ids = rows.filter((row) => row.level === level).map(({ id }) => id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  test('says of each whether it is met, and how or why not', () => {
    for (const { id, met, how } of rows) {
      expect([id, states]).toEqual([id, expect.arrayContaining([met])]);
      expect([id, how]).not.toEqual([id, '']);
    }
  });

  test('names files that are there', () => {
    const gone = rows.filter(
      ({ shownBy }) => shownBy !== '-' && !existsSync(path.join(root, shownBy.replaceAll('`', ''))),
    );
    expect(gone).toEqual([]);
  });

  test('counts itself as it is', () => {
    for (const level of ['1', '2']) {
      const counts = states.map(
        (state) => rows.filter((row) => row.level === level && row.met === state).length,
      );
      expect(text).toContain(`| L${level} | ${counts.join(' | ')} |`);
    }
  });
});
