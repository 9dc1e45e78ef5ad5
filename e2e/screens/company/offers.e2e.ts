import { status } from '@tandem/domain/matches/match';
import { completeContractSheet } from '../../../server/src/testing/fixtures/contracts/contract-sheet.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { isNotWiderThan, need, scene, toasts } from '../../support/needs.ts';
import { expect, test } from '../../support/test.ts';
import {
  activeNeed,
  asSuperuser,
  openAs,
  someCompany,
  someNeed,
  somePlacement,
} from '../../support/world.ts';

test('a company without a sheet is led to it first', async ({ page, product }) => {
  const company = await someCompany(product, await asSuperuser(product));
  await openAs(page, product, company, '/company/offers');
  await expect(page.getByText('Commencez par votre fiche entreprise.')).toBeVisible();
  await page.getByRole('link', { name: 'Remplir la fiche entreprise' }).click();
  await expect(page.getByRole('heading', { name: 'Fiche Entreprise' })).toBeFocused();
});

test('an active need hides its link; the search stands in the address', async ({
  page,
  product,
}) => {
  const { training, company } = await scene(product);
  await someNeed(product, company, training, 'Assistante d’édition');
  await activeNeed(product, company, training, 'Développeur web');
  await openAs(page, product, company, '/company/offers');
  const active = need(page, 'Développeur web');
  const inactive = need(page, 'Assistante d’édition');
  await expect(active.getByText('Actif', { exact: true })).toBeVisible();
  await expect(active.getByText('Transmettez le lien de test au tuteur')).toHaveCount(0);
  await expect(inactive.getByText('Transmettez le lien de test au tuteur')).toBeVisible();
  await expect(active.getByText('Aucun match pour l’instant')).toBeVisible();
  await expect(page.getByText('besoins au total, dont 1 actif')).toBeVisible();
  await expect(page.getByText('Besoin actif', { exact: true })).toBeVisible();
  await expect(page.getByText('Besoin inactif', { exact: true })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Rechercher un besoin...' });
  await search.fill('WEB');
  await expect(inactive).toHaveCount(0);
  await expect(page.getByText('1 besoin', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=WEB$/);
  await page.reload();
  await expect(active).toBeVisible();
  await expect(inactive).toHaveCount(0);
  await search.fill('zzz');
  await expect(page.getByText('Aucun besoin ne correspond à « zzz ».')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(inactive).toBeVisible();
  await expect(page).toHaveURL(/\/company\/offers$/);
});

test('a need shows its matches; one with an enrolment is not deleted, and why', async ({
  page,
  product,
}) => {
  const { superuser, company, need: offer, matchId } = await somePlacement(product);
  const { token: as } = superuser;
  await call(product, 'POST /matches/{id}/', {
    as,
    params: { id: matchId },
    body: { action: status.fullyAccepted },
  });
  await call(product, 'POST /contract/note/{matchId}/', {
    as,
    params: { matchId },
    body: completeContractSheet(),
  });
  await openAs(page, product, company, '/company/offers');
  await page.getByRole('button', { name: `Supprimer : ${offer.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer le besoin' });
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(toasts.deleteFailed)).toBeVisible();
  await expect(question.getByText('Ce besoin a une inscription finalisée')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('link', { name: `1 match : ${offer.title}` }).click();
  await expect(page).toHaveURL(`/company/matches?need=${offer.id}`);
  await expect(page.getByText('1 match', { exact: true })).toBeVisible();
});

test('dark and on a narrow phone, where links are shared', async ({ page, product }) => {
  const { training, company } = await scene(product);
  await someNeed(product, company, training, 'Chargée de communication institutionnelle');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => {
        document.title = `Partagé ${url}`;
        return Promise.resolve();
      },
    });
  });
  await openAs(page, product, company, '/company/offers');
  const folded = need(page, 'Chargée de communication institutionnelle');
  await expect(folded.getByText('1 poste · lien du test à transmettre')).toBeVisible();
  expect((await folded.boundingBox())?.height).toBeLessThanOrEqual(160);
  await expectAccessible(page);
  await folded.getByRole('button', { name: /^Faire remplir le test :/ }).click();
  await expect(page).toHaveURL(/\?need=\d+$/);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page).toHaveTitle(/^Partagé .*\/test\//);
  await expectAccessible(page);
  await isNotWiderThan(page, 360);
  await page.getByRole('button', { name: /^Modifier :/ }).click();
  await expect(page.getByRole('listbox', { name: 'Formations' })).toBeVisible();
  await expectAccessible(page);
  await isNotWiderThan(page, 360);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: /^Supprimer :/ }).click();
  await expect(page.getByRole('dialog', { name: 'Supprimer le besoin' })).toBeVisible();
  await expectAccessible(page);
});
