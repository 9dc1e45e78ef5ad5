import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { linkIn, mailsTo, type Message } from '../../../testing/product/mails.ts';
import {
  password,
  signIn,
  someCandidate,
  someEmail,
  unique,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

describe('managers', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const add = (email: string, first_name = 'Maëlle', last_name = "L'Hostis") =>
    server.call('POST /staff/', { as: superuser.token, body: { first_name, last_name, email } });

  const find = async (email: string) => {
    const { body } = await server.call('GET /staff/', { as: superuser.token });
    return body.find((manager) => manager.email === email);
  };

  const linkOf = async (email: string) => {
    const [mail] = await mailsTo(server, email);
    const url = linkIn(mail as Message);
    expect(url.pathname).toBe('/reset-password');
    return {
      uid: url.searchParams.get('uid') ?? '',
      token: url.searchParams.get('token') ?? '',
    };
  };

  test('are added, told by mail, and choose their first password with its link', async () => {
    const email = someEmail();
    const { status, body } = await add(email);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      first_name: 'Maëlle',
      last_name: "L'Hostis",
      email,
      registered: false,
    });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Votre accès à Tandem');
    expect(mail?.text).toContain('Bonjour Maëlle,');
    const refused = await server.call('POST /token/', { body: { email, password } });
    expect(refused.status).toBe(401);
    const chosen = await server.call('POST /password-reset/', {
      body: { ...(await linkOf(email)), new_password: password },
    });
    expect(chosen.status).toBe(200);
    const manager = await signIn(server, email);
    const { body: me } = await server.call('GET /user/', { as: manager.token });
    expect(me.user).toMatchObject({ type: 'admin', is_staff: true, is_superuser: false });
    expect(await find(email)).toMatchObject({ registered: true });
    // Nobody is told that a first password was changed.
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('have seven days for their first link, and ask for another afterwards', async () => {
    const email = someEmail();
    await add(email);
    const link = await linkOf(email);
    clock.pass(7, 'days');
    superuser = await signIn(server, superuser.email);
    const late = await server.call('POST /password-reset/', {
      body: { ...link, new_password: password },
    });
    expect(late.failure.code).toBe('reset_link_unusable');
    await server.call('POST /password-reset-email/', { body: { email } });
    const chosen = await server.call('POST /password-reset/', {
      body: { ...(await linkOf(email)), new_password: password },
    });
    expect(chosen.status).toBe(200);
  });

  test('cannot have an address that is known, whoever has it and however it is written', async () => {
    const manager = await someManager(server, superuser);
    const candidate = await someCandidate(server, superuser);
    const invited = someEmail();
    await server.call('POST /temp-companies/', {
      as: superuser.token,
      body: [{ name: 'Atelier', email: invited }],
    });
    for (const known of [manager.email, candidate.email, invited, superuser.email]) {
      const { status, failure } = await add(known.toUpperCase());
      expect(status).toBe(409);
      expect(failure).toEqual({
        code: 'email_taken',
        message: 'Cette adresse e-mail est déjà utilisée.',
        fields: { email: 'Cette adresse e-mail est déjà utilisée.' },
      });
    }
    expect(await mailsTo(server, superuser.email)).toEqual([]);
  });

  test('are added once when they are added twice at the same instant', async () => {
    const email = someEmail();
    const answers = await Promise.all([add(email), add(email.toUpperCase())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('need all three fields', async () => {
    const { status, failure } = await add(' ', '', ' ');
    expect(status).toBe(400);
    expect(failure.fields).toEqual({
      first_name: 'Ce champ est obligatoire.',
      last_name: 'Ce champ est obligatoire.',
      email: 'Ce champ est obligatoire.',
    });
    const malformed = await add('maelle@exemple');
    expect(malformed.failure.fields).toEqual({ email: 'Adresse e-mail invalide.' });
  });

  test('are deleted with their links to formations and their sign-ins', async () => {
    const manager = await someManager(server, superuser);
    const { id } = (await find(manager.email)) ?? { id: 0 };
    const { programmeId } = await someTraining(server, superuser);
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: id, formation: programmeId },
    });
    const remove = () =>
      server.call('DELETE /staff/{id}/', { as: superuser.token, params: { id } });
    const removed = await remove();
    expect([removed.status, removed.raw.length]).toEqual([204, 0]);
    expect(await find(manager.email)).toBeUndefined();
    const { body: links } = await server.call('GET /formationlink/', { as: superuser.token });
    expect(links.filter((link) => link.manager === id)).toEqual([]);
    expect((await server.call('GET /user/', { as: manager.token })).status).toBe(401);
    const signedIn = await server.call('POST /token/', {
      body: { email: manager.email, password },
    });
    expect(signedIn.status).toBe(401);
    expect((await remove()).status).toBe(404);
    // The address is free again.
    expect((await add(manager.email)).status).toBe(201);
  });

  test('are the only ones who are deleted as such', async () => {
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      "select id from accounts where kind <> 'staff'",
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { id } of rows) {
      const { status } = await server.call('DELETE /staff/{id}/', {
        as: superuser.token,
        params: { id },
      });
      expect(status).toBe(404);
    }
  });

  test('are listed by name', async () => {
    const last = unique('Zz');
    await add(someEmail(), 'Béa', last);
    await add(someEmail(), 'Ana', last);
    const { body } = await server.call('GET /staff/', { as: superuser.token });
    expect(body.slice(-2).map(({ first_name }) => first_name)).toEqual(['Ana', 'Béa']);
  });
});
