import { draftDays, draftLimits } from '@tandem/domain/drafts/draft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  password,
  someCandidate,
  someSuperuser,
  someTraining,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { makePdf } from '../../testing/pdf.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { deleteStale } from '../privacy/stale-queries.ts';

const sheet = { form: 'candidate-sheet' };

describe('drafts', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const read = async ({ token }: Person, params = sheet) =>
    (await server.call('GET /drafts/{form}/', { as: token, params })).body;

  const keep = (
    { token }: Person,
    changes: { key: string; value: string; seen: string }[],
    params = sheet,
  ) => server.call('PUT /drafts/{form}/', { as: token, params, body: { changes } });

  test('hold what was typed, half filled, for its owner alone', async () => {
    const [zoe, noe] = [
      await someCandidate(server, superuser),
      await someCandidate(server, superuser),
    ];
    expect(await read(zoe)).toEqual({ typed: {}, saved_at: null });
    const { status, body } = await keep(zoe, [
      { key: 'city', value: "L'Haÿ-les-Roses", seen: '' },
      { key: 'summary', value: '', seen: 'Ce qui est enregistré' },
    ]);
    expect([status, body]).toEqual([
      200,
      { saved: ['city'], conflicts: [], saved_at: clock.now().toISOString() },
    ]);
    expect(await read(zoe)).toEqual({
      typed: { city: "L'Haÿ-les-Roses", summary: '' },
      saved_at: clock.now().toISOString(),
    });
    expect(await read(noe)).toEqual({ typed: {}, saved_at: null });
    await keep(zoe, [{ key: 'message', value: 'Bonjour', seen: '' }], { form: 'contact' });
    const all = async ({ token }: Person) =>
      (await server.call('GET /drafts/', { as: token })).body.map(({ form, typed }) => [
        form,
        typed,
      ]);
    expect(await all(zoe)).toEqual([
      ['candidate-sheet', { city: "L'Haÿ-les-Roses", summary: '' }],
      ['contact', { message: 'Bonjour' }],
    ]);
    expect(await all(noe)).toEqual([]);
  });

  test('of two devices merge, and the later is told of what it has not seen', async () => {
    const person = await someCandidate(server, superuser);
    await keep(person, [{ key: 'city', value: 'Brest', seen: '' }]);
    const first = clock.now().toISOString();
    clock.pass(1, 'minutes');
    const { body } = await keep(person, [
      { key: 'city', value: 'Rennes', seen: 'Quimper' },
      { key: 'phone', value: '06', seen: '' },
    ]);
    expect(body).toMatchObject({
      saved: ['phone'],
      conflicts: [{ key: 'city', value: 'Brest', at: first }],
    });
    expect((await read(person)).typed).toEqual({ city: 'Brest', phone: '06' });
    await keep(person, [{ key: 'city', value: 'Rennes', seen: 'Brest' }]);
    expect((await read(person)).typed).toEqual({ city: 'Rennes', phone: '06' });
  });

  test('of two devices at the same instant are both kept', async () => {
    const person = await someCandidate(server, superuser);
    await Promise.all(
      ['city', 'phone', 'diploma'].map((key) => keep(person, [{ key, value: 'x', seen: '' }])),
    );
    expect((await read(person)).typed).toEqual({ city: 'x', phone: 'x', diploma: 'x' });
  });

  test('are gone once the form is sent or they are thrown away', async () => {
    const person = await someCandidate(server, superuser);
    const city = [{ key: 'city', value: 'Brest', seen: '' }];
    await keep(person, city);
    await keep(person, city, { form: 'contact' });
    const saved = await server.call('POST /applicants/registration/', {
      as: person.token,
      body: sheetFor(await someTraining(server, superuser)),
      files: { resume: makePdf(['Zoé']) },
    });
    expect(saved.status).toBe(201);
    expect(await read(person)).toEqual({ typed: {}, saved_at: null });
    expect((await read(person, { form: 'contact' })).typed).toEqual({ city: 'Brest' });
    const params = { form: 'contact' };
    const thrown = await server.call('DELETE /drafts/{form}/', { as: person.token, params });
    expect([thrown.status, (await read(person, params)).saved_at]).toEqual([204, null]);
  });

  test('are erased with the account', async () => {
    const person = await someCandidate(server, superuser);
    await keep(person, [{ key: 'city', value: 'Kerlouan', seen: '' }]);
    await server.call('POST /account-deletion/', { as: person.token, body: { password } });
    const { rows } = await server.services.db.pool.query(
      "select 1 from drafts where typed ->> 'city' = 'Kerlouan'",
    );
    expect(rows).toEqual([]);
  });

  test('are bounded: in their fields, their length and their number', async () => {
    const person = await someCandidate(server, superuser);
    const long = 'é'.repeat(draftLimits.field);
    expect((await keep(person, [{ key: 'summary', value: `${long}x`, seen: '' }])).status).toBe(
      400,
    );
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, value: long, seen: '' }));
    const refused = await keep(person, six);
    expect([refused.status, refused.failure.code]).toEqual([413, 'too_large']);
    expect(await read(person)).toEqual({ typed: {}, saved_at: null });
    for (const key of ['City', '__proto__', '', 'a b', 'x'.repeat(61)])
      expect((await keep(person, [{ key, value: 'x', seen: '' }])).status).toBe(400);
    for (const form of ['settings', 'need-x', 'constructor'])
      expect((await keep(person, [{ key: 'a', value: 'x', seen: '' }], { form })).status).toBe(404);
    for (let id = 1; id <= draftLimits.drafts + 2; id += 1) {
      clock.pass(0.1, 'minutes');
      await keep(person, [{ key: 'title', value: 'x', seen: '' }], { form: `need-${id}` });
    }
    expect((await read(person, { form: 'need-1' })).saved_at).toBeNull();
    expect((await read(person, { form: `need-${draftLimits.drafts}` })).saved_at).not.toBeNull();
  });

  test('of the staff about somebody go with them, and are kept no more', async () => {
    const training = await someTraining(server, superuser);
    const candidate = await completeCandidate(server, superuser, training);
    const company = await completeCompany(server, superuser);
    const need = await activeNeed(server, company, training);
    const about = [
      { form: `candidate-sheet-${candidate.id}` },
      { form: `need-${need.id}` },
      { form: `company-sheet-${need.company?.id}` },
    ];
    const typed = [{ key: 'phone', value: '06 39 98 55 66', seen: '' }];
    const statuses = async () =>
      Promise.all(about.map(async (form) => (await keep(superuser, typed, form)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    for (const [key, id] of [
      ['DELETE /applicant/{id}/', candidate.id],
      ['DELETE /companies/{id}/', need.company?.id ?? 0],
    ] as const)
      expect((await server.call(key, { as: superuser.token, params: { id } })).status).toBeLessThan(
        300,
      );
    for (const form of about)
      expect(await read(superuser, form)).toEqual({ typed: {}, saved_at: null });
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  // The last: it throws away sign-ins as well.
  test('are thrown away when nobody has gone on with them for long', async () => {
    const person = await someCandidate(server, superuser);
    await keep(person, [{ key: 'city', value: 'Brest', seen: '' }]);
    const later = (days: number) => new Date(clock.now().getTime() + days * 24 * 3_600_000);
    const tidyAt = (at: Date) => server.services.db.transaction((tx) => deleteStale(tx, at));
    const kept = async () =>
      (await server.services.db.read.selectFrom('drafts').select('form').execute()).length;
    const before = await kept();
    await tidyAt(later(draftDays - 1));
    expect(await kept()).toBe(before);
    await tidyAt(later(draftDays + 1));
    expect(await kept()).toBe(0);
  });
});
