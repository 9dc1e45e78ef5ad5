import { call } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, somePlacement } from '../../support/world.ts';

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
