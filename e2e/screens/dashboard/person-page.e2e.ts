import { inFigures } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { call } from '../../support/api.ts';
import { expectGoodLooks, setStatus } from '../../support/matches.ts';
import { expectPaperHead } from '../../support/paper.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  openAs,
  someCandidate,
  someEmail,
  someManager,
  somePlacement,
  unique,
  type Person,
} from '../../support/world.ts';

const accountOf = async (
  product: Product,
  { token: as }: Person,
  side: 'applicant' | 'company',
  id: number,
): Promise<number> => {
  const { items } = await call(product, 'GET /follow-up/standings/{side}/', {
    as,
    params: { side },
  });
  return items.find((one) => one.id === id)?.account_id ?? 0;
};

test('what somebody said is noted on their page, comes back on its day, and is done', async ({
  page,
  product,
}) => {
  const world = await somePlacement(product);
  const { id, name } = await call(product, 'GET /company/', { as: world.company.token });
  const account = await accountOf(product, world.superuser, 'company', id ?? 0);
  await openAs(page, product, world.superuser, `/dashboard/personne/${account}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  const main = page.getByRole('main');
  await expect(main).toContainText('Active');
  await expect(main).toContainText("En attente de l'entreprise");
  await expect(main).toContainText('Compte créé');

  await main.getByRole('button', { name: 'Noter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Noter' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Écrivez ce que vous voulez noter.')).toBeVisible();
  await dialog.getByLabel('Note').fill('Appelé M. D’Arc, il répond lundi @');
  const colleague = dialog.getByRole('group', { name: 'Prévenir' }).getByRole('button').first();
  const mention = (await colleague.textContent()) ?? '';
  await colleague.click();
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await expect(dialog.getByLabel('Note')).toHaveValue(
    `Appelé M. D’Arc, il répond lundi ${mention} `,
  );
  const { day } = parisClock(new Date());
  await dialog.getByLabel('À reprendre le').fill(inFigures(day));
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(main.getByText('Note à reprendre')).toBeVisible();
  await expect(main.getByText('Appelé M. D’Arc, il répond lundi').first()).toBeVisible();
  await expectGoodLooks(page);
  await main.getByRole('button', { name: 'C’est fait' }).click();
  await expect(main.getByRole('button', { name: 'C’est fait' })).toBeHidden();
  await main.getByLabel('Référent').selectOption({ index: 1 });
  await expect(page.getByText('Référent enregistré.')).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Référent')).not.toHaveValue('');
});

test('a candidate’s page stands in the drawer of the list, and at an address of its own', async ({
  page,
  product,
}) => {
  const world = await somePlacement(product);
  await setStatus(product, world, 1);
  const { id } = await call(product, 'GET /applicants/registration/', {
    as: world.candidate.token,
  });
  const account = await accountOf(product, world.superuser, 'applicant', id ?? 0);
  const { name } = await call(product, 'GET /company/', { as: world.company.token });
  await openAs(page, product, world.superuser, '/dashboard/applicant-management');
  await page.getByRole('searchbox').fill('Zoé');
  await page
    .getByRole('row', { name: new RegExp(world.candidate.email) })
    .getByRole('button', { name: /Voir le détail/ })
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText("Accepté par l'entreprise");
  await expect(drawer).toContainText(name ?? '');
  await expect(drawer).toContainText('Tout ce qui s’est passé');
  await expectGoodLooks(page);
  await drawer.getByRole('link', { name: 'Ouvrir la page' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/personne/${account}$`));
  await expect(page.getByRole('main')).toContainText('En lice');
  await expectPaperHead(page);
  for (const address of [`/dashboard/contract/${world.matchId}`, '/dashboard/offer-management']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${product.url}${address}`);
    await expectPaperHead(page);
  }
  await page.emulateMedia({ media: 'screen' });
  const count = page.getByText('1 match', { exact: true });
  await count.click();
  await expect(page.getByRole('checkbox', { name: 'Cocher ces matchs' })).toBeVisible();
  // As wide as a sheet of A4: no word is broken, and there is nothing to tick, also in a group that is open.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect((await count.boundingBox())?.height).toBeLessThan(30);
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${product.url}/dashboard/personne/987654`);
  await expect(page.getByRole('alert')).toContainText(/n.existe plus/);
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Retour à la page/ })
    .click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('an address that was written wrong is corrected, and the invitation leaves again', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const [wrong, right] = [someEmail('faute'), someEmail('juste')];
  const last = unique('D’Étourdi');
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: [{ first_name: 'Léa', last_name: last, email: wrong, phone: null }],
  });
  await openAs(page, product, by, '/dashboard/applicant-management');
  await page.getByRole('searchbox').fill(last);
  await page
    .getByRole('row', { name: new RegExp(wrong) })
    .getByRole('button', { name: /Voir le détail/ })
    .click();
  await page.getByRole('button', { name: 'Corriger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corriger' });
  await dialog.getByLabel('E-mail').fill(by.email);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Cette adresse e-mail est déjà utilisée.')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(right);
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(page.getByText(/L’invitation est repartie/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(right) })).toBeVisible();
  const mail = await product.mails.lastTo(right);
  expect(mail.text).toContain('/register-applicant/');
});

test('a registered person confirms the new address by the mail that it gets', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const person = await someCandidate(product, by);
  const email = someEmail('nouvelle');
  const { items } = await call(product, 'GET /follow-up/standings/{side}/', {
    as: by.token,
    params: { side: 'applicant' },
  });
  const id = items.at(-1)?.account_id ?? 0;
  await openAs(page, product, by, `/dashboard/personne/${id}`);
  await expect(page.getByRole('link', { name: person.email })).toBeVisible();
  await page.getByRole('button', { name: 'Corriger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corriger' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`${email} attend d’être confirmée`)).toBeVisible();
  const { text = '' } = await product.mails.lastTo(email);
  const [link = ''] = /https?:\S*\/confirmer-adresse\/[\w-]+/.exec(text) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).dblclick();
  await expect(page.getByText(`connectez-vous désormais avec ${email}`)).toBeVisible();
  await expectGoodLooks(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByText(/Ce lien n’est plus valable/)).toBeVisible();
  const changed = await product.mails.lastTo(person.email, /de votre compte a changé$/);
  expect(changed.text).toContain(email);
});

test('a new address waits for the one of before, which stops it', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const manager = await someManager(product, by);
  const person = await someCandidate(product, by);
  const email = someEmail('autre');
  const { items } = await call(product, 'GET /follow-up/standings/{side}/', {
    as: by.token,
    params: { side: 'applicant' },
  });
  const id = items.at(-1)?.account_id ?? 0;
  await call(product, 'PUT /follow-up/people/{id}/', {
    as: manager.token,
    params: { id },
    body: { first_name: 'Zoé', last_name: 'Le Goff', email, phone: null },
  });
  await page.goto((await product.mails.lastTo(email, /^Confirmez/)).link);
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByText(`${email} comptera à partir du`)).toBeVisible();
  await openAs(page, product, by, `/dashboard/personne/${id}`);
  await expect(page.getByText(/est confirmée. Elle ne compte pas avant le/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ne pas attendre' })).toBeVisible();
  await expectGoodLooks(page);
  await page.goto((await product.mails.lastTo(person.email, /va changer$/)).link);
  await page.getByRole('button', { name: 'Ce n’est pas moi, ne rien changer' }).dblclick();
  await expect(page.getByText(/C’est arrêté/)).toBeVisible();
  await expectGoodLooks(page);
  expect((await product.mails.lastTo(by.email, /a été refusé$/)).text).toContain(email);
});
