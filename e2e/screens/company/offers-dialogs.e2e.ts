import { status } from '@tandem/domain/matches/match';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { holdBack, need, scene, toasts } from '../../support/needs.ts';
import { expect, test } from '../../support/test.ts';
import {
  activeNeed,
  completeCandidate,
  openAs,
  runMatching,
  someNeed,
  someTraining,
} from '../../support/world.ts';

test('the first need: from the empty screen to the link for its tutor', async ({
  page,
  product,
  context,
}) => {
  const { training, company } = await scene(product);
  await openAs(page, product, company, '/company/offers');
  await expect(page.getByRole('heading', { name: 'Gestion des Besoins' })).toBeVisible();
  await expect(page.getByText('Aucun besoin pour l’instant.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir les matchs' })).toHaveAttribute(
    'href',
    '/company/matches',
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nouveau besoin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau besoin' });
  const title = dialog.getByRole('combobox', { name: 'Intitulé du poste' });
  await expect(title).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'Type de contrat' })).toHaveValue(
    'apprentissage',
  );
  const submit = dialog.getByRole('button', { name: 'Ajouter le besoin' });
  await submit.click();
  await expect(dialog.getByText('Veuillez sélectionner une session académique')).toBeVisible();
  await expect(title).toBeFocused();
  await expectAccessible(page);

  await title.fill('Menuisier d’atelier');
  await dialog
    .getByRole('combobox', { name: 'Session académique' })
    .selectOption(training.sessionName);
  await dialog.getByRole('checkbox', { name: 'Le poste est à l’adresse de l’entreprise' }).check();
  await expect(dialog.getByText('Le lieu sera celui de la fiche entreprise : Lyon.')).toBeVisible();
  await dialog
    .getByRole('listbox', { name: 'Formations' })
    .getByText(training.programmeName)
    .click();
  const level = dialog.getByRole('combobox', { name: 'Niveau visé' });
  await expect(level).toHaveValue('5');
  await level.selectOption('6');
  await expect(dialog.getByText('Aucune des formations choisies n’est de ce niveau')).toBeVisible();
  await level.selectOption('5');
  const skills = dialog.getByRole('combobox', { name: 'Compétences attendues' });
  await skills.fill('lecture de plan');
  await skills.press('Enter');
  await skills.fill('Tenons et mortaises');
  await expectAccessible(page);
  await dialog.getByRole('option', { name: 'Ajouter « Tenons et mortaises »' }).click();
  await expect(dialog.getByText('2 compétences choisies')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Fiche de poste' }).fill('Fabrication et pose.');

  const adding = await holdBack(page, '**/api/offers/', 'POST');
  await submit.dblclick();
  await expect(page.getByText(toasts.adding)).toBeVisible();
  adding.release();
  await expect(page.getByText(toasts.added)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(adding.calls()).toBe(1);
  await expect(page.getByText('besoin au total, dont 0 actif')).toBeVisible();

  const card = need(page, 'Menuisier d’atelier');
  await expect(card.getByText('Inactif')).toBeVisible();
  await expect(card.getByText('Lyon')).toBeVisible();
  await expect(card.getByText('Tenons et mortaises')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [made] = await call(product, 'GET /offers/', { as: company.token });
  const link = `${product.url}/test/${made?.token}`;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await card.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié !')).toBeVisible();
  expect(await clipboard()).toBe(link);
  await card.getByRole('button', { name: 'Copier un message pour le tuteur' }).click();
  await expect(page.getByText('Message copié.')).toBeVisible();
  expect(await clipboard()).toContain(link);
  expect(await clipboard()).toMatch(/«\sMenuisier d’atelier\s»/);
  await expectAccessible(page);
});

test('the contract type is Autre until the types are there, then the first one', async ({
  page,
  product,
}) => {
  const { company } = await scene(product);
  const choices = await holdBack(page, '**/api/choices/**', 'GET');
  await openAs(page, product, company, '/company/offers');
  await page.getByRole('button', { name: 'Nouveau besoin' }).click();
  const contract = page.getByRole('combobox', { name: 'Type de contrat' });
  await expect(contract).toHaveValue('Autre');
  const title = page.getByRole('combobox', { name: 'Intitulé du poste' });
  await title.fill('Soudeur');
  choices.release();
  await expect(contract).toHaveValue('apprentissage');
  await expect(title).toHaveValue('Soudeur');
});

test('changing a need: nothing typed is lost by a refusal or by a press too many', async ({
  page,
  product,
}) => {
  const { training, company } = await scene(product);
  await someNeed(product, company, training, 'Comptable');
  await openAs(page, product, company, '/company/offers');
  await page.getByRole('button', { name: 'Modifier : Comptable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier le besoin' });
  const title = dialog.getByRole('combobox', { name: 'Intitulé du poste' });
  await expect(title).toHaveValue('Comptable');
  await expect(dialog.getByRole('combobox', { name: 'Lieu du poste' })).toHaveValue('Lyon');
  await title.fill('Comptable d’entreprise');

  await expect(dialog.getByText(/^Enregistré à/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const unsent = page.getByText(/^Saisie pas encore envoyée, gardée le/);
  await expect(unsent).toBeVisible();
  await page.reload();
  await expect(unsent).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Modifier : Comptable' }).click();
  await expect(title).toHaveValue('Comptable d’entreprise');
  await expect(dialog.getByText(/^Repris là où vous en étiez/)).toBeVisible();
  await expectAccessible(page);

  await page.route('**/api/offers/*/', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(toasts.editFailed)).toBeVisible();
  await expect(title).toHaveValue('Comptable d’entreprise');
  await page.unroute('**/api/offers/*/');
  await dialog.getByRole('textbox', { name: 'Nombre de postes' }).fill('0');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Indiquez un nombre de 1 à 999.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nombre de postes' }).fill('3');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(toasts.edited)).toBeVisible();
  const card = need(page, 'Comptable d’entreprise');
  await expect(card.getByText('Postes').locator('..')).toHaveText('Postes3');
  await expect(unsent).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Modifier :/ })).toBeFocused();
});

