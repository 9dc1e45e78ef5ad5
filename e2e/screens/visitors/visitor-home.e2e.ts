import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';

const sentence = 'Trouvez en un clic un apprenti, une entreprise, un métier, votre tandem';

test('the tagline types its words in turn, and is one sentence to who hears it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  await expect(page.getByText('un apprenti', { exact: true })).toBeVisible();
  await expect(page.getByText('votre tandem', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications|^Ouvrir le menu/ })).toHaveCount(0);
  await expectGoodLooks(page);
  await main.getByRole('link', { name: 'Contacts' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('who wants no motion reads its last word at once', async ({ page }) => {
  const shown = new Set<string>();
  await page.exposeFunction('showed', (text: string) => shown.add(text));
  await page.addInitScript(() => {
    const { showed } = window as unknown as { showed: (text: string) => void };
    new MutationObserver(() => {
      const tagline = document.querySelector('h1 [aria-hidden]')?.textContent;
      if (tagline) showed(tagline);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/');
  await expect(page.getByText('votre tandem', { exact: true })).toBeVisible();
  expect([...shown]).toEqual(['Trouvez en un clic votre tandem']);
});
