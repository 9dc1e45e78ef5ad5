import type { Page } from '@playwright/test';
import { addMonths, inFigures } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { askedFields, type PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { wholeFile } from '@tandem/domain/contracts/testing/whole-files';
import { bornOn } from '../../../server/src/testing/fixtures/contracts/whole-file.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { keptOnDevice } from '../../support/device.ts';
import { button, expectNoSidewaysScroll, setStatus } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { phone, thumbOn } from '../../support/thumb.ts';
import { openAs, somePlacement } from '../../support/world.ts';

test('the tutor fills in their part on a phone by a link that the company hands over', async ({
  page,
  product,
  browser,
}) => {
  const placement = await somePlacement(product);
  const { company, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, company, `/company/contract/${matchId}`);
  await page.getByRole('button', { name: 'Demander, Maître d’apprentissage ou tuteur' }).click();
  await page.getByLabel('Comment').selectOption('Par un lien que je transmets');
  await page.getByLabel('Nom (facultatif)').fill('Anne Marchand');
  await button(page, 'Obtenir le lien').click();
  const link = await page.getByLabel('Lien à transmettre').inputValue();
  await expectAccessible(page);
  await button(page, 'Fermer').click();
  await expect(page.getByText(/On attend Anne Marchand/)).toBeVisible();

  const pocket = await browser.newContext(phone);
  const held = await pocket.newPage();
  const address = new URL(link).pathname;
  await held.goto(new URL(address, page.url()).href);
  await expect(held.getByRole('heading', { level: 1 })).toContainText('Le tuteur');
  const thumb = thumbOn(held);
  const field = (name: string) => held.getByLabel(name, { exact: true });
  const nir = 'NIR (numéro de sécurité sociale) du tuteur';
  await thumb.type(nir, '269054958815781');
  await held.keyboard.press('Tab');
  await expect(held.getByText(/clé/)).toBeVisible();
  await expectNoSidewaysScroll(held);
  await expectAccessible(held);
  await field(nir).fill('');
  // What waits for the network waits in the page: the number is nobody's to find on a device that is passed on.
  await pocket.setOffline(true);
  await thumb.type(nir, '269054958815780');
  await expect(held.getByText(/^Pas de réseau/)).toBeVisible();
  expect(await keptOnDevice(held)).not.toContain('2690549');
  await pocket.setOffline(false);
  await expect(held.getByText(/^Brouillon enregistré/)).toBeVisible();
  expect(await keptOnDevice(held)).not.toContain('2690549');
  await thumb.press('J’ai terminé');
  await expect(field('Prénom du tuteur')).toHaveAttribute('aria-invalid', 'true');
  await thumb.type('Nom de naissance du tuteur', 'Marchand');
  await thumb.type('Prénom du tuteur', 'Anne');
  await thumb.type('Date de naissance du tuteur', '17/05/1969');
  await thumb.type('Téléphone du tuteur', '06 39 98 12 34');
  await thumb.type('E-mail du tuteur', 'anne@exemple.fr');
  await thumb.type('Fonction du tuteur', 'Cheffe d’atelier');
  await thumb.type('Diplôme le plus élevé du tuteur', 'BTS');
  await thumb.pick('Niveau de ce diplôme', '5');
  await thumb.pick('Compétence du tuteur', { index: 1 });
  await expect(held.getByText('Tout est rempli.')).toBeVisible();
  await expect(held.getByText('Ce champ est obligatoire.')).toHaveCount(0);
  await expect(held.getByText(/^Brouillon enregistré/)).toBeVisible();
  await held.reload();
  await expect(field('Prénom du tuteur')).toHaveValue('Anne');
  await expect(held.getByText(/se termine par 80/)).toBeVisible();
  await thumb.press('J’ai terminé');
  await expect(held.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est terminé');
  await held.reload();
  await expect(held.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est terminé');
  thumb.expectShort();
  await pocket.close();

  await page.reload();
  await expect(page.getByText(/Demandé à Anne Marchand .* terminé/)).toBeVisible();
  await expect(page.getByLabel('Prénom du tuteur', { exact: true })).toHaveValue('Anne');
});

/** A girl of seventeen: what she, and her mother, write into their parts. */
const minor: Readonly<Record<string, string>> = {
  ...wholeFile('a minor with a legal representative'),
  ...bornOn(addMonths(parisClock(new Date()).day, -17 * 12)),
};

/** Fills in whatever the part asks and is not there yet. */
const fillByTouch = async (held: Page, party: PartyKey) => {
  const thumb = thumbOn(held);
  for (const { key, kind, label } of askedFields(party, minor)) {
    const value = minor[key] ?? '';
    const there = await held.getByLabel(label, { exact: true }).inputValue();
    if (value === '' || there !== '') continue;
    if (kind === 'choice' || kind === 'flag') await thumb.pick(label, value);
    else await thumb.type(label, kind === 'date' ? inFigures(value) : value);
  }
  await expect(held.getByText('Tout est rempli.')).toBeVisible();
  await thumb.press('J’ai terminé');
  thumb.expectShort();
};

test('a minor and her representative fill in their parts on a phone, by touches alone', async ({
  product,
  browser,
}) => {
  const placement = await somePlacement(product);
  const { candidate, company, matchId } = placement;
  await setStatus(product, placement, 3);
  const pocket = await browser.newContext(phone);
  const own = await pocket.newPage();
  await openAs(own, product, candidate, `/applicant/contract/${matchId}`);
  // What Tandem knows of them is there, and kept once they say that all is.
  await expect(own.getByLabel('E-mail', { exact: true })).toHaveValue(candidate.email);
  await fillByTouch(own, 'candidate');
  await expect(own.getByText('Votre partie du contrat est enregistrée.')).toBeVisible();
  await expectNoSidewaysScroll(own);
  await expectAccessible(own);
  const { link } = await call(product, 'POST /contract/file/{matchId}/parts/{party}/', {
    as: company.token,
    params: { matchId, party: 'guardian' },
    body: { way: 'link', name: 'Claire Martin' },
  });
  const hers = await pocket.newPage();
  await hers.goto(new URL(new URL(link ?? '').pathname, product.url).href);
  await expect(hers.getByRole('heading', { level: 1 })).toContainText('Le représentant légal');
  await fillByTouch(hers, 'guardian');
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est terminé');
  await pocket.close();
});

test('the candidate fills in their own part, and a link that leads nowhere says so', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { candidate, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, candidate, `/applicant/matches?match=${matchId}`);
  await page.getByRole('link', { name: 'Compléter mes informations pour le contrat' }).click();
  // What Tandem knows of them is there, and kept once they say that all is.
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(candidate.email);
  await page.getByLabel('Voie', { exact: true }).fill('rue des Lilas');
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Voie', { exact: true })).toHaveValue('rue des Lilas');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto('/contrat/partie/inconnu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
});
