import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, someEmail, somePlacement, unique } from '../../support/world.ts';

test('a superuser says by what reminders leave; a kind that may leave by nothing is off', async ({
  page,
  product,
}) => {
  const { superuser } = await somePlacement(product);
  const as = superuser.token;
  const before = await call(product, 'GET /follow-up/settings/', { as });
  try {
    await openAs(page, product, superuser, '/dashboard/envois');
    const settings = page.getByRole('button', { name: 'Régler les rappels' });
    const dialog = page.getByRole('dialog', { name: 'Réglages des rappels' });
    const part = (name: string) => dialog.getByRole('group', { name, exact: true });
    await settings.click();
    const sheet = part('Fiche à compléter');
    await expect(sheet.getByLabel('Rappeler')).toBeChecked();
    await sheet.getByLabel('E-mail').uncheck();
    await expect(sheet.getByLabel('Rappeler')).not.toBeChecked();
    await expect(sheet).toContainText('Plus aucun rappel ne part');
    await sheet.getByLabel('Rappeler').check();
    await expect(sheet.getByLabel('E-mail')).toBeChecked();
    await sheet.getByLabel('SMS').check();
    await sheet.getByLabel('E-mail').uncheck();
    await expect(sheet).toContainText('Sans mobile ni appareil connu');
    await part('Test du candidat à passer').getByLabel('E-mail').uncheck();
    await expect(part('Inscription attendue').getByLabel('Notification')).toHaveCount(0);
    const yes = part('Un oui, d’un côté ou de l’autre');
    await expect(yes.getByLabel('SMS')).toBeChecked();
    await yes.getByLabel('SMS').uncheck();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await settings.click();
    await expect(sheet.getByLabel('SMS')).toBeChecked();
    await expect(sheet.getByLabel('E-mail')).not.toBeChecked();
    await expect(part('Test du candidat à passer').getByLabel('Rappeler')).not.toBeChecked();
    await expect(yes.getByLabel('SMS')).not.toBeChecked();
    await expect(yes.getByLabel('Notification')).toBeChecked();
  } finally {
    await call(product, 'PUT /follow-up/settings/', { as, body: before });
  }
});

test('what would go out on the next day is held back for one person, for one kind, for all, and let go', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  const as = superuser.token;
  const before = await call(product, 'GET /follow-up/settings/', { as });
  const name = `Léa ${unique('D’Attente')}`;
  const [first_name = '', last_name = ''] = name.split(' ');
  await call(product, 'POST /temp-applicants/', {
    as,
    body: [{ first_name, last_name, email: someEmail('attente'), phone: null }],
  });
  const kinds = before.kinds.map((one) =>
    one.kind === 'register' ? { ...one, reminders: [0] } : one,
  );
  await call(product, 'PUT /follow-up/settings/', { as, body: { ...before, kinds } });
  try {
    await openAs(page, product, superuser, '/dashboard/envois');
    const line = page.getByRole('row', { name: new RegExp(name) });
    const press = (button: string) =>
      page.getByRole('button', { name: button, exact: true }).click();
    await expect(line).toContainText('rappel\u202f: Inscription attendue');
    await expect(line).toContainText('Partira');
    await expectGoodLooks(page);
    await press('Retenir un rappel');
    await page.getByRole('menuitem', { name: 'Retenir\u202f: Inscription attendue' }).click();
    await expect(line).toContainText('Retenu');
    await expect(page.getByText('Rappel retenu\u202f: Inscription attendue.')).toBeVisible();
    await press('Retenir un rappel');
    await expectGoodLooks(page);
    await page
      .getByRole('menuitem', { name: 'Laisser partir\u202f: Inscription attendue' })
      .click();
    await expect(line).toContainText('Partira');
    for (const [hold, release] of [
      [`Retenir les messages à ${name}`, `Laisser partir les messages à ${name}`],
      ['Tout retenir', 'Laisser tout partir'],
    ] as const) {
      await press(hold);
      await expect(line).toContainText('Retenu');
      await press(release);
      await expect(line).toContainText('Partira');
    }
  } finally {
    await call(product, 'PUT /follow-up/settings/', { as, body: before });
  }
});
