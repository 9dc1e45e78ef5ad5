import { answers } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCandidate,
  completeCompany,
  openAs,
  someNeed,
  someTraining,
} from '../../support/world.ts';
import { isNotWiderThan } from '../../support/needs.ts';

test('who has no match reads what one change would bring, and gets to it; so does a company', async ({
  page,
  product,
  browser,
}) => {
  const superuser = await asSuperuser(product);
  const training = await someTraining(product, superuser);
  const candidate = await completeCandidate(product, superuser, training);
  const company = await completeCompany(product, superuser);
  const need = await someNeed(product, company, training);
  await call(product, 'PUT /offers/{id}/', {
    as: company.token,
    params: { id: need.id },
    body: {
      title: need.title,
      location: need.location,
      contract_type: 'professionnalisation',
      target_educational_level: '5',
      description: need.description,
      formations_ids: [training.programmeId],
      session_id: training.sessionId,
      skills: [],
    },
  });
  await call(product, 'PUT /company_test/{token}/', {
    params: { token: need.token },
    body: answers(),
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, product, candidate, '/applicant/matches');
  const card = page.getByRole('region', { name: 'Mes chances' });
  await expect(card).toContainText(
    'si cela vous convient aussi (contrat de professionnalisation)\u202f: +\u00a01 match',
  );
  await expectAccessible(page);
  await isNotWiderThan(page, 360);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Modifier ma fiche' }).click();
  await expect(page).toHaveURL(/\/applicant\/application/);

  const theirs = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openAs(theirs, product, company, '/company/offers');
  await theirs.getByRole('heading', { name: need.title }).getByRole('button').click();
  await theirs.getByRole('button', { name: 'Ce qu’un changement apporterait' }).click();
  await expect(theirs.getByRole('listitem').filter({ hasText: need.title })).toContainText(
    'Si tout contrat vous convient, avec «\u202fAutre\u202f»\u202f: +\u00a01 candidat, le meilleur aurait',
  );
  // Scrolled, the bar at the top covers a part of whatever is below it: no target of the card is too small by itself.
  await theirs.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(theirs);
  await isNotWiderThan(theirs, 360);
});
