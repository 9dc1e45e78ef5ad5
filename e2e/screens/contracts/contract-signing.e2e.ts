import type { Page } from '@playwright/test';
import { makePdf } from '../../../server/src/testing/pdf.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { finaliseWhole } from '../../support/contract-sheet.ts';
import { button, expectNoSidewaysScroll, setStatus } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, somePlacement } from '../../support/world.ts';

/** What is sent to the address once arrives; its answer does not. */
const loseAnswer = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );

test('a file is declared complete, signed by each with a scan, and lodged', async ({
  page,
  product,
  browser,
}) => {
  const placement = await somePlacement(product);
  const { candidate, superuser, matchId } = placement;
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await openAs(phone, product, candidate, `/applicant/contract/${matchId}`);
  await expect(phone.getByText(/^Il s’ouvre dès que l’entreprise et vous/)).toBeVisible();
  await expectAccessible(phone);
  await setStatus(product, placement, 3);
  await finaliseWhole(product, placement);
  await openAs(page, product, superuser, `/dashboard/contract/${matchId}`);
  const siret = page.getByLabel('SIRET', { exact: true });
  const declare = button(page, 'Déclarer le dossier complet');
  await expect(siret).toHaveValue(/^\d{14}$/);
  const valid = await siret.inputValue();
  const write = (value: string, seen: string) =>
    call(product, 'PUT /contract/file/{matchId}/', {
      as: placement.company.token,
      params: { matchId },
      body: { changes: [{ key: 'siret', value, seen }] },
    });
  // What the company has written meanwhile is shown where the step is refused for it.
  await write('123', valid);
  await declare.click();
  await expect(siret).toHaveValue('123');
  await expect(page.getByText(/n’est pas encore complet/)).toBeVisible();
  // A file has a hundred fields: the one that stands against it is led to.
  await expect(siret).toBeFocused();
  await write(valid, '123');
  await declare.click();
  await expect(page.getByText('Pas encore signé')).toHaveCount(3);
  await phone.reload();
  await expect(phone.getByLabel('Voie', { exact: true })).toBeVisible();
  await expect(page.getByText(/^À signer par tous avant le début du contrat/)).toBeVisible();

  await page.getByRole('button', { name: /^Demander, signature.*Employeur$/ }).click();
  await page.getByLabel('Comment').selectOption('Par un lien que je transmets');
  await button(page, 'Obtenir le lien').click();
  const link = await page.getByLabel('Lien à transmettre').inputValue();
  await button(page, 'Fermer').click();
  await expect(page.getByText(/^Demandé .* pas encore ouvert/)).toBeVisible();
  const pocket = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const employer = await pocket.newPage();
  await employer.goto(new URL(new URL(link).pathname, page.url()).href);
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText('Votre signature');
  await employer.getByLabel('Page signée').setInputFiles({
    name: 'page-signee.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(makePdf(['Contrat signé par l’employeur'])),
  });
  await expectNoSidewaysScroll(employer);
  await expectAccessible(employer);
  // A photograph takes a while, on the line of a telephone too: it is said that it is on its way.
  await employer.route(
    '**/api/contract/signing-links/*/',
    async (route) => {
      await expect(employer.getByText(/Envoi en cours/)).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await button(employer, 'Envoyer ma page signée').click();
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est terminé');
  await pocket.close();
  await page.reload();
  await expect(page.getByText('Pas encore signé')).toHaveCount(2);

  const sign = async (on: Page, who: readonly string[]) => {
    await button(on, 'Ajouter un document signé').click();
    const dialog = on.getByRole('dialog', { name: 'Ajouter un document signé' });
    for (const one of who) await dialog.getByLabel(one).check();
    await dialog.getByLabel('Document signé').setInputFiles({
      name: 'contrat.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(makePdf(['Contrat signé'])),
    });
    await expectAccessible(on);
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await sign(page, ['Centre de formation (visa)']);
  await expect(page.getByLabel('Raison sociale')).toBeDisabled();
  await expectAccessible(page);

  await loseAnswer(phone, '**/api/contract/file/*/signatures/');
  await sign(phone, []);
  await expect(phone.getByText('la page montre où il en est')).toBeVisible();
  const signed = phone.getByRole('listitem').filter({ hasText: /^Signéen cours/ });
  await expect(signed).toHaveAttribute('aria-current', 'step');
  // What is signed is filled in no more, on the page that was open meanwhile, too.
  await expect(phone.getByText(/^Ce dossier ne se remplit plus/)).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await context.close();

  await expect(page.getByText(/^Elle manque au dossier/)).toBeVisible();
  await button(page, 'Ajouter la convention signée').click();
  const agreement = page.getByRole('dialog', { name: 'Ajouter la convention signée' });
  await agreement.getByLabel('Document signé').setInputFiles({
    name: 'convention.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(makePdf(['Convention signée'])),
  });
  await agreement.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText(/^Signée le /)).toBeVisible();
  await expectAccessible(page);

  // The answer is lost on its way back.
  await page.reload();
  await loseAnswer(page, '**/api/contract/file/*/moves/');
  // Closed to changes, not to reading.
  await expect(page.getByLabel('SIRET', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('SIRET', { exact: true })).toHaveCSS('opacity', '1');
  await button(page, 'Enregistrer le dépôt').click();
  const lodging = page.getByRole('dialog', { name: 'Enregistrer le dépôt' });
  await lodging.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('la page montre où il en est')).toBeVisible();
  await expect(lodging).toBeHidden();
  const lodged = page.getByRole('listitem').filter({ hasText: /^Déposéen cours/ });
  await expect(lodged).toHaveAttribute('aria-current', 'step');
  await expect(button(page, 'Enregistrer l’accord')).toBeVisible();
});
