import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import {
  activeOffer,
  asSuperuser,
  completeApplicant,
  completeCompany,
  openAs,
  somePlacement,
  someTraining,
  type Placement,
} from '../support/world.ts';
import type { Product } from '../support/product.ts';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Liste des matchs' }).getByRole('heading', { level: 2 });

const move = (product: Product, { superuser, matchId }: Placement, action: number) =>
  call(product, 'POST /matches/{id}/', {
    as: superuser.token,
    params: { id: matchId },
    body: { action: action as 0 },
  });

test('a candidate without a match learns what to do', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const applicant = await completeApplicant(product, by, await someTraining(product, by));
  await openAs(page, product, applicant, '/applicant/matches');
  await expect(page.getByRole('heading', { level: 1, name: 'Vos matchs' })).toBeVisible();
  await expect(page.getByText('Aucun match pour l’instant.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compléter ma fiche' })).toBeVisible();
  await expectAccessible(page);
});
