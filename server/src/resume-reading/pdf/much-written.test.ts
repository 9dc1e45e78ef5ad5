import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../testing/test-pdf.ts';
import { isMuchWritten } from './much-written.ts';

const most = 4 * 2 ** 20;
const longText = 'q Q\n'.repeat(2_000_000);

/** A file with one stream, which is not to be read whole. */
const withStream = (entries: string, content: Uint8Array, word = 'endstream'): Uint8Array =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\r\n`),
    content,
    Buffer.from(`\n${word}\nendobj\n%%EOF\n`),
  ]);

const deflated = deflateSync(longText);

describe('what is written in a PDF file', () => {
  it('is much where its streams come to it once they are written out, however they are put', () => {
    expect(isMuchWritten(writePdf([longText], { compress: true }), most)).toBe(true);
    expect(isMuchWritten(writePdf([longText]), most)).toBe(true);
    expect(isMuchWritten(writePdf(['q Q\n'], { compress: true }), most)).toBe(false);
    expect(isMuchWritten(withStream('/Filter /Fl', deflated), most)).toBe(true);
    // Without its end, and where the bytes end before the stream does.
    expect(isMuchWritten(withStream('/Filter /FlateDecode', deflated, ''), most)).toBe(true);
    const cut = withStream('/Filter /FlateDecode', deflated.subarray(0, deflated.length - 100));
    expect(isMuchWritten(cut, most)).toBe(true);
    const halves = ['q Q\n', 'Q q\n'].map((step) => step.repeat(600_000));
    expect(isMuchWritten(writePdf(halves, { compress: true }), most)).toBe(true);
    expect(
      isMuchWritten(writePdf(Array.from({ length: 3200 }, (_, page) => `% ${page}`)), most),
    ).toBe(true);
  });

  it('is no picture, no font and no file that lies in it, and nothing where it is broken', () => {
    const entries = ['/Subtype /Image', '/Length1 12', '/Subtype/Type1C', '/Type /EmbeddedFile'];
    for (const kind of entries)
      expect(isMuchWritten(withStream(`${kind} /Filter /FlateDecode`, deflated), most)).toBe(false);
    const broken = withStream('/Filter /FlateDecode', Buffer.alloc(5000, 'x'));
    expect(isMuchWritten(broken, most)).toBe(false);
    expect(isMuchWritten(Buffer.from('stream stream\nendstream stream'), most)).toBe(false);
  });
});
