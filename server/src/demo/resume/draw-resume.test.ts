import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdfReader, type PdfReader } from '../../resume-reading/worker/pdf-reader.ts';
import { planDemo } from '../plan/plan-demo.ts';
import { drawResume } from './draw-resume.ts';
import { layouts, type LayoutName } from './layouts.ts';

const now = new Date('2026-11-20T10:00:00Z');
const sheets = planDemo('resumes', now, 120).candidates.flatMap(({ sheet }) => sheet ?? []);

let reader: PdfReader;
beforeAll(() => {
  reader = openPdfReader();
});
afterAll(() => reader.close());

/** Without white: a line may break after any hyphen. */
const flat = (text: string): string => text.replaceAll(/\s/g, '');

/** The first piece that does not follow the one before it in the text; null when all do. */
const outOfOrder = (text: string, pieces: readonly string[]): string | null => {
  let from = 0;
  for (const piece of pieces.map(flat)) {
    const at = text.indexOf(piece, from);
    if (at < 0) return piece;
    from = at + piece.length;
  }
  return null;
};

describe.each(Object.keys(layouts) as LayoutName[])('a resume in the layout %s', (layout) => {
  const drawn = sheets.filter((sheet) => sheet.layout === layout);

  it('is read back as it was written, and in that order', async () => {
    expect(drawn.length).toBeGreaterThan(8);
    for (const [colour, { resume }] of drawn.entries()) {
      const { bytes, read } = await drawResume(resume, layout, { colour, madeAt: now });
      const { text, pages } = await reader.read(bytes);
      expect(outOfOrder(flat(text), read)).toBeNull();
      expect(pages).toBe(layout === 'dossier' ? 2 : 1);
    }
  });

  it('says who it is, and how to reach them', async () => {
    const [first] = drawn;
    if (!first) throw new Error('No resume has this layout.');
    const { bytes } = await drawResume(first.resume, layout, { colour: 0, madeAt: now });
    const { text } = await reader.read(bytes);
    for (const said of [first.resume.lastName, first.resume.email, first.resume.phone])
      expect(flat(text)).toContain(flat(said));
  });
});

describe('the same resume', () => {
  it('is the same file, byte for byte', async () => {
    const [sheet] = sheets;
    if (!sheet) throw new Error('No resume.');
    const draw = () => drawResume(sheet.resume, sheet.layout, { colour: 3, madeAt: now });
    expect((await draw()).bytes).toEqual((await draw()).bytes);
  });
});