test('duplicating for another session, then deleting', async ({ page, product }) => {
  const { by, training, company } = await scene(product);
  const next = await someTraining(product, by);
  await call(product, 'POST /sessions/', {
    as: by.token,
    body: { name: '2091-2092', starts_on: '2091-09-01' },
  });
  const begins = { start_date: '2091-01-01' };
  await activeNeed(product, company, training, 'Développeur web', begins);
  await completeCandidate(product, by, training);
  await runMatching(product, by);
  const [match] = await call(product, 'GET /matches/', { as: company.token });
  await call(product, 'POST /matches/{id}/', {
    as: company.token,
    params: { id: match?.id ?? 0 },
    body: { action: status.acceptedByCompany },
  });
  await openAs(page, product, company, '/company/offers');
  await page.getByRole('button', { name: 'Dupliquer : Développeur web' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dupliquer le besoin' });
  await dialog.getByRole('button', { name: 'Dupliquer' }).click();
  await expect(dialog.getByText('Veuillez sélectionner une session')).toBeVisible();
  await expectAccessible(page);
  const session = dialog.getByRole('combobox', { name: 'Session du nouveau besoin' });
  const start = dialog.getByRole('textbox', { name: 'Date de début' });
  await expect(start).toHaveValue('01/01/2091');
  await session.selectOption('2091-2092');
  await expect(start).toHaveValue('');
  await session.selectOption(next.sessionName);
  await expect(start).toHaveValue('01/01/2091');
  const seats = dialog.getByRole('textbox', { name: 'Nombre de postes du nouveau besoin' });
  await expect(seats).toHaveValue('1');
  await seats.fill('4');
  const sameTutor = dialog.getByRole('checkbox', { name: 'Le tuteur est le même' });
  await expect(sameTutor).toBeChecked();
  await sameTutor.uncheck();
  await dialog.getByRole('button', { name: 'Dupliquer' }).dblclick();
  await expect(page.getByText(toasts.duplicated)).toHaveCount(1);
  await expect(need(page, 'Développeur web')).toHaveCount(2);
  const copy = need(page, next.sessionName);
  await expect(copy.getByText('Inactif')).toBeVisible();
  await expect(copy.getByText('Postes').locator('..')).toHaveText('Postes4');

  const counted = page.waitForResponse('**/waiting/');
  await copy.getByRole('button', { name: /^Supprimer :/ }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer le besoin' });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expect(
    question.getByText('Êtes-vous sûr de vouloir supprimer le besoin suivant ?'),
  ).toBeVisible();
  await expect(question.getByText('Cette action est irréversible.')).toBeVisible();
  await (await counted).finished();
  await expectAccessible(page);
  await expect(question.getByText(/attend|Fermer/)).toHaveCount(0);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(toasts.deleted)).toBeVisible();
  await expect(copy).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Vos besoins' })).toBeFocused();

  // In the session where it is, it offers to raise the seats of the one need instead.
  await page.getByRole('button', { name: 'Dupliquer : Développeur web' }).click();
  await expect(dialog.getByRole('button', { name: 'Dupliquer', exact: true })).toBeVisible();
  await session.selectOption(training.sessionName);
  await seats.fill('2');
  await expect(dialog.getByText('Ce besoin est déjà dans cette session.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ajouter 2 postes à ce besoin' }).click();
  await expect(page.getByText(toasts.edited)).toBeVisible();
  await expect(need(page, 'Développeur web')).toHaveCount(1);
  await expect(need(page, 'Développeur web').getByText('Postes').locator('..')).toHaveText(
    'Postes3',
  );

  // Deleted meanwhile in another tab: the list is read again.
  const [left] = await call(product, 'GET /offers/', { as: company.token });
  await page.getByRole('button', { name: 'Supprimer : Développeur web' }).click();
  await expect(question.getByText('1 candidat attend : 1 accepté par l’entreprise.')).toBeVisible();
  await expect(
    question.getByText('1 candidat à qui vous aviez dit oui sera prévenu.'),
  ).toBeVisible();
  await expect(question.getByText('Choisissez plutôt « Fermer »')).toBeVisible();
  await expectAccessible(page);
  await call(product, 'DELETE /offers/{id}/', {
    as: company.token,
    params: { id: left?.id ?? 0 },
  });
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(toasts.deleteFailed)).toBeVisible();
  await expect(page.getByText('Aucun besoin pour l’instant.')).toBeVisible();
});
