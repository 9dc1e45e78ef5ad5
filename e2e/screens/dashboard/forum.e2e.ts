import { expectAccessible } from '../../support/accessibility.ts';
import { expectPaperHead } from '../../support/paper.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, somePlacement } from '../../support/world.ts';

test('a forum day is prepared, filled, changed by hand and published; the company reads and prints its plan', async ({
  page,
  context,
  product,
}) => {
  const { superuser, training, company } = await somePlacement(product);
  await openAs(page, product, superuser, '/meetings');
  await page.getByRole('link', { name: 'Journées forum' }).click();
  await page.getByRole('button', { name: 'Préparer un forum' }).click();
  const form = page.getByRole('dialog', { name: 'Préparer un forum' });
  await form.getByRole('button', { name: 'Préparer' }).click();
  await expect(form.getByText('Indiquez un jour, par exemple 12/01/2027.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Nom du forum' }).fill('Forum de l’Ouest');
  await form.getByRole('textbox', { name: 'Jour' }).fill('12/01/2030');
  await form.getByRole('textbox', { name: 'Lieu' }).fill('4 rue des Lices, Rennes');
  const session = form.getByRole('combobox', { name: 'Session académique' });
  await expect(session).not.toHaveValue('');
  await session.selectOption(training.sessionName);
  await form.getByRole('option', { name: new RegExp(training.programmeName) }).click();
  await form.getByRole('button', { name: 'Préparer' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forum de l’Ouest');
  const guests = page.getByRole('listbox', { name: 'Candidats' }).getByRole('option');
  await guests.first().click();
  await expect(page.getByRole('button', { name: 'Remplir le plan' })).toBeDisabled();
  await guests.first().click();
  await page.getByRole('button', { name: 'Enregistrer les invités' }).click();
  await page.getByRole('button', { name: 'Remplir le plan' }).click();
  const plan = page.getByRole('table');
  await expect(plan).toContainText(/9\sh/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Déplacer le rendez-vous/ }).click();
  const move = page.getByRole('dialog', { name: /^Déplacer/ });
  await move.getByRole('combobox', { name: 'Nouvelle heure' }).selectOption({ index: 2 });
  await move.getByRole('button', { name: 'Déplacer' }).click();
  await expect(plan).toContainText(/9\sh\s30/);
  await page.getByRole('button', { name: 'Publier' }).click();
  const question = page.getByRole('dialog', { name: 'Publier le plan' });
  await expect(question).toContainText('1 candidat et 1 entreprise');
  await question.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const { pathname, search } = new URL(page.url());
  const theirs = await context.newPage();
  await openAs(theirs, product, company, '/meetings');
  await expect(theirs.getByRole('heading', { name: 'Forum de l’Ouest' })).toBeVisible();
  const own = theirs.getByRole('table');
  await expect(own).toContainText(/9\sh\s30/);
  const cancel = theirs.getByRole('button', { name: 'Annuler le rendez-vous' });
  await expect(cancel).toBeHidden();
  await theirs.getByText('Le rendez-vous de votre plan, un par un').click();
  await expect(cancel).toBeVisible();
  await expectAccessible(theirs);
  await expectPaperHead(theirs);
  await expect(own).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'À venir' })).toBeHidden();
  await expect(theirs.getByRole('button', { name: 'Imprimer mon plan' })).toBeHidden();

  // The company's tokens are those of this browser by now.
  const staff = await context.newPage();
  await openAs(staff, product, superuser, pathname + search);
  await staff.getByRole('button', { name: /^Retirer .* du forum$/ }).click();
  const removal = staff.getByRole('dialog', { name: /^Retirer .* du forum$/ });
  await expect(removal).toContainText('1 rendez-vous à venir est annulé');
  await removal.getByRole('textbox').fill('Elle a un empêchement');
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: /^Retirer .* du forum$/ }).click();
  await expect(removal.getByRole('textbox')).toHaveValue('Elle a un empêchement');
  await removal.getByRole('button', { name: 'Retirer l’entreprise' }).click();
  await expect(staff.getByRole('table')).toBeHidden();
  await expect(staff.getByText(/est retirée du forum/)).toBeVisible();
});
