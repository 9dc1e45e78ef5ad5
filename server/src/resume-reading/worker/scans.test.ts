import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { encode } from 'jpeg-js';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codePicture, drawnCode } from '../testing/test-codes.ts';
import { formsInForms } from '../testing/hostile-pdfs.ts';
import { withoutLetterNames } from '../testing/test-fonts.ts';
import { drawn, writePdf } from '../testing/test-pdf.ts';
import { makeDocx, makePng } from '../../testing/office-files.ts';
import { unhurried } from '../../testing/product/unhurried.ts';
import { openPdfReader, type PdfReader } from './pdf-reader.ts';

/** A printed page as a scanner gives it, 150 points an inch. */
const scan = readFileSync(new URL('../../testing/files/scan.png', import.meta.url));
const today = new Date(2026, 2, 15);

describe('a page without text', () => {
  let reader: PdfReader;
  beforeAll(() => {
    // What time is given for is tried below.
    reader = openPdfReader(unhurried);
  });
  afterAll(() => reader.close());

  it('is recognised letter by letter, as a photograph and as the PDF file made of it', async () => {
    const { pdf, text } = await reader.read(scan);
    expect(text).toBe('');
    for (const file of [scan, pdf ?? new Uint8Array()])
      expect(await reader.readFields(file, today)).toMatchObject({
        hasText: true,
        isRecognised: true,
        email: 'zoe.darc@exemple.fr',
        phone: '+33639981234',
        diploma: { title: 'Bac STMG', level: '4' },
        languages: ['Anglais'],
      });
  });

  it('with its contact data in a picture has them read there, and all else in its text', async () => {
    const doc = new PDFDocument({ size: 'A4' });
    doc.image(scan, 0, 0, { width: 595 }).addPage();
    for (const line of ['EXPÉRIENCES', 'Été 2024 : vendeuse, tenue de caisse et mise en rayon'])
      doc.text(line);
    doc.text('FORMATION').text('2022 - 2024 BTS Comptabilité et gestion, obtenu, Lyon').end();
    expect(await reader.readFields(await buffer(doc), today)).toMatchObject({
      isRecognised: true,
      email: 'zoe.darc@exemple.fr',
      phone: '+33639981234',
      diploma: { level: '5' },
    });
  });

  it('within a Word document is recognised, and is the page that companies see', async () => {
    const file = zipSync({
      'word/document.xml': strToU8('<w:p><w:r><w:drawing/></w:r></w:p>'),
      'word/media/image1.png': new Uint8Array(scan),
    });
    const { text, pdf } = await reader.read(file);
    expect(text).toBe('');
    expect(Buffer.from(pdf ?? []).includes('/Subtype /Image')).toBe(true);
    expect(await reader.readFields(file, today)).toMatchObject({
      isRecognised: true,
      email: 'zoe.darc@exemple.fr',
      phone: '+33639981234',
    });
  });

  it('of which the text is no language is read as it is shown', async () => {
    const file = await withoutLetterNames([
      'Zoé Darc',
      'Je cherche une alternance dans la vente à Lyon',
      'zoe.darc@exemple.fr',
      '06 39 98 12 34',
      'Formation',
      '2022 - 2025 : Bac STMG, Lycée Marie-Curie, Lyon',
    ]);
    const { text } = await reader.read(file);
    expect(text).not.toContain('Bac');
    expect(await reader.readFields(file, today)).toMatchObject({
      isRecognised: true,
      email: 'zoe.darc@exemple.fr',
      phone: '+33639981234',
      diploma: { title: 'Bac STMG' },
    });
  });

  it('among its text has the codes of its pictures read, and no letter of them where these say it all', async () => {
    const profile =
      'Je cherche une alternance dans la vente, en contrat d’apprentissage, dès la rentrée';
    const lines = ['# Zoé Darc', profile, '# Langues', 'Anglais B2'];
    const card = 'MECARD:N:Darc,Zoé;TEL:0639981234;EMAIL:zoe.darc@exemple.fr;;';
    const { width, height, grey } = codePicture(card, 4);
    const data = new Uint8Array([...grey].flatMap((light) => [light, light, light, 255]));
    const document = zipSync({
      ...unzipSync(makeDocx(lines)),
      'word/media/image1.jpg': new Uint8Array(encode({ width, height, data }, 90).data),
      'word/media/image2.png': new Uint8Array(scan),
    });
    const page =
      lines.map((line, at) => drawn(line.replace('# ', ''), 60, 60 + 40 * at, 12)).join('') +
      drawnCode(card, 450, 30);
    for (const file of [document, writePdf([page])])
      expect(await reader.readFields(file, today)).toMatchObject({
        isRecognised: false,
        email: 'zoe.darc@exemple.fr',
        phone: '+33639981234',
        languages: ['Anglais'],
      });
    const half = page + drawn('zoe@exemple.fr', 60, 80);
    expect(await reader.readFields(writePdf([half]), today)).toMatchObject({
      isRecognised: false,
      email: 'zoe@exemple.fr',
      phone: '+33639981234',
    });
  });

  it('on which nothing stands has no text, and is no failure', async () => {
    expect(await reader.readFields(makePng(), today)).toMatchObject({
      hasText: false,
      isRecognised: false,
      email: null,
    });
  });

  /** A photograph of nothing whose head says how large it is: as large as it says it is decoded. */
  const blankOf = (width: number, height: number): Buffer => {
    const data = { width: 8, height: 8, data: new Uint8Array(256).fill(255) };
    const tile = Buffer.from(encode(data, 50).data);
    const head = tile.indexOf(Buffer.from([0xff, 0xc0]));
    tile.writeUInt16BE(height, head + 5);
    tile.writeUInt16BE(width, head + 7);
    return tile;
  };
  const tooLarge = { hasText: false, isTooLarge: true };

  it('that is larger than can be looked at is said to be', async () => {
    const doc = new PDFDocument({ size: 'A4', compress: true });
    const blank = blankOf(6100, 6100);
    doc.image(blank, 0, 0, { width: 595 }).end();
    for (const file of [await buffer(doc), blank])
      expect(await reader.readFields(file, today)).toMatchObject(tooLarge);
  });

  it('of 600 points an inch is not too large, save where there is little memory', async () => {
    const page = blankOf(4960, 7016);
    // It may be given up for its memory, in a thread that holds what is left of others.
    expect(await reader.readFields(page, today)).toMatchObject({ isTooLarge: false });
    const sparing = openPdfReader({ ...unhurried, isSparing: true });
    expect(await sparing.readFields(page, today)).toMatchObject(tooLarge);
    await sparing.close();
  });

  it('is answered when the time is up, with what was read by then', async () => {
    const hasty = openPdfReader({ pictureWithinMs: 1, textWithinMs: 1 });
    const doc = new PDFDocument({ size: 'A4' });
    doc.image(scan, 0, 0, { width: 595 }).addPage();
    doc.text('EXPÉRIENCES').text('Été 2024 : vendeuse, tenue de caisse et mise en rayon, à Lyon');
    doc.text('FORMATION').text('2022 - 2024 BTS Comptabilité et gestion, obtenu, Lyon').end();
    expect(await hasty.readFields(await buffer(doc), today)).toMatchObject({
      hasText: true,
      isRecognised: false,
      isCutShort: true,
      email: null,
      diploma: { level: '5' },
    });
    expect(await hasty.readFields(scan, today)).toMatchObject({
      hasText: false,
      isRecognised: false,
      isCutShort: true,
    });
    await hasty.close();
  });

  it('that draws forms in forms without end is given up long before its time is over', async () => {
    const hasty = openPdfReader({ ...unhurried, drawingMs: 100 });
    expect(await hasty.readFields(formsInForms, today)).toMatchObject({
      isRecognised: false,
      isCutShort: true,
    });
    await hasty.close();
  }, 15_000);

  it('is not waited for by files that have text, and closing does not wait for it either', async () => {
    const own = openPdfReader();
    const reading = own.readFields(scan, today);
    await own.close();
    await expect(reading).rejects.toMatchObject({ code: 'unreadable_pdf' });
  });
});
