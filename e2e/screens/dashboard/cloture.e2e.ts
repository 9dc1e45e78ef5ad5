import { defaultSession } from '@tandem/domain/programmes/session';
import { call } from '../../support/api.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { button } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCandidate,
  openAs,
  somePlacement,
  someTraining,
} from '../../support/world.ts';

test('a school year is closed, and who has no place goes on in another', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  const training = await someTraining(product, superuser);
  const next = await someTraining(product, superuser);
  const candidate = await completeCandidate(product, superuser, training);
  await openAs(page, product, superuser, '/dashboard/formation-management');
  await page.getByRole('link', { name: `Clôturer ${training.sessionName}` }).click();
  await expect(
    page.getByRole('heading', { name: `Clôturer ${training.sessionName}` }),
  ).toBeVisible();
  await expect(page.getByText('1 candidat coché.')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clôturer', exact: true }).click();
  await expect(page.getByText('Choisissez la session qui les accueille.')).toBeVisible();
  await page.getByLabel('Session qui les accueille').selectOption(next.sessionName);
  await page.getByRole('button', { name: /Formation suivante/ }).click();
  await page.getByLabel(training.programmeName).selectOption(next.programmeName);
  await page.getByRole('button', { name: 'Clôturer', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Clôturer ${training.sessionName}` });
  await expect(question.getByText(`1 candidat passe en ${next.sessionName}.`)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Clôturer' }).dblclick();
  await expect(page.getByText('Reportés : 1 candidat, dont 0 confirmé.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: `${training.sessionName}, session clôturée` }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Candidats/ }).click();
  await expect(page.getByText(`${next.sessionName}, pas encore confirmé`)).toBeVisible();
  const sheet = await call(product, 'GET /applicants/registration/', { as: candidate.token });
  expect(sheet.session_id).toBe(next.sessionId);

  await page.setViewportSize({ width: 360, height: 720 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);

  await page.goto(`${product.url}/confirmer/inconnu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
  await expectAccessible(page);
});

test('no matching is launched beside the figures of a closed year', async ({ page, product }) => {
  const superuser = await asSuperuser(product);
  const { sessionId, programmeName } = await someTraining(product, superuser);
  await call(product, 'POST /sessions/{id}/closing/', {
    as: superuser.token,
    params: { id: sessionId },
    body: { candidates: [], needs: [] },
  });
  const statistics = `/dashboard/formation-statistics?session=${sessionId}`;
  await openAs(page, product, superuser, statistics);
  await expect(page.getByRole('article', { name: programmeName })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pondération' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeHidden();
});

test('home, list and export are about the session that goes on, beside which a launch is offered, until another is chosen', async ({
  page,
  product,
}) => {
  const { superuser, training } = await somePlacement(product);
  const closed = await someTraining(product, superuser);
  await call(product, 'POST /sessions/{id}/closing/', {
    as: superuser.token,
    params: { id: closed.sessionId },
    body: { candidates: [], needs: [] },
  });
  const years = await call(product, 'GET /school_years/', { as: superuser.token });
  expect(defaultSession(years)?.id).toBe(training.sessionId);
  const asked = (path: string, session: number) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === `/api${path}` && searchParams.get('session') === String(session);
    });
  const report = asked('/formation-statistics/report/', training.sessionId);
  await openAs(page, product, superuser);
  await report;
  await page.goto(`${product.url}/dashboard/formation-statistics`);
  await expect(page.getByRole('button', { name: 'Lancer le matching' })).toBeVisible();
  const listed = asked('/match_applicants/groups/', training.sessionId);
  await page.goto(`${product.url}/dashboard/offer-management`);
  await listed;
  await expect(page.getByText('1 groupe', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Exporter').click();
  // An export is called by its session.
  const number = /\d+/.exec(training.sessionName)?.[0] ?? '';
  expect((await saved).suggestedFilename()).toContain(number);
  const other = asked('/formation-statistics/report/', closed.sessionId);
  await page.goto(`${product.url}/?session=${closed.sessionId}`);
  await other;
});
