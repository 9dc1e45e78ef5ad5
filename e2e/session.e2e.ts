import { whoIsThere } from './support/frames.ts';
import { expect, test } from './support/test.ts';
import { asSuperuser, openAs } from './support/world.ts';

test('a start that the network spoils is tried again, and nobody is signed out by it', async ({
  page,
  product,
}) => {
  const person = await asSuperuser(product);
  let spoilt = 0;
  await page.route(whoIsThere, async (route) => {
    spoilt += 1;
    if (spoilt <= 2) await route.fulfill({ status: 503, body: '{}' });
    else await route.continue();
  });
  await openAs(page, product, person, '/profile');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test('tokens that the server refuses are forgotten at once', async ({ page, product }) => {
  const person = await asSuperuser(product);
  await openAs(page, product, { ...person, token: 'x.y.z', refresh: 'x.y.z' }, '/profile');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => window.localStorage.getItem('tokens'))).toBeNull();
});
