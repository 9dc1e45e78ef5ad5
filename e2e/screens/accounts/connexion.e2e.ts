import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, someCandidate } from '../../support/world.ts';

test('a link of a mail signs in where it was asked for, and says elsewhere what to do', async ({
  page,
  browser,
  product,
}) => {
  const chief = await asSuperuser(product);
  const { email } = await someCandidate(product, chief);
  const heading = page.getByRole('heading', { level: 1 });
  const byLink = page.getByRole('button', { name: 'Recevoir un lien par e-mail' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(byLink).toHaveCount(0);
  await call(product, 'PUT /centre_settings/', {
    as: chief.token,
    body: { sign_in_links: true },
  });
  await page.reload();
  await page.getByLabel('Adresse email').fill(email);
  await byLink.click();
  await expect(page.getByLabel('Adresse email')).toHaveValue(email);
  await expect(page.getByLabel('Adresse email')).toBeFocused();
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText(/un e-mail vient de partir/)).toBeVisible();
  await expectGoodLooks(page);
  const { link } = await product.mails.lastTo(email, /lien de connexion/i);

  const elsewhere = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  try {
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('alert')).toContainText('Ce lien a été demandé ailleurs');
    await expect(other.getByRole('button', { name: 'Me connecter' })).toHaveCount(0);
    await expectGoodLooks(other);
    await other.getByRole('link', { name: 'Recevoir un nouveau lien' }).click();
    await expect(other.getByRole('button', { name: 'Envoyer le lien' })).toBeVisible();
  } finally {
    await elsewhere.close();
  }

  await page.goto(link);
  await expect(heading).toHaveText('Connexion par un lien');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('button', { name: /^Compte de/ })).toBeVisible();
});
