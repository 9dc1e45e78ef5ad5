import { addDays, inFigures } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { seeAtOnce } from '../../support/follow-up.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { downloadedRows } from '../../support/spreadsheets.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCompany,
  openAs,
  someNeed,
  someTraining,
  unique,
  type Person,
} from '../../support/world.ts';

const setAside = 'Le recrutement est suspendu jusqu’à une date';

test('several are reminded, called, noted, given to a colleague and set aside at once', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const names = [unique('Fournil '), unique('Garage ')];
  const companies: Person[] = [];
  for (const name of names) {
    const company = await completeCompany(product, by, name);
    await someNeed(product, company, training);
    companies.push(company);
  }
  const restore = await seeAtOnce(product, by);
  try {
    await openAs(page, product, by, '/dashboard/a-faire?kind=tutor_test');
    const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
    const dialog = page.getByRole('dialog');
    const pick = async () => {
      for (const name of names)
        await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
      await expect(bar).toContainText('2 attentes sélectionnées');
    };
    await pick();
    await bar.getByRole('button', { name: 'Rappeler' }).click();
    await expect(dialog).toContainText('2 rappels partiront');
    await dialog.getByRole('button', { name: 'Rappeler' }).click();
    await expect(page.getByText('2 rappels envoyés.')).toBeVisible();
    for (const { email } of companies)
      expect((await product.mails.lastTo(email, /^Rappel/)).text).toContain('Développeur web');

    await pick();
    const saving = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Liste d’appels' }).click();
    const [, ...called] = await downloadedRows(await saving);
    expect(new Set(called.map(([name]) => name))).toEqual(new Set(names));

    await bar.getByRole('button', { name: 'Noter' }).click();
    await dialog.getByLabel('Note').fill('Rappeler le tuteur après la fournée');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('2 notes enregistrées.')).toBeVisible();

    await bar.getByRole('button', { name: 'Confier' }).click();
    await dialog.getByLabel('Référent').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Confier' }).click();
    await expect(page.getByText('2 personnes confiées.')).toBeVisible();

    await pick();
    await bar.getByRole('button', { name: 'Fermer' }).click();
    await dialog.getByLabel('Que se passe-t-il').selectOption({ label: setAside });
    await dialog
      .getByLabel('Jour de la reprise')
      .fill(inFigures(addDays(parisClock(new Date()).day, 30)));
    await dialog.getByRole('button', { name: 'Fermer ces besoins' }).click();
    await expect(dialog.getByText('2 besoins fermés.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
    for (const name of names) await expect(page.getByRole('row', { name })).toHaveCount(0);

    const { text = '' } = await product.mails.lastTo(companies[0]?.email ?? '', /^Rappel/);
    const [less = ''] = /https?:\S*\/moins-de-messages\/[\w-]+/.exec(text) ?? [];
    await page.goto(less);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moins de messages');
    await expectGoodLooks(page);
  } finally {
    await restore();
  }
});
