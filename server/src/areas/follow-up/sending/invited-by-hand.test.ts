import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, someEmail, someSuperuser } from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { runFollowUp } from '../index.ts';

/** A Monday at 8:15 in Paris. */
const clock = standingClock('2026-08-31T06:15:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now());
});
afterAll(() => server.close());

test('whom the staff have reminded of their invitation in the morning is not reminded again by itself that day, but on the next one of the table', async () => {
  const superuser = await someSuperuser(server);
  const [alone, amongAll] = [someEmail(), someEmail()];
  const [company, untouched] = [someEmail(), someEmail()];
  await server.call('POST /temp-applicants/', {
    as: superuser.token,
    body: [alone, amongAll].map((email) => ({ first_name: 'Zoé', last_name: 'Petit', email })),
  });
  await server.call('POST /temp-companies/', {
    as: superuser.token,
    body: [company, untouched].map((email) => ({ name: 'Atelier', email })),
  });
  const reminders = () =>
    Promise.all(
      [alone, amongAll, company, untouched].map(async (to) => {
        const mails = await mailsTo(server, to);
        return mails.filter(({ subject }) => subject.startsWith('Rappel')).length;
      }),
    );

  clock.pass(3, 'days');
  clock.pass(15, 'minutes');
  const { token: as } = await signIn(server, superuser.email);
  const { body: candidates } = await server.call('GET /temp-applicants/', { as });
  const { body: companies } = await server.call('GET /companies/', { as });
  const tokenOf = (email: string, rows: readonly { email: string; token: string }[]) =>
    rows.find((row) => row.email === email)?.token ?? '';
  await server.call('POST /temp-applicants/{id}/recontact/', {
    as,
    params: { id: tokenOf(alone, candidates) },
  });
  await server.call('POST /temp-companies/{token}/recontact/', {
    as,
    params: { token: tokenOf(company, companies.temp_companies) },
  });
  await server.call('POST /temp-applicants/all/recontact/', { as });
  expect(await reminders()).toEqual([1, 1, 1, 0]);
  // Whoever was never asked may say at once what they want to read of it.
  const less = (await mailsTo(server, alone)).map(
    ({ text }) => /\/moins-de-messages\/([\w-]+)/.exec(text)?.[1] ?? '',
  );
  expect(new Set(less).size).toBe(1);
  const page = await server.call('GET /messages/less/{token}/', {
    params: { token: less[0] ?? '' },
  });
  expect(page.status).toBe(200);
  clock.pass(30, 'minutes');
  await runFollowUp(server.services);
  expect(await reminders()).toEqual([1, 1, 1, 1]);
  const { body: waits } = await server.call('GET /follow-up/waits/', {
    as: (await signIn(server, superuser.email)).token,
    query: { kind: 'register', everyone: true },
  });
  expect(waits.items.map(({ sent_count: sent }) => sent)).toEqual([1, 1, 1, 1]);

  // Nor once the rest between two reminders is over.
  clock.pass(2, 'days');
  await runFollowUp(server.services);
  expect(await reminders()).toEqual([1, 1, 1, 1]);
  clock.pass(2, 'days');
  await runFollowUp(server.services);
  expect(await reminders()).toEqual([2, 2, 2, 2]);
});
