import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../../tools/find-browser.ts';
import type { Layout } from './person.ts';

const run = (command: string, args: readonly string[], folder: string): void => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder });
  if (status === 0) return;
  throw new Error(`${command}: ${error?.message ?? `${stdout.toString()}\n${stderr.toString()}`}`);
};

const withBrowser = async (source: string, folder: string): Promise<void> => {
  const browser = await findBrowser();
  if (!browser) throw new Error('No browser to print with.');
  writeFileSync(path.join(folder, 'cv.html'), source);
  const page = pathToFileURL(path.join(folder, 'cv.html')).href;
  run(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-pdf-tagging',
      '--no-pdf-header-footer',
      '--print-to-pdf=cv.pdf',
      page,
    ],
    folder,
  );
};

const withLatex = (source: string, folder: string): void => {
  writeFileSync(path.join(folder, 'cv.tex'), source);
  run('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'cv.tex'], folder);
};

const withWriter = (source: string, folder: string): void => {
  writeFileSync(path.join(folder, 'cv.fodt'), source);
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
  run('soffice', [profile, '--headless', '--convert-to', 'pdf', 'cv.fodt'], folder);
};

/** Same length, so that every offset in the file stays true. */
const withoutTimes = (file: Buffer): Buffer =>
  Buffer.from(
    file
      .toString('latin1')
      .replace(/(?<=\/(?:CreationDate|ModDate) ?\(D:)\d{14}[^)]*/g, (time) =>
        '20260101000000Z'.padEnd(time.length, "'").slice(0, time.length),
      )
      .replace(/(?<=\/ID\s*\[\s*<)[0-9A-Fa-f]+>\s*<[0-9A-Fa-f]+(?=>)/g, (ids) =>
        ids.replace(/[0-9A-Fa-f]/g, '0'),
      )
      .replace(/(?<=\/DocChecksum \/)[0-9A-F]+/g, (sum) => '0'.repeat(sum.length)),
    'latin1',
  );

/** Makes the PDF file of a source, without the time at which it was made. */
export const print = async (tool: Layout['tool'], source: string): Promise<Buffer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tandem-resume-'));
  try {
    if (tool === 'browser') await withBrowser(source, folder);
    else (tool === 'latex' ? withLatex : withWriter)(source, folder);
    return withoutTimes(readFileSync(path.join(folder, 'cv.pdf')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
