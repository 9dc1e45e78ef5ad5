import { inFigures } from '@tandem/domain/calendar/days';
import { expectAccessible } from '../../support/accessibility.ts';
import { wholeFile } from '../../../server/src/testing/fixtures/contracts/whole-file.ts';
import { call } from '../../support/api.ts';
import { finaliseWhole } from '../../support/contract-sheet.ts';
import { keptOnDevice } from '../../support/device.ts';
import { button, expectNoSidewaysScroll, setStatus } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import {
  activeNeed,
  completeCandidate,
  openAs,
  runMatching,
  somePlacement,
} from '../../support/world.ts';

const days = /_start$|_end$|_birthdate$/;

test('company and staff fill in the contract file at once, see what is missing, and export it', async ({
  page,
  product,
  browser,
}) => {
  const placement = await somePlacement(product);
  const { company, superuser, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  await page.getByRole('link', { name: 'Ouvrir le dossier de contrat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dossier de contrat' })).toBeVisible();
  const line = (part: string) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${part}`) });
  await expect(line('Entreprise')).toContainText('champs manquants');
  await page.getByLabel('SIRET', { exact: true }).fill('123');
  await page.keyboard.press('Tab');
  await expect(line('Entreprise')).toContainText('1 point à vérifier');
  await page.getByLabel('SIRET', { exact: true }).fill('73282932000074');
  await page.getByLabel('Type d’employeur').selectOption({ index: 2 });
  await page.getByLabel('IDCC de la convention collective').fill('1486');
  await expect(page.getByText(/À déposer auprès d’OPCO Atlas/)).toBeVisible();
  // What is unlikely for two reasons passes with two.
  await page.getByLabel('NIR (numéro de sécurité sociale)', { exact: true }).fill('2061369123001');
  await page.getByLabel('Sexe', { exact: true }).selectOption('M');
  await expect(page.getByLabel(/^C’est pourtant exact/)).toHaveCount(2);
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
  const kept = await keptOnDevice(page);
  expect(kept).toContain('kept:');
  expect(kept).not.toContain('2061369123001');
  await expect(line('Entreprise')).toContainText('commencé par l’entreprise');
  await expect(line('Entreprise')).toContainText('personne n’est sollicité par un lien');
  await expectAccessible(page);

  const other = await browser.newPage();
  await openAs(other, product, superuser, `/dashboard/contract/${matchId}`);
  await expect(other.getByLabel('SIRET', { exact: true })).toHaveValue('73282932000074');
  await other.getByLabel('Forme juridique').fill('SAS');
  await expect(other.getByText(/^Brouillon enregistré/)).toBeVisible();
  await page.getByLabel('Forme juridique').fill('SARL');
  await expect(page.getByText(/Le centre a écrit «\sSAS\s»/)).toBeVisible();
  await page.getByRole('button', { name: 'Prendre cette valeur' }).click();
  await expect(page.getByLabel('Forme juridique')).toHaveValue('SAS');
  await other.close();

  const saved = page.waitForEvent('download');
  await button(page, 'Exporter en CSV').click();
  expect((await saved).suggestedFilename()).toBe(`dossier-de-contrat-${matchId}.csv`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

const eric = {
  tutor_first_name: 'Éric',
  tutor_last_name: 'Durand',
  tutor_email: 'eric@atelier.example',
  tutor_phone: '+33639981234',
};

for (const [tutor, named, isChosen] of [
  ['a tutor whom the need names', eric, false],
  ['one who is chosen of those that the company has had', {}, true],
] as const)
  test(`of an apprentice at a known company at most twelve fields are typed by hand, six of them by the company, with ${tutor}`, async ({
    page,
    product,
  }) => {
    const first = await somePlacement(product);
    const { superuser, company, training } = first;
    await setStatus(product, first, 3);
    await finaliseWhole(product, first);
    const identity = { first_name: 'Léa', last_name: 'Martin' };
    const candidate = await completeCandidate(product, superuser, training, identity);
    await activeNeed(product, company, training, 'Développeuse web', named);
    await runMatching(product, superuser);
    const [match] = await call(product, 'GET /matches/', { as: candidate.token });
    const matchId = match?.id ?? 0;
    await setStatus(product, { superuser, matchId }, 3);
    await openAs(page, product, company, `/company/contract/${matchId}`);
    await expect(page.getByLabel('SIRET', { exact: true })).toHaveValue('73282932000074');

    if (isChosen)
      await page
        .getByLabel('Un tuteur que l’entreprise a déjà eu')
        .selectOption({ label: 'Éric Durand, Texte' });

    const whole = wholeFile();
    const typed: string[] = [];
    const open = page.getByRole('main').locator('[required]');
    const isOpen = () =>
      open.evaluateAll(
        (all) => (all as HTMLInputElement[]).find(({ value }) => value === '')?.name ?? null,
      );
    for (let name = await isOpen(); name !== null; name = await isOpen()) {
      const field = page.locator(`[name="${name}"]`);
      const value = whole[name] ?? '';
      expect([name, value === '']).toEqual([name, false]);
      const isList = await field.evaluate((element) => element.tagName === 'SELECT');
      if (!isList) typed.push(name);
      await (isList
        ? field.selectOption(value)
        : field.fill(days.test(name) ? inFigures(value) : value));
      await page.keyboard.press('Tab');
    }
    expect(typed).toContain('candidate_nir');
    expect(typed.length).toBeLessThanOrEqual(12);
    const ofCompany = typed.filter((name) => !name.startsWith('candidate_'));
    expect(ofCompany.length).toBeLessThanOrEqual(6);
    await expect(page.getByRole('listitem').filter({ hasText: 'champs manquants' })).toHaveCount(0);
  });
