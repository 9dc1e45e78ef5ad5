import { afterAll, beforeAll, expect, test } from 'vitest';
import { someEmail, someSuperuser, type Person } from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  superuser = await someSuperuser(server);
});
afterAll(() => server.close());

const as = () => superuser.token;

const invited = async (email: string) => {
  const { body } = await server.call('GET /temp-applicants/', { as: as() });
  return body.find((row) => row.email === email);
};

const invite = async () => {
  const email = someEmail();
  await server.call('POST /temp-applicants/', {
    as: as(),
    body: [{ first_name: 'Zoé', last_name: 'D’Arc', email, phone: null }],
  });
  const { token = '' } = (await invited(email)) ?? {};
  return { email, token };
};

const open = (token: string, by?: string) =>
  server.call('GET /temp-applicants/{token}/', { params: { token }, ...(by && { as: by }) });

const page = async (email: string) => {
  const { id } = await server.services.db.read
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { body } = await server.call('GET /follow-up/people/{id}/', { as: as(), params: { id } });
  return body;
};

test('the first opening of a link is kept and told to the staff; neither those after it, nor theirs', async () => {
  const { email, token } = await invite();
  await open(token, as());
  expect((await invited(email))?.opened_at).toBeNull();
  const at = clock.now().toISOString();
  await open(token);
  clock.pass(1, 'minutes');
  await open(token);
  expect((await invited(email))?.opened_at).toBe(at);
  expect((await page(email)).timeline.filter(({ what }) => what === 'opened')).toMatchObject([
    { at },
  ]);
});

test('what somebody else opened is not told of whom the invitation then goes to', async () => {
  const { email, token } = await invite();
  await open(token);
  const right = someEmail();
  const { account_id: id, first_name, last_name } = await page(email);
  await server.call('PUT /follow-up/people/{id}/', {
    as: as(),
    params: { id },
    body: { first_name, last_name, email: right, phone: null },
  });
  expect((await invited(right))?.opened_at).toBeNull();
});

test('a company’s, too', async () => {
  const email = someEmail();
  const company = async () => {
    const { body } = await server.call('GET /companies/', { as: as() });
    return body.temp_companies.find((row) => row.email === email);
  };
  await server.call('POST /temp-companies/', { as: as(), body: [{ name: 'Atelier Été', email }] });
  const { token = '' } = (await company()) ?? {};
  await server.call('GET /temp-companies/{token}/', { params: { token } });
  expect((await company())?.opened_at).toBe(clock.now().toISOString());
});
