import { call } from '../../support/api.ts';
import { refusedDomain } from '../../support/mail-catcher.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCompany,
  openAs,
  someNeed,
  somePlacement,
  unique,
} from '../../support/world.ts';

const dayMs = 86_400_000;

test('a Monday morning: what waits, who is silent for ten days, which tutor, whose address bounces, in two clicks at most', async ({
  page,
  product,
  host,
}) => {
  const { company, superuser, training } = await somePlacement(product);
  const late = await completeCompany(product, superuser);
  await someNeed(product, late, training, 'Monteuse', {
    tutor_first_name: 'Jean',
    tutor_last_name: 'D’Arc',
  });
  const last = unique('Perdue');
  const lost = `Léa ${last}`;
  const wrong = `${unique('lea')}@${refusedDomain}`;
  await call(product, 'POST /temp-applicants/', {
    as: superuser.token,
    body: [{ first_name: 'Léa', last_name: last, email: wrong, phone: null }],
  });
  const { name } = await call(product, 'GET /company/', { as: company.token });
  const { name: lateName } = await call(product, 'GET /company/', { as: late.token });
  await host.pass(product.url, 11 * dayMs);
  try {
    const by = await asSuperuser(product);
    await expect
      .poll(async () => {
        const { kinds } = await call(product, 'GET /follow-up/work/', { as: by.token });
        return kinds.map(({ kind }) => kind);
      })
      .toEqual(expect.arrayContaining(['bounce', 'tutor_test', 'answer_candidate']));
    await openAs(page, product, by);
    const main = page.getByRole('main');
    const todo = page.getByRole('region', { name: 'À faire' });
    /** The first click is on what waits, the second on whom it is about. */
    const reach = async (kind: string, who: string, said: string) => {
      await todo.getByRole('link', { name: kind }).click();
      const row = page.getByRole('row', { name: new RegExp(who) });
      await expect(row).toContainText(said);
      await row.getByRole('link', { name: who }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(who);
    };
    const home = async () => {
      await page.goto(product.url);
      await expect(todo.getByRole('link').first()).toBeVisible();
    };
    await expectGoodLooks(page);
    await reach('Adresse qui ne reçoit pas', lost, 'À vous de jouer');
    await expect(page.getByRole('link', { name: wrong })).toBeVisible();
    await home();
    await reach('Test du tuteur à passer', lateName ?? '', 'tuteur\u202f: Jean D’Arc');
    await expect(page.getByRole('link', { name: late.email })).toBeVisible();
    await home();
    await reach('Réponse de l’entreprise attendue', name ?? '', '1 candidat attend');
    await expect(page.getByRole('link', { name: company.email })).toBeVisible();
    await expect(main).toContainText('Silencieuse');
    await page.goBack();
    await expectGoodLooks(page);
  } finally {
    await host.pass(product.url, -11 * dayMs);
  }
});
