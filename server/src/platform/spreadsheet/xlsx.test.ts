import { buffer, text } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { streamCsv } from './csv.ts';
import { streamXlsx, type StreamedSheet } from './xlsx.ts';

const sheet: StreamedSheet = {
  name: 'Journal: tout',
  titles: ['Quand', 'Jour', 'Texte', 'Nombre'],
  count: 2,
  rows: () => [
    [[{ at: '2026-11-21T22:30:00.000Z' }, { day: '2026-09-01' }, '=1+1 & <b>\u0001', 87.5]],
    [[null, null, '', 0]],
  ],
};

const partsOf = async () => {
  const parts = unzipSync(new Uint8Array(await buffer(streamXlsx([sheet], new Date()))));
  return (name: string) => Buffer.from(parts[name] ?? []).toString();
};

test('a spreadsheet of types: moments by the clock of Paris, days, numbers, text that is text', async () => {
  const part = await partsOf();
  expect(part('xl/workbook.xml')).toContain('name="Journal  tout"');
  const xml = part('xl/worksheets/sheet1.xml');
  // 21 November 2026, 23:30 in Paris.
  expect(xml).toMatch(/<c s="4"><v>46347\.979\d*<\/v><\/c><c s="3"><v>46266<\/v><\/c>/);
  expect(xml).toContain(
    '<c t="inlineStr" s="2"><is><t xml:space="preserve">=1+1 &amp; &lt;b&gt;</t></is></c>',
  );
  expect(xml).toContain('<row><c/><c/><c/><c><v>0</v></c></row>');
  expect(xml).toContain('<autoFilter ref="A1:D3"/>');
  expect(xml).toContain('state="frozen"');
});

test('columns are as wide as what the first rows say, within bounds', async () => {
  const long = { ...sheet, rows: () => [[['x'.repeat(30), 'y'.repeat(300), null, 1]]] };
  const parts = unzipSync(new Uint8Array(await buffer(streamXlsx([long], new Date()))));
  const xml = Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect([...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([
    32, 60, 12, 12,
  ]);
  expect(xml).toContain('x'.repeat(30));
});

test('the same as text that holds no formula', async () => {
  expect(await text(streamCsv(sheet))).toBe(
    "\uFEFFQuand;Jour;Texte;Nombre\r\n21/11/2026 23:30;01/09/2026;'=1+1 & <b>\u0001;87,5\r\n;;;0\r\n",
  );
});
