import { expect, type Page } from '@playwright/test';
import { makePdf } from '../../server/src/testing/pdf.ts';
import { call } from './api.ts';
import type { Product } from './product.ts';
import {
  asSuperuser,
  openAs,
  someCandidate,
  someTraining,
  type Person,
  type Training,
} from './world.ts';

const address = '/applicant/application';

export const resume = {
  name: 'cv-zoe.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    makePdf([
      'Zoé D’Arc',
      'Recherche alternance BTS MCO',
      '12 rue des Lilas, 69100 Villeurbanne',
      '06 39 98 12 34 - zoe.darc@exemple.fr',
      'PROFIL',
      'Souriante et organisée, je veux apprendre le commerce en équipe.',
      'FORMATION',
      '2022 - 2025 : Bac STMG, Lycée Marie-Curie, Lyon',
      'COMPÉTENCES',
      'Excel, encaissement',
    ]),
  ),
};

export const setUp = async (product: Product) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  return { by, training };
};

export const open = async (
  page: Page,
  product: Product,
  person: Person,
  button: 'Créer' | 'Mettre à jour',
) => {
  await openAs(page, product, person, address);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
};

export const newcomer = async (page: Page, product: Product) => {
  const { by, training } = await setUp(product);
  const person = await someCandidate(product, by);
  await open(page, product, person, 'Créer');
  return { person, training };
};

/** A dropdown or a field that completes what one types. */
export const choice = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name, exact: true });

export const chooseResume = (page: Page, file = resume) =>
  page.getByLabel(/(mon|son) CV/).setInputFiles(file);

/** Everything that the resume of these tests does not say. */
export const fillRest = async (
  page: Page,
  { programmeName, sessionName }: Pick<Training, 'programmeName' | 'sessionName'>,
) => {
  await choice(page, 'Formation').selectOption({ label: programmeName });
  await choice(page, 'Session').selectOption({ label: sessionName });
  await choice(page, 'Durée souhaitée').selectOption('2 ans');
  await choice(page, 'Type de contrat').selectOption("Contrat d'apprentissage");
  await choice(page, 'Civilité').selectOption('Madame');
  const sectors = page.getByRole('listbox', { name: 'Secteurs d’activité' });
  await sectors.getByRole('option', { name: /^Activités informatiques/ }).click();
  await choice(page, 'Distance maximale').selectOption('Pas de préférence');
};

export const sheetOf = (product: Product, { token }: Person) =>
  call(product, 'GET /applicants/registration/', { as: token });
