import { getResolvedPDFJS } from 'unpdf';
import { expect, it } from 'vitest';
import { makePdfForm } from '../../testing/pdf-form.ts';
import { fillForm } from './form.ts';
import { isCut } from './short-fields.ts';

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

it('takes no text for cut where lines break, signs have boxes, or letters have no size', () => {
  const field = { id: '6R', rect: [0, 0, 100, 20], defaultAppearanceData: { fontSize: 10 } };
  expect(isCut(long, field)).toBe(true);
  expect(isCut(long, { ...field, rect: [0, 0, 20, 600], rotation: 90 })).toBe(false);
  for (const other of [
    { multiLine: true },
    { comb: true },
    { defaultAppearanceData: { fontSize: 0 } },
  ])
    expect(isCut(long, { ...field, ...other })).toBe(false);
});
