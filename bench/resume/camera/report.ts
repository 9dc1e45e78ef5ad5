import { chromium } from '@playwright/test';
import { pictureToPdf } from '../../../server/src/resume-reading/office/to-pdf.ts';
import { readPictures } from '../../../server/src/resume-reading/scan/read-pictures.ts';
import { browserArguments } from '../../../e2e/support/browser/browser-arguments.ts';
import { findBrowser } from '../../../tools/find-browser.ts';
import type { Outcome } from '../measure.ts';
import { fieldsOf } from '../read-fields.ts';
import { casesOf, takePicture, type Part } from './cases.ts';

/** So many pages in each way of being scanned or photographed, drawn anew by a browser; none where there is no browser. */
export const readCamera = async (part: Part, seed: number, each: number): Promise<Outcome[]> => {
  const executablePath = await findBrowser();
  if (executablePath === null) return [];
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const outcomes: Outcome[] = [];
    for (const one of casesOf(part, seed, each)) {
      const file = await pictureToPdf(await takePicture(browser, one));
      const { lines } = await readPictures(new Uint8Array(file));
      const { kind, name, cv } = one;
      outcomes.push({ kind, name, found: fieldsOf(lines), expected: cv.expected });
    }
    return outcomes;
  } finally {
    await browser.close();
  }
};
