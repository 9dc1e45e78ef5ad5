import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { startProduct } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, password, someManager } from '../../support/world.ts';
import { codeAt } from '../../../server/src/testing/fixtures/app-code.ts';

test('who is of the staff is led to a passkey, signs in with it, and revokes it', async ({
  browser,
  host,
}) => {
  const product = await startProduct({ hostname: 'localhost', host });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const chief = await asSuperuser(product);
    const manager = await someManager(product, chief);
    const { key, setup } = await call(product, 'POST /second-factor/', { as: chief.token });
    const code = codeAt(key, new Date());
    await call(product, 'PUT /second-factor/', { as: chief.token, body: { setup, code } });
    await call(product, 'PUT /centre_settings/', {
      as: chief.token,
      body: { staff_second_factor: true },
    });
    const devices = await context.newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await page.goto('/login');
    await page.getByLabel('Adresse email').fill(manager.email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Connexion en deux étapes');
    await expectGoodLooks(page);
    await page.goto('/dashboard/applicant-management');
    await expect(heading).toHaveText('Connexion en deux étapes');
    const own = page.getByRole('region', { name: 'Avec une clé d’accès' });
    await own.getByLabel('Nom de la clé').fill('Ordinateur du bureau');
    await own.getByRole('button', { name: 'Continuer' }).click();
    await expect(heading).toHaveText('Gestion des Candidats');

    await page.getByRole('button', { name: /^Compte de/ }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await page.goto('/profile');
    const keys = page.getByRole('region', { name: 'Clés d’accès' });
    await expect(keys.getByText('Ordinateur du bureau')).toBeVisible();
    await expectGoodLooks(page);
    await keys.getByRole('button', { name: 'Retirer Ordinateur du bureau' }).click();
    const json = { code: 'identity_doubted', message: 'Confirmez d’abord que c’est bien vous.' };
    await page.route('**/api/passkeys/*/', (route) => route.fulfill({ status: 403, json }), {
      times: 1,
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
    const question = page.getByRole('dialog', { name: 'Est-ce bien vous ?' });
    await expect(question.getByRole('button', { name: 'Utiliser une clé d’accès' })).toBeVisible();
    await expectGoodLooks(page);
    await question.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    // Nothing is left that stands for more than a password.
    await expect(page.getByText('Clé d’accès retirée.')).toBeVisible();
    await page.reload();
    await expect(heading).toHaveText('Connexion en deux étapes');
  } finally {
    await context.close();
    await product.stop();
  }
});
