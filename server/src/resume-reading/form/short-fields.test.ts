import { getResolvedPDFJS } from 'unpdf';
import { expect, it } from 'vitest';
import { makePdfForm } from '../../testing/pdf-form.ts';
import { fillForm } from './form.ts';
import { sizeThatFits } from './short-fields.ts';

const long = 'Communauté de communes du Pays des Exemples et de la Vallée';

/** How high the letters of the name are in what is drawn, in points, with what stands there. */
const drawn = async (text: string) => {
  const bytes = await fillForm(new Uint8Array(makePdfForm()), [
    { name: 'champ_nom', kind: 'text', text },
    { name: 'champ_cases', kind: 'text', text: '31/08/2028' },
  ]);
  const { getDocument, OPS } = await getResolvedPDFJS();
  const loading = getDocument({ data: bytes });
  const page = await (await loading.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const sizes = fnArray.flatMap((fn, index) =>
    fn === OPS.setFont ? [Number((argsArray[index] as unknown[])[1])] : [],
  );
  const fields = (await page.getAnnotations()) as { fieldName: string; fieldValue: string }[];
  await loading.destroy();
  const valueOf = (name: string) => fields.find(({ fieldName }) => fieldName === name)?.fieldValue;
  return { sizes, name: valueOf('champ_nom'), day: valueOf('champ_cases') };
};

it('makes letters smaller where the form fixes their size and would cut the text', async () => {
  const { sizes, name, day } = await drawn(long);
  expect({ name, day }).toEqual({ name: long, day: '31082028' });
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes)).toBeLessThan(8);
  expect(Math.max(...sizes)).toBe(10);
});

it('leaves the letters of texts that have room as the form wants them', async () => {
  expect((await drawn('Marchand')).sizes).toEqual([10, 10]);
});

/** How far the lowest line of each field with several lines stands above its lower edge, and the signs that are drawn there. */
const lowest = async (form: Buffer, filled: readonly [name: string, text: string][]) => {
  const bytes = await fillForm(
    new Uint8Array(form),
    filled.map(([name, text]) => ({ name, kind: 'text', text })),
  );
  const { getDocument, OPS } = await getResolvedPDFJS();
  const loading = getDocument({ data: bytes });
  const page = await (await loading.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const fields = new Map<string, { low: number; signs: string }>();
  let current = { low: Infinity, signs: '' };
  let at = 0;
  for (const [index, fn] of fnArray.entries()) {
    const args = argsArray[index] as unknown[];
    if (fn === OPS.beginAnnotation) {
      current = { low: Infinity, signs: '' };
      fields.set(String(args[0]), current);
    } else if (fn === OPS.setTextMatrix)
      at = Number((args.flat() as Record<number, number>)[5] ?? (args[0] as number[])[5]);
    else if (fn === OPS.moveText) at += Number(args[1]);
    else if (fn === OPS.showText) {
      current.low = Math.min(current.low, at);
      current.signs += (args[0] as { unicode?: string }[]).map(({ unicode }) => unicode).join('');
    }
  }
  const told = (await page.getAnnotations()) as { id: string; fieldName: string }[];
  await loading.destroy();
  return (name: string) => fields.get(told.find(({ fieldName }) => fieldName === name)?.id ?? '');
};

const multiline = 4096;

it('prints the whole of a text of several lines, whether the form fixes the size of its letters or not', async () => {
  const rows = [0, 10].flatMap((size) =>
    [12, 20, 30].flatMap((height) =>
      [60, 100, 200].map((width) => ({
        name: `lignes_${size}_${height}_${width}`,
        flags: multiline,
        rect: [20, 20, 20 + width, 20 + height],
        size,
      })),
    ),
  );
  const find = await lowest(
    makePdfForm(rows),
    rows.map(({ name }) => [name, long]),
  );
  const whole = long.replaceAll(/\s/g, '');
  const cut = rows.filter(({ name }) => {
    const { signs = '', low = 0 } = find(name) ?? {};
    return signs.replaceAll(/\s/g, '') !== whole || low <= 0;
  });
  expect(cut).toEqual([]);
});

it('leaves letters as the form wants them where signs have boxes, where they have no size, and where all has room', () => {
  const field = { id: '6R', rect: [0, 0, 100, 20], defaultAppearanceData: { fontSize: 10 } };
  expect(sizeThatFits(long, field)).toBe(0);
  expect(sizeThatFits(long, { ...field, multiLine: true })).toBeLessThan(6);
  for (const other of [
    { rect: [0, 0, 20, 600], rotation: 90 },
    { comb: true },
    { defaultAppearanceData: { fontSize: 0 } },
    { multiLine: true, rect: [0, 0, 200, 60] },
  ])
    expect(sizeThatFits(long, { ...field, ...other })).toBeNull();
});
