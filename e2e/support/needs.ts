import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';
import { asSuperuser, completeCompany, someTraining } from './world.ts';

/** What the tests of the company's needs share. */

export const toasts = {
  adding: 'Ajout du besoin en cours...',
  added:
    "Besoin ajouté avec succès ! N'oubliez pas de transmettre le lien de test au tuteur pour activer l'offre.",
  edited: 'Besoin modifié avec succès !',
  editFailed: 'Erreur lors de la modification du besoin',
  deleted: 'Besoin supprimé avec succès !',
  deleteFailed: 'Erreur lors de la suppression du besoin',
  duplicated:
    "Besoin dupliqué avec succès ! N'oubliez pas de transmettre le lien de test au tuteur pour activer l'offre.",
};

export const scene = async (product: Product) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const company = await completeCompany(product, by, 'Atelier des Rives');
  return { by, training, company };
};

export const need = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title });

/** Holds the answers to a call back until `release`. */
export const holdBack = async (page: Page, address: string, method: string) => {
  const gate = Promise.withResolvers<undefined>();
  let calls = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    await gate.promise;
    return route.fallback();
  });
  return { release: () => gate.resolve(undefined), calls: () => calls };
};

export const isNotWiderThan = async (page: Page, width: number): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
};
