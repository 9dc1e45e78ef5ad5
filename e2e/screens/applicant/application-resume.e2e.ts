import { readFileSync } from 'node:fs';
import { choice, chooseResume, newcomer, open, setUp } from '../../support/applicant-sheet.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { inWholeBrowser } from '../../support/browser/launch-options.ts';
import { expect, test } from '../../support/test.ts';
import { completeCandidate } from '../../support/world.ts';

test.use(inWholeBrowser);

test('all proposals can be taken back at once, and nothing else', async ({ page, product }) => {
  await newcomer(page, product);
  await page.getByLabel('Dernier diplôme obtenu').fill('Bac pro commerce');
  await chooseResume(page);
  await expect(choice(page, 'Ville')).toHaveValue('Villeurbanne');
  await page.getByRole('button', { name: 'Retirer les propositions' }).click();
  await expect(page.getByText('Les propositions sont retirées.')).toBeVisible();
  await expect(page.getByLabel('Choisir mon CV')).toBeFocused();
  for (const name of ['Ville', 'Lieu de recherche'])
    await expect(choice(page, name)).toHaveValue('');
  await expect(page.getByLabel('Téléphone')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Retirer Excel' })).toHaveCount(0);
  await expect(page.getByLabel('Dernier diplôme obtenu')).toHaveValue('Bac pro commerce');
  await expect(page.getByText('Proposé d’après votre CV')).toHaveCount(0);
  await expect(page.getByText('cv-zoe.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer ce fichier' }).click();
  await expect(page.getByText('cv-zoe.pdf')).toHaveCount(0);
  await expect(page.getByLabel('Choisir mon CV')).toBeFocused();
});

test('a file of another kind is refused, one that cannot be read is told in one line', async ({
  page,
  product,
}) => {
  await newcomer(page, product);
  const note = {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('Zoé, vendeuse'),
  };
  await chooseResume(page, note);
  await expect(page.getByText('Ce fichier n’est ni un PDF')).toBeVisible();
  await expectAccessible(page);
  await chooseResume(page, { ...note, buffer: Buffer.from('%PDF-1.4\nrien') });
  await expect(page.getByText('Votre CV n’a pas pu être lu automatiquement')).toBeVisible();
  await expect(page.getByText('Ce fichier n’est ni un PDF')).toHaveCount(0);
  await chooseResume(page, { ...note, name: 'photo.heic' });
  await expect(page.getByText(/photo\.heic.*ni un PDF.*Le fichier d’avant reste/)).toBeVisible();
  await expect(page.getByText(/^cv\.pdf \(/)).toBeVisible();
});

test('several photographs of one resume become one file, in their order, each as it is held', async ({
  page,
  product,
}) => {
  await newcomer(page, product);
  const photograph = async (name: string, width: number, height: number) => {
    const drawn = await page.evaluate(
      (sides) => Object.assign(document.createElement('canvas'), sides).toDataURL('image/jpeg'),
      { width, height },
    );
    return {
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(drawn.split(',')[1] ?? '', 'base64'),
    };
  };
  const pages = [await photograph('1.jpg', 30, 40), await photograph('2.jpg', 50, 40)];
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Zoé') };
  const input = page.getByLabel('Choisir mon CV');
  await input.setInputFiles([...pages, note]);
  // Told at the field, as of a single one.
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/ne peuvent être que des photos d’un même CV/);
  await input.setInputFiles(pages);
  const name = 'CV (2 photos).pdf';
  await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
  // Two blank pages are looked at in each of their quarter turns, behind whatever else this machine computes.
  const nothingRead = page.getByText(/Tandem n’y a reconnu aucun texte/);
  await expect(nothingRead).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voir mon CV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Télécharger' }).click();
  const file = readFileSync(await (await download).path(), 'latin1');
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)];
  expect(boxes.map(([, across, down]) => [across, down])).toEqual([
    ['595', '842'],
    ['842', '595'],
  ]);
});

test('the stored resume is named with its day, and can be looked at', async ({ page, product }) => {
  const { by, training } = await setUp(product);
  const person = await completeCandidate(product, by, training);
  await open(page, product, person, 'Mettre à jour');
  await expect(page.getByText(/resume\.pdf, ajouté le \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Voir mon CV' }).click();
  const dialog = page.getByRole('dialog', { name: 'resume.pdf' });
  await expect(dialog.getByTitle('resume.pdf')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger' }).click();
  expect((await download).suggestedFilename()).toBe('resume.pdf');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Voir mon CV' })).toBeFocused();
});
