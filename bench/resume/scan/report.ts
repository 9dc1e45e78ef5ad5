import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureToPdf } from '../../../server/src/resume-reading/office/to-pdf.ts';
import { openPagePictures } from '../../../server/src/resume-reading/scan/page-raster.ts';
import { readPictures } from '../../../server/src/resume-reading/scan/read-pictures.ts';
import type { Fields, Outcome } from '../measure.ts';
import { fieldsOf } from '../read-fields.ts';
import { distorted, distortions, toPng } from './distort.ts';

const pages = path.join(import.meta.dirname, 'pages');
const corpus = path.join(import.meta.dirname, '..', 'corpus');

const expectedOf = (name: string): Fields => {
  const [file = ''] = globSync(`*/${name}.json`, { cwd: corpus });
  return JSON.parse(readFileSync(path.join(corpus, file), 'utf8')) as Fields;
};

export interface ScanLimits {
  mostPages: number;
  /** In how many ways each page is distorted at most: the hardest, which goes through most of the code. */
  mostWays: number;
}

const asPdf = async (png: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await pictureToPdf(png));

/** The first printed pages of the corpus as scanners and cameras give them, read through the engine that recognises text. */
export const readScans = async ({ mostPages, mostWays }: ScanLimits): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const files = globSync('*.png', { cwd: pages }).toSorted().slice(0, mostPages);
  for (const [index, file] of files.entries()) {
    const name = file.replace(/\.png$/, '');
    const printed = await openPagePictures(await asPdf(readFileSync(path.join(pages, file))));
    const page = await printed.draw(1);
    await printed.close();
    if (!page) throw new Error(`${file} is no picture.`);
    for (const way of distortions.slice(-mostWays)) {
      const scan = toPng(distorted(page, way, index));
      const { lines } = await readPictures(await asPdf(scan));
      outcomes.push({
        kind: way.name,
        name: `${way.name} – ${name}`,
        found: fieldsOf(lines),
        expected: expectedOf(name),
      });
    }
  }
  return outcomes;
};
