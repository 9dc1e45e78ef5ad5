import { answers } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCandidate,
  completeCompany,
  openAs,
  someNeed,
  someTraining,
} from '../../support/world.ts';

test('who has no match is proposed the need that misses one rule, and reads who proposes it', async ({
  page,
  product,
  browser,
}) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const candidate = await completeCandidate(product, by, training);
  const company = await completeCompany(product, by);
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
  const { items } = await call(product, 'GET /follow-up/standings/{side}/', {
    as: by.token,
    params: { side: 'applicant' },
  });
  const sheet = await call(product, 'GET /applicants/registration/', { as: candidate.token });
  const account = items.find(({ id }) => id === sheet.id)?.account_id ?? 0;

  const own = await (await browser.newContext()).newPage();
  await openAs(own, product, company, '/company/offers');
  await expect(own.getByText('1 candidat de plus si ce contrat vous convient aussi')).toBeVisible();
  await expectAccessible(own);
  await own.context().close();

  await openAs(page, product, by, `/dashboard/personne/${account}`);
  const near = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Presque' }) });
  await expect(near).toContainText('1 besoin si ce contrat convient');
  await expectGoodLooks(page);
  await near.getByRole('button', { name: /^Proposer/ }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Proposer aux deux' }).click();
  await expect(near.getByText(/^Proposé le/)).toBeVisible();
  await expect(dialog).toBeHidden();

  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, product, candidate, '/applicant/matches');
  await expect(theirs.getByText('proposé par votre centre')).toBeVisible();
  await theirs.context().close();
});
