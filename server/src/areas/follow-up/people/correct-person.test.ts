import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteFailure, noteSent } from '../../../platform/messages/outcome-queries.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  password,
  someCandidate,
  someCompany,
  someEmail,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { linkIn, mailsTo, tokenIn, type Message } from '../../../testing/product/mails.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('the staff correct a name, an address, a number', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
  });

  afterAll(() => server.close());

  const correct = (
    id: number,
    body: { email: string; phone?: string; first_name?: string; last_name?: string; name?: string },
    by = manager,
  ) => server.call('PUT /follow-up/people/{id}/', { as: by.token, params: { id }, body });

  const linkTo = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(server, email);
    return tokenIn(mail as Message);
  };

  const invite = async (email: string): Promise<number> => {
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: 'Zoe', last_name: 'Darc', email, phone: null }],
    });
    await settled(server, 'send-message');
    return accountOf(server, { email });
  };

  const invitationOf = (id: number) =>
    server.services.db.read
      .selectFrom('invitations')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();

  const signUp = (token: string) =>
    server.call('POST /user/register/', { body: { token, password } });

  test('an invited person is invited at the right address, and the old link is dead', async () => {
    const [wrong, right] = [someEmail(), someEmail()];
    const id = await invite(wrong);
    const oldToken = await linkTo(wrong);
    const asked = new Date();
    await server.services.db.read
      .updateTable('accounts')
      .set({ address_refused_at: asked, created_at: new Date(asked.getTime() - 13 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    const names = { first_name: 'Zoé', last_name: "D'Arc" };
    const { body } = await correct(id, { email: right, phone: '06 12 34 56 78', ...names });
    expect(body).toEqual({ invitation_sent: true, confirmation_sent: false });
    const page = await server.call('GET /follow-up/people/{id}/', {
      as: manager.token,
      params: { id },
    });
    expect(page.body).toMatchObject({ ...names, email: right, phone: '+33612345678' });
    const [register, ...others] = page.body.waits;
    expect(others).toEqual([]);
    // Whoever is first reached today is not reminded tomorrow as of what they never got.
    expect(register?.kind).toBe('register');
    expect(new Date(register?.since ?? 0).getTime()).toBeGreaterThanOrEqual(asked.getTime());
    const refused = await signUp(oldToken);
    expect([refused.status, refused.failure.code]).toEqual([404, 'invitation_unusable']);
    await settled(server, 'send-message');
    const before = await invitationOf(id);
    const late = await server.services.db.read
      .selectFrom('messages')
      .selectAll()
      .where('recipient', '=', wrong)
      .executeTakeFirstOrThrow();
    // What was still on its way to the address of before says nothing of the new one.
    await server.services.db.transaction(async (tx) => {
      await noteFailure(tx, late, 'refused', true);
      await noteSent(tx, late, new Date());
    });
    expect(await invitationOf(id)).toEqual(before);
    expect((await signUp(await linkTo(right))).status).toBe(201);
  });

  test('and so is one on the telephone of a number that was wrong', async () => {
    const email = someEmail();
    const person = { first_name: 'Zoé', last_name: "D'Arc", email };
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ ...person, phone: '06 39 98 00 01' }],
    });
    const id = await accountOf(server, { email });
    const [{ token: former }, { token: same }] = [
      await invitationOf(id),
      (await correct(id, { ...person, phone: '+33 6 39 98 00 01' }), await invitationOf(id)),
    ];
    expect(same).toBe(former);
    const { body } = await correct(id, { ...person, phone: '06 39 98 00 02' });
    expect(body).toEqual({ invitation_sent: true, confirmation_sent: false });
    expect((await signUp(former)).failure.code).toBe('invitation_unusable');
    const { token } = await invitationOf(id);
    expect(await linkTo(email)).toBe(token);
    expect((await mailsTo(server, '+33639980002'))[0]?.text).toContain(token);
  });

  test('what went to the address of before stays with whom it was for, until they are erased', async () => {
    const [wrong, right] = [someEmail(), someEmail()];
    const { read } = server.services.db;
    const zoe = await invite(wrong);
    await read
      .updateTable('messages')
      .set({ state: 'failed', attempts: 1 })
      .where('recipient', '=', wrong)
      .execute();
    await correct(zoe, { email: right, first_name: 'Zoé', last_name: "D'Arc" });
    await settled(server, 'send-message');
    const sentTo = async (id: number) =>
      (
        await server.call('GET /follow-up/people/{id}/', { as: manager.token, params: { id } })
      ).body.timeline.filter(({ what }) => what.endsWith('mail'));
    expect(await sentTo(zoe)).toMatchObject([
      { what: 'mail' },
      { what: 'refused_mail', text: expect.stringContaining(`À l’adresse d’avant, ${wrong}`) },
    ]);
    const other = await invite(wrong);
    expect(await sentTo(other)).toMatchObject([{ what: 'mail' }]);
    const to = async () =>
      (await read.selectFrom('messages').select('id').where('recipient', '=', wrong).execute())
        .length;
    expect(await to()).toBe(2);
    await signUp(await linkTo(right));
    const { body: page } = await server.call('GET /follow-up/people/{id}/', {
      as: manager.token,
      params: { id: zoe },
    });
    const gone = await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: page.record_id },
    });
    expect(gone.status).toBeLessThan(300);
    expect(await to()).toBe(1);
    expect(await sentTo(other)).toHaveLength(1);
  });

  test('an address that is said to receive again waits for nobody; the invited are invited again', async () => {
    const email = someEmail();
    const registered = await someCandidate(server, superuser);
    const other = await accountOf(server, registered);
    const id = await invite(email);
    await server.services.db.read
      .updateTable('accounts')
      .set({ address_refused_at: new Date(), address_returned: true })
      .where('id', 'in', [id, other])
      .execute();
    const works = async (of: number) =>
      (
        await server.call('POST /follow-up/people/{id}/working-address/', {
          as: manager.token,
          params: { id: of },
        })
      ).body;
    const waits = async (of: number) =>
      (
        await server.call('GET /follow-up/people/{id}/', { as: manager.token, params: { id: of } })
      ).body.waits.map(({ kind }) => kind);
    expect(await waits(id)).toContain('bounce');
    expect(await works(id)).toEqual({ invitation_sent: true });
    // Pressed twice, it invites once.
    expect(await works(id)).toEqual({ invitation_sent: false });
    expect(await works(other)).toEqual({ invitation_sent: false });
    expect([...(await waits(id)), ...(await waits(other))]).not.toContain('bounce');
    expect(await mailsTo(server, email)).toHaveLength(2);
    expect((await signUp(await linkTo(email))).status).toBe(201);
  });

  test('from a form that was left open, what was not typed undoes nothing, nor asks for a former address', async () => {
    const person = await someCandidate(server, superuser);
    const id = await accountOf(server, person);
    const seen = { first_name: 'Zoé', last_name: "D'Arc", email: person.email, phone: null };
    const send = (changes: object) =>
      server.call('PUT /follow-up/people/{id}/', {
        as: superuser.token,
        params: { id },
        body: { ...seen, ...changes, seen },
      });
    const moved = someEmail();
    expect((await send({ phone: '06 39 98 55 66' })).status).toBe(200);
    expect((await send({ email: moved })).body.confirmation_sent).toBe(true);
    const params = { token: await linkTo(moved) };
    expect((await server.call('POST /address-changes/{token}/', { params })).status).toBe(200);
    const written = await mailsTo(server, person.email);
    const { body } = await send({ first_name: 'Zoë' });
    expect(body).toEqual({ invitation_sent: false, confirmation_sent: false });
    expect(await mailsTo(server, person.email)).toHaveLength(written.length);
    const page = await server.call('GET /follow-up/people/{id}/', {
      as: manager.token,
      params: { id },
    });
    expect(page.body).toMatchObject({ first_name: 'Zoë', phone: '+33639985566', email: moved });
    const otherwise = await send({ phone: '06 39 98 11 22' });
    expect([otherwise.status, otherwise.failure.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('a name alone invites nobody again', async () => {
    const email = someEmail();
    const id = await invite(email);
    const { body } = await correct(id, { email: email.toUpperCase(), first_name: 'Zoé' });
    expect(body).toEqual({ invitation_sent: false, confirmation_sent: false });
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('the new address of who has registered counts once its owner says so; the old one is told', async () => {
    const person = await someCandidate(server, superuser);
    const email = someEmail();
    const invitation = await linkTo(person.email);
    const id = await accountOf(server, person);
    const names = { first_name: 'Zoé', last_name: "D'Arc" };
    const { body } = await correct(id, { email, ...names }, superuser);
    expect(body).toEqual({ invitation_sent: false, confirmation_sent: true });
    const page = async () =>
      (await server.call('GET /follow-up/people/{id}/', { as: manager.token, params: { id } }))
        .body;
    expect(await page()).toMatchObject({ email: person.email, new_email: email });
    const confirm = async (token: string) =>
      server.call('POST /address-changes/{token}/', { params: { token } });
    expect((await confirm('x')).failure.code).toBe('address_link_unusable');
    const token = await linkTo(email);
    const calendar = await server.call('POST /calendar-address/', { as: person.token });
    const feed = { token: calendar.body.address?.split('/').at(-1) ?? '' };
    const read = async () => [
      (await server.call('GET /user/', { as: person.token })).status,
      (await server.call('GET /calendars/{token}/', { params: feed })).status,
    ];
    expect(await read()).toEqual([200, 200]);
    expect((await confirm(token)).body).toEqual({ email, counts_from: null });
    // The account may have passed to somebody else: whoever had it open does not go on.
    expect(await read()).toEqual([401, 404]);
    expect((await confirm(token)).failure.code).toBe('address_link_unusable');
    expect(await page()).toMatchObject({ email, new_email: null });
    const [told] = await mailsTo(server, person.email);
    expect(told?.text).toContain(email);
    expect(told?.text).toContain('L’adresse secrète de votre agenda a pris fin');
    const signedIn = await server.call('POST /token/', { body: { email, password } });
    expect(signedIn.status).toBe(200);
    // The link that went to the old address says nothing of the new one.
    const { failure } = await server.call('GET /temp-applicants/{token}/', {
      params: { token: invitation },
    });
    expect([failure.code, failure.data]).toEqual(['invitation_used', undefined]);
  });

  test('what was mailed to the old address opens nothing once the new one counts', async () => {
    const person = await someCandidate(server, superuser);
    const [email, browser] = [someEmail(), 'the secret of the old browser, long enough'];
    await server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { sign_in_links: true },
    });
    await server.call('POST /token/link/request/', { body: { email: person.email, browser } });
    const token = await linkTo(person.email);
    await server.call('POST /password-reset-email/', { body: { email: person.email } });
    const [reset] = await mailsTo(server, person.email);
    const { searchParams } = linkIn(reset as Message);
    await correct(
      await accountOf(server, person),
      { email, first_name: 'Zoé', last_name: "D'Arc" },
      superuser,
    );
    await server.call('POST /address-changes/{token}/', { params: { token: await linkTo(email) } });
    const chosen = await server.call('POST /password-reset/', {
      body: {
        uid: searchParams.get('uid') ?? '',
        token: searchParams.get('token') ?? '',
        new_password: 'Volé-par-lettre-2026!',
      },
    });
    expect(chosen.failure.code).toBe('reset_link_unusable');
    const opened = await server.call('POST /token/link/', { body: { token, browser } });
    expect(opened.failure.code).toBe('sign_in_link_unusable');
  });

  test('an address of somebody else is refused, now or when it is confirmed, and changes nothing', async () => {
    const [person, other] = [await someCandidate(server, superuser), someEmail()];
    const id = await accountOf(server, person);
    const names = { first_name: 'Ana', last_name: 'Martin' };
    const taken = await correct(id, { email: manager.email, ...names });
    expect([taken.status, taken.failure.fields?.['email']]).toEqual([
      409,
      'Cette adresse e-mail est déjà utilisée.',
    ]);
    await correct(id, { email: other, ...names });
    const token = await linkTo(other);
    await invite(other);
    const late = await server.call('POST /address-changes/{token}/', { params: { token } });
    expect(late.failure.code).toBe('email_taken');
    expect(
      (await server.call('POST /token/', { body: { email: person.email, password } })).status,
    ).toBe(200);
  });

  test('a company keeps a name, a registered candidate theirs; the staff are corrected elsewhere', async () => {
    const company = await someCompany(server, superuser);
    const candidate = await someCandidate(server, superuser);
    const nameless = await correct(await accountOf(server, company), { email: company.email });
    expect(Object.keys(nameless.failure.fields ?? {})).toEqual(['name']);
    const unnamed = await correct(await accountOf(server, candidate), { email: candidate.email });
    expect(Object.keys(unnamed.failure.fields ?? {})).toEqual(['first_name', 'last_name']);
    const named = { name: "L'Étang", phone: '01 23 45 67 89', email: company.email };
    expect((await correct(await accountOf(server, company), named)).status).toBe(200);
    expect((await correct(await accountOf(server, manager), named)).status).toBe(404);
  });

  test('the address of a registered person is changed by whoever has just shown who they are', async () => {
    const { email } = await someCandidate(server, superuser);
    const id = await accountOf(server, { email });
    const entered = await server.call('POST /token/', {
      body: { email: manager.email, password, device: '' },
    });
    const asManager = (body: { email: string; first_name: string; last_name: string }) =>
      server.call('PUT /follow-up/people/{id}/', {
        as: entered.body.access,
        params: { id },
        body: { ...body, phone: '06 39 98 55 66' },
      });
    await server.services.db.read
      .updateTable('sign_ins')
      .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
      .where('confirmed_at', 'is not', null)
      .execute();
    const names = { first_name: 'Zoé', last_name: 'Le Goff' };
    expect((await asManager({ ...names, email })).status).toBe(200);
    const other = someEmail();
    expect((await asManager({ ...names, email: other })).failure.code).toBe('identity_doubted');
    expect(await mailsTo(server, other)).toEqual([]);
    await server.call('POST /sign-ins/confirm/', { as: entered.body.access, body: { password } });
    expect((await asManager({ ...names, email: other })).body.confirmation_sent).toBe(true);
  });

  test('and the matching leaves out the name as it is now', async () => {
    const training = await someTraining(server, superuser);
    const candidate = await completeCandidate(server, superuser, training, {
      name: { first_name: 'Lou', last_name: 'Verdier' },
      resume: ['Boulanger Lou', 'Je prépare un CAP et pétris le pain chaque nuit'],
    });
    const company = await completeCompany(server, superuser, { name: 'Atelier Martin' });
    const need = await activeNeed(server, company, training, {
      title: 'Boulanger',
      description: 'Pour le fournil de Pétrin Dubois, pain au levain.',
    });
    const prepared = async (table: 'applicants' | 'offers', id: number) => {
      await settled(server, 'rescore', 'refresh-formations');
      const { rows } = await server.services.db.pool.query<{ text: string }>(
        `select encode(prepared_text, 'hex') as text from ${table} where id = $1`,
        [id],
      );
      return rows[0]?.text ?? null;
    };
    const before = {
      candidate: await prepared('applicants', candidate.id),
      need: await prepared('offers', need.id),
    };
    const ofCandidate = { email: candidate.email, phone: '06 12 34 56 78', first_name: 'Lou' };
    await correct(await accountOf(server, candidate), { ...ofCandidate, last_name: 'Boulanger' });
    await correct(await accountOf(server, company), { email: company.email, name: 'Dubois' });
    const after = {
      candidate: await prepared('applicants', candidate.id),
      need: await prepared('offers', need.id),
    };
    expect(Object.values(before)).not.toContain(null);
    expect(Object.values(after)).not.toContain(null);
    expect(after.candidate).not.toBe(before.candidate);
    expect(after.need).not.toBe(before.need);
  });
});
