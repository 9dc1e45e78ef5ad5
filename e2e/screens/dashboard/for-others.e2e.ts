import { elided } from '@tandem/domain/elision';
import { sheetFor } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { chooseResume, fillRest, open, setUp, sheetOf } from '../../support/applicant-sheet.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  openAs,
  someCandidate,
  someCompany,
  somePlacement,
} from '../../support/world.ts';

const group = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Groupes de matchs' }).getByRole('button', { name });

test('the staff change a need for its company; who saves later is told, and keeps what they typed', async ({
  page,
  product,
}) => {
  const { superuser, company, need, training } = await somePlacement(product);
  const name = need.company?.name ?? '';
  await openAs(page, product, superuser, '/dashboard/offer-management');
  await group(page, name).click();
  const change = page.getByRole('button', { name: `Modifier : ${need.title}` });
  await change.click();
  const dialog = page.getByRole('dialog', { name: `Modifier un besoin ${elided('de', name)}` });
  const seats = dialog.getByRole('textbox', { name: 'Nombre de postes' });
  await expect(seats).toHaveValue('1');
  await expectGoodLooks(page);
  await seats.fill('3');
  await expect(dialog.getByText(/^Enregistré à/)).toBeVisible();
  await page.keyboard.press('Escape');
  const unsent = page.getByText(/^Saisie pas encore envoyée, gardée le/);
  await expect(unsent).toBeVisible();
  await expectAccessible(page);
  await change.click();
  await expect(seats).toHaveValue('3');
  await call(product, 'PUT /offers/{id}/', {
    as: company.token,
    params: { id: need.id },
    body: {
      title: 'Développeuse web',
      location: 'Lyon',
      contract_type: 'apprentissage',
      target_educational_level: '5',
      description: need.description,
      formations_ids: [training.programmeId],
      skills: [],
    },
  });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('entre-temps\u202f: Intitulé du poste.');
  await expect(dialog.getByRole('combobox', { name: 'Intitulé du poste' })).toHaveValue(
    'Développeuse web',
  );
  await expect(seats).toHaveValue('3');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Besoin modifié. L’entreprise est prévenue')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(unsent).toHaveCount(0);
  const { text } = await product.mails.lastTo(company.email, /a été modifié par le centre/);
  expect(text).toContain('Nombre de postes\u202f: 3 (avant\u202f: 1)');
});

test('the staff fill in the sheet of somebody without e-mail, who reads it and makes it their own', async ({
  page,
  product,
  browser,
}) => {
  const { by, training } = await setUp(product);
  const person = await someCandidate(product, by);
  const { items } = await call(product, 'GET /follow-up/standings/{side}/', {
    as: by.token,
    params: { side: 'applicant' },
  });
  const path = `/dashboard/personne/${items.at(-1)?.account_id ?? 0}`;
  await openAs(page, product, by, path);
  await expect(page.getByRole('link', { name: person.email })).toBeVisible();
  await page.getByRole('link', { name: 'Remplir sa fiche' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Remplir la fiche de');
  await expectGoodLooks(page);
  await chooseResume(page);
  await expect(page.getByText('Proposé d’après son CV').first()).toBeVisible();
  await fillRest(page, training);
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('');
  await page.getByRole('button', { name: 'Enregistrer sa fiche' }).click();
  await expect(page.getByRole('textbox', { name: 'Téléphone' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('06 39 98 12 34');
  await page.getByRole('combobox', { name: 'Ville' }).fill('Villeurbanne');
  await page.getByRole('combobox', { name: 'Lieu de recherche' }).fill('Lyon');
  await page.getByRole('textbox', { name: 'Dernier diplôme obtenu' }).fill('Bac STMG');
  await page.getByRole('button', { name: 'Enregistrer sa fiche' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const mark = /Fiche remplie par le centre \(/;
  await expect(page.getByText(mark)).toBeVisible();
  await product.mails.lastTo(person.email, /^Le centre a rempli votre fiche$/);
  const other = await browser.newPage();
  await open(other, product, person, 'Mettre à jour');
  await expect(other.getByText(mark)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Mettre à jour', exact: true }).click();
  await expect(other).toHaveURL(/\/#home$/);
  await other.close();
  await page.reload();
  await expect(page.getByText(mark)).toBeHidden();
  await page.getByRole('link', { name: 'Corriger sa fiche' }).click();
  await page.getByLabel('Présentation').fill('Veut apprendre en équipe.');
  await call(product, 'PUT /applicants/registration/', {
    as: person.token,
    body: { ...sheetFor(training), city: 'Bron' },
    files: {},
  });
  await page.getByRole('button', { name: 'Enregistrer sa fiche' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ville' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('Bron');
  await expect(page.getByLabel('Présentation')).toHaveValue('Veut apprendre en équipe.');
  await page.getByRole('button', { name: 'Enregistrer sa fiche' }).click();
  await expect(page.getByText(mark)).toBeVisible();
  expect(await sheetOf(product, person)).toMatchObject({ city: 'Bron' });
});

const sectorIn = (page: Page) =>
  page.getByRole('listbox', { name: 'Secteurs d’activité' }).getByText('Construction');

test('the staff fill in the sheet of a company that phones; who saves later is told, and keeps what they typed', async ({
  page,
  product,
  browser,
}) => {
  const by = await asSuperuser(product);
  const company = await someCompany(product, by);
  const { items } = await call(product, 'GET /follow-up/standings/{side}/', {
    as: by.token,
    params: { side: 'company' },
  });
  const path = `/dashboard/personne/${items.at(-1)?.account_id ?? 0}`;
  const other = await browser.newPage();
  await openAs(other, product, company, '/company/page');
  await expect(other.getByLabel('Nom de l’entreprise')).not.toHaveValue('');
  await openAs(page, product, by, path);
  await expect(page.getByRole('link', { name: company.email })).toBeVisible();
  await page.getByRole('link', { name: 'Remplir sa fiche' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Remplir la fiche');
  await expectGoodLooks(page);
  const main = page.getByRole('main');
  await sectorIn(page).click();
  await main.getByRole('combobox', { name: 'Type d’organisation' }).selectOption('PME');
  await main.getByRole('combobox', { name: 'Effectif' }).selectOption('20 à 49 salariés');
  await main.getByLabel('Nom du contact').fill('Léa Le Goff');
  await expect(main.getByRole('checkbox', { name: 'Prévenir cette entreprise' })).toBeChecked();
  await main.getByRole('button', { name: 'Enregistrer sa fiche' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const mark = /Fiche remplie par le centre \(/;
  await expect(page.getByText(mark)).toBeVisible();
  await product.mails.lastTo(company.email, /^Le centre a rempli votre fiche$/);

  await other.getByLabel('Description').fill('Menuiserie à Brest');
  await sectorIn(other).click();
  await other.getByRole('combobox', { name: 'Type d’organisation' }).selectOption('PME');
  await other.getByRole('combobox', { name: 'Effectif' }).selectOption('20 à 49 salariés');
  await other.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'entre-temps' })).toContainText(
    'Nom du contact',
  );
  await expect(other.getByText(mark)).toBeVisible();
  await expect(other.getByLabel('Description')).toHaveValue('Menuiserie à Brest');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(other).toHaveURL(/\/#home$/);
  await other.close();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Corriger sa fiche' })).toBeVisible();
  await expect(page.getByText(mark)).toBeHidden();
});
