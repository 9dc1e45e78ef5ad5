import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readScreenFiles } from './screen-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tandem-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files of a screen', () => {
  writeFileSync(
    path.join(folder, 'screens.json'),
    JSON.stringify({
      '/login': ['assets/Login-1.js', 'assets/Login-2.css'],
      '/test/:token': ['assets/Test-3.js'],
      '*': ['assets/NotFound-4.js'],
    }),
  );
  const { linksFor, isScreen } = readScreenFiles(folder);

  test('are named in the page at its address, code as modules and styles as styles', () => {
    expect(linksFor('/login?suite=%2Fprofile')).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/Login-1.js">' +
        '<link rel="preload" as="style" crossorigin href="/assets/Login-2.css">',
    );
    expect(linksFor('/login/')).toBe(linksFor('/login'));
  });

  test('are found at an address with a token', () => {
    expect(linksFor('/test/abc-123')).toContain('/assets/Test-3.js');
    expect(linksFor('/test/abc/more')).toBe('');
  });

  test('tell which addresses lead to one, however these are written', () => {
    for (const url of ['/login', '/Login/?a=b', '/test/abc'])
      expect([url, isScreen(url)]).toEqual([url, true]);
    for (const url of ['/.env', '/wp-login.php', '/test', '/login/more'])
      expect([url, isScreen(url)]).toEqual([url, false]);
  });

  test('are not guessed at any other address, nor without a list', () => {
    expect(linksFor('/nulle-part')).toBe('');
    expect(readScreenFiles(path.join(folder, 'not-built')).linksFor('/login')).toBe('');
  });
});
