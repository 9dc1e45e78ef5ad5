import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import { runnersOf } from '../../../runners.ts';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import type { CaughtEnvelope } from '../../../testing/outside-world/documenso-envelopes.ts';
import {
  startSigningServer,
  type TestSigningServer,
} from '../../../testing/outside-world/documenso-server.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const secret = 'un-secret-de-rappel-assez-long-pour-cela';
const employer = {
  signatory: 'employer',
  name: 'Anne Martin',
  email: 'anne@atelier.example',
} as const;
const candidate = {
  signatory: 'candidate',
  name: 'Léa Martin',
  email: 'ailleurs@exemple.fr',
} as const;
const centre = { signatory: 'centre', name: 'Paul Petit', email: 'paul@cfa.example' } as const;

const textOf = async (bytes: Uint8Array) => {
  const { text, pages } = await extractText(new Uint8Array(bytes), 9);
  return { pages, text: text.replaceAll(/\s+/g, ' ') };
};

describe('signing online', () => {
  const { now, today } = clockOfToday();
  let service: TestSigningServer;
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  let logged = '';

  beforeAll(async () => {
    service = await startSigningServer();
    const logTo = new Writable({
      write: (line: Buffer, _, done) => {
        logged += line.toString();
        done();
      },
    });
    server = await startTestServer(
      {
        ESIGN_URL: `${service.url}/`,
        ESIGN_KEY: service.key,
        ESIGN_WEBHOOK_SECRET: secret,
        LOG_LEVEL: 'info',
      },
      { now, logTo },
    );
    superuser = await someSuperuser(server);
  });

  afterAll(async () => {
    await server.close();
    await service.close();
  });

  beforeEach(async () => {
    service.envelopes.length = 0;
    world = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, world);
    await moveFile(server, world.company, world.matchId, 'complete');
  });

  const params = () => ({ matchId: world.matchId });
  const ask = (
    signers: readonly (typeof employer | typeof candidate | typeof centre)[],
    as = superuser,
  ) =>
    server.call('POST /contract/file/{matchId}/online-signing/', {
      as: as.token,
      params: params(),
      body: { signers: [...signers] },
    });
  const progress = async (as = superuser) =>
    (
      await server.call('GET /contract/file/{matchId}/progress/', {
        as: as.token,
        params: params(),
      })
    ).body;
  const states = async () =>
    (await progress()).online.request?.signatories.map(({ signatory, state }) => [
      signatory,
      state,
    ]);
  const follow = () =>
    runnersOf(server.services)['follow-signing']({}, 1, new AbortController().signal);
  const envelope = (): CaughtEnvelope => {
    const last = service.envelopes.at(-1);
    if (!last) throw new Error('Nothing was sent.');
    return last;
  };
  const news = async (shown: string | undefined, id = envelope().id) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/signing-service/news/',
      headers: shown === undefined ? {} : { 'x-documenso-secret': shown },
      payload: { event: 'DOCUMENT_COMPLETED', payload: { envelopeId: id, status: 'COMPLETED' } },
    });
    await settled(server, 'follow-signing');
    return statusCode;
  };
  const scanOf = async (id: number) =>
    (await server.call('GET /contract/scans/{id}/', { as: superuser.token, params: { id } })).raw;

  test('tells each side on its home whose turn it is, and by whose mail', async () => {
    const manners = () =>
      Promise.all(
        [world.candidate, world.company].map(async ({ token }) => {
          const { body } = await server.call('GET /follow-up/own/', { as: token });
          const wait = body.waits.find(({ kind }) => kind === 'sign_contract');
          return [wait?.manner, body.signing_service];
        }),
      );
    const from = new URL(service.url).host;
    expect(await manners()).toEqual([
      [null, from],
      [null, from],
    ]);
    await ask([employer, candidate]);
    expect(await manners()).toEqual([
      ['online_later', from],
      ['online', from],
    ]);
    await server.call('DELETE /contract/file/{matchId}/online-signing/', {
      as: superuser.token,
      params: params(),
    });
    expect((await manners()).map(([manner]) => manner)).toEqual([null, null]);
  });

  test('sends the sheet with a place for each, writes to them in order, and keeps what all have signed', async () => {
    const asked = await ask([employer, candidate, centre]);
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({
      frozen: true,
      moves: [],
      online: {
        may_ask: false,
        may_end: true,
        request: { state: 'pending', asked_by: 'superuser' },
      },
    });
    const { payload, recipients, written, pdf } = envelope();
    expect(payload).toMatchObject({
      type: 'DOCUMENT',
      meta: { signingOrder: 'SEQUENTIAL', language: 'fr' },
    });
    // Nobody else chooses where the candidate is written to.
    expect(recipients.map(({ email }) => email)).toEqual([
      employer.email,
      world.candidate.email,
      centre.email,
    ]);
    expect(written).toEqual([employer.email]);
    const { text, pages } = await textOf(pdf);
    expect(text).toMatch(/Signatures.*1\. Employeur.*2\. Candidat.*3\. Centre de formation/u);
    expect(recipients.map(({ fields }) => fields.map(({ type, page }) => [type, page]))).toEqual(
      Array.from({ length: 3 }, () => [
        ['SIGNATURE', pages],
        ['DATE', pages],
      ]),
    );
    service.act(employer.email, 'sign');
    expect(await news(secret)).toBe(204);
    expect(await states()).toEqual([
      ['employer', 'signed'],
      ['candidate', 'waiting'],
      ['centre', 'waiting'],
    ]);
    expect((await progress()).signatories.map(({ signature }) => signature)).toEqual([
      null,
      null,
      null,
    ]);
    service.act(world.candidate.email, 'sign');
    service.act(centre.email, 'sign');
    await news(secret);
    const signed = await progress();
    expect(signed).toMatchObject({ state: 'signed', online: { request: { state: 'completed' } } });
    const scans = signed.signatories.map(({ signature }) => signature);
    expect(scans.map((one) => [one?.method, one?.signed_on, one?.noted_by])).toEqual(
      Array.from({ length: 3 }, () => ['electronic', today, 'online']),
    );
    const scan = scans[0]?.scan;
    expect(new Set(scans.map((one) => one?.scan.id)).size).toBe(1);
    const page = await scanOf(scan?.id ?? 0);
    expect(createHash('sha256').update(page).digest('hex')).toBe(scan?.sha256);
    expect((await textOf(page)).text).toContain('Version signed');
  });

  test('repeated, late and forged news changes nothing, and polling finds what news has lost', async () => {
    await ask([employer, candidate, centre]);
    for (const { email } of envelope().recipients) service.act(email, 'sign');
    expect(await news(undefined)).toBe(404);
    expect(await news(`${secret}x`)).toBe(404);
    expect((await progress()).state).toBe('complete');
    expect(await news(secret, 'envelope_of_somebody_else')).toBe(204);
    await Promise.all([follow(), follow()]);
    for (let time = 0; time < 3; time += 1) expect(await news(secret)).toBe(204);
    const { state, signatories } = await progress();
    expect(state).toBe('signed');
    expect(signatories.map(({ earlier }) => earlier)).toEqual([[], [], []]);
    const { rows } = await server.services.db.pool.query(
      'select 1 from contract_scans where applicant_id = $1',
      [world.candidate.id],
    );
    expect(rows).toHaveLength(1);
  });

  test.each(['1999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'])(
    'nobody has signed before they were asked, or in days to come, whatever the service says (%s)',
    async (told) => {
      await ask([employer, candidate, centre]);
      for (const recipient of envelope().recipients) {
        service.act(recipient.email, 'sign');
        recipient.signedAt = told;
      }
      await news(secret);
      const { state, signatories } = await progress();
      expect([state, ...signatories.map(({ signature }) => signature?.signed_on)]).toEqual([
        'signed',
        today,
        today,
        today,
      ]);
    },
  );

  test.each([500, 302, 400, 'half', 'endless'] as const)(
    'nobody has been told where the service answers %s to the draft, and it can be asked again',
    async (fault) => {
      service.fail('/envelope/create', fault);
      const asked = await ask([employer]);
      expect(asked).toMatchObject({
        status: 503,
        failure: { code: 'signing_service_unavailable' },
      });
      expect(service.envelopes.flatMap(({ written }) => written)).toEqual([]);
      expect(await progress()).toMatchObject({
        frozen: false,
        moves: ['reopen'],
        online: { may_ask: true, request: { state: 'failed' } },
      });
      expect((await ask([employer])).status).toBe(201);
    },
  );

  test('what may have left is found out: it is neither sent twice nor forgotten', async () => {
    service.fail('/envelope/distribute', 'half');
    expect((await ask([employer])).body.online.request?.state).toBe('sending');
    await follow();
    expect((await progress()).online.request?.state).toBe('pending');
    expect(envelope().written).toEqual([employer.email]);
    for (const fault of [500, 401, 'half', 'endless'] as const) {
      service.fail(`/envelope/${envelope().id}`, fault);
      await follow();
      expect((await progress()).online.request?.state).toBe('pending');
    }
    service.act(employer.email, 'sign');
    for (const fault of [500, 'half', 'endless'] as const) {
      service.fail('/envelope/item', fault);
      await follow();
      expect((await progress()).signatories[0]?.signature).toBeNull();
    }
    await follow();
    expect((await progress()).signatories[0]?.signature?.method).toBe('electronic');
    await expect(ask([employer])).resolves.toMatchObject({ status: 400 });
    expect((await ask([candidate, centre])).status).toBe(201);
  });

  test('who signs on paper is waited for online no more, and what the others have signed there holds', async () => {
    await ask([employer, candidate, centre]);
    await signOnPaper(server, world.company, world.matchId, 'employer');
    await settled(server, 'follow-signing');
    expect(envelope().recipients.map(({ email }) => email)).toEqual([
      world.candidate.email,
      centre.email,
    ]);
    expect(envelope().written.at(-1)).toBe(world.candidate.email);
    service.act(world.candidate.email, 'sign');
    await follow();
    await signOnPaper(server, superuser, world.matchId, 'centre');
    await settled(server, 'follow-signing');
    const { state, signatories } = await progress();
    expect([state, envelope().status]).toEqual(['signed', 'CANCELLED']);
    expect(signatories.map(({ signature }) => signature?.method)).toEqual([
      'paper',
      'electronic',
      'paper',
    ]);
  });

  test('is asked for by who may read the file, of whom is to sign, at an address each; once at a time', async () => {
    for (const signers of [
      [employer, employer],
      [employer, { ...centre, email: employer.email }],
    ])
      expect((await ask(signers as never)).failure.fields).toHaveProperty('signers');
    expect((await ask([centre], world.company)).failure.fields).toHaveProperty('signers');
    expect((await ask([employer], world.candidate)).status).toBe(403);
    expect((await progress(world.candidate)).online.may_ask).toBe(false);
    const both = await Promise.all([ask([employer]), ask([employer])]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(service.envelopes).toHaveLength(1);
    expect((await moveFile(server, world.company, world.matchId, 'reopen')).failure.code).toBe(
      'signing_open',
    );
  });

  test('is reminded of at most once an hour, and ended at the service', async () => {
    await ask([employer, candidate]);
    const remind = () =>
      server.call('POST /contract/file/{matchId}/online-signing/reminder/', {
        as: world.company.token,
        params: params(),
      });
    const end = () =>
      server.call('DELETE /contract/file/{matchId}/online-signing/', {
        as: world.company.token,
        params: params(),
      });
    expect((await remind()).status).toBe(429);
    // Longer than access tokens last: the request is made older, not the clock.
    await server.services.db.pool.query(
      "update signing_requests set asked_at = asked_at - interval '61 minutes'",
    );
    service.fail('/envelope/redistribute', 500);
    expect((await remind()).status).toBe(503);
    expect((await remind()).body.online.request?.signatories[0]?.reminded_at).toBe(
      now().toISOString(),
    );
    expect(envelope().written).toEqual([employer.email, employer.email]);
    service.fail('/envelope/cancel', 500);
    expect((await end()).status).toBe(503);
    expect((await progress()).online.request?.state).toBe('pending');
    expect((await end()).body.online).toMatchObject({
      may_ask: true,
      request: { state: 'cancelled' },
    });
    expect(envelope().status).toBe('CANCELLED');
    expect((await end()).status).toBe(200);
  });

  test('what all have signed when it is to be ended is kept; a refusal ends it', async () => {
    await ask([employer]);
    service.act(employer.email, 'sign');
    const end = await server.call('DELETE /contract/file/{matchId}/online-signing/', {
      as: superuser.token,
      params: params(),
    });
    expect(end.body.signatories[0]?.signature?.method).toBe('electronic');
    await ask([candidate]);
    service.act(world.candidate.email, 'reject');
    await news(secret);
    expect((await progress()).online.request).toMatchObject({
      state: 'rejected',
      signatories: [{ signatory: 'candidate', state: 'rejected' }],
    });
    const bellOf = async ({ token }: Person) =>
      (await server.call('GET /notifications/', { as: token })).body.items[0]?.text;
    expect(await bellOf(world.company)).toMatch(/^Contrat de .*: signature en ligne refusée/);
    expect(await bellOf(world.candidate)).not.toContain('refusée');
    const { rows } = await server.services.db.pool.query(
      `select a.kind from notifications n join accounts a on a.id = n.account_id
       where n.text like '%signature en ligne refusée%' order by a.kind`,
    );
    expect(rows).toEqual([{ kind: 'company' }, { kind: 'superuser' }]);
  });

  test('shows its key to the service alone, and tells the log of nobody', () => {
    expect(new Set(service.keys)).toEqual(new Set([service.key]));
    expect(logged).toContain('signing');
    for (const told of [employer.email, employer.name, 'Jean Martin', service.key, secret])
      expect(logged).not.toContain(told);
  });

  test('is in the archive, and whoever is erased here is erased there', async () => {
    await ask([employer, candidate]);
    const archive = await server.call('GET /own-data/', { as: world.candidate.token });
    expect(archive.status).toBe(200);
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: world.candidate.id },
    });
    service.fail('/envelope/delete', 500);
    await follow();
    expect(service.envelopes).toHaveLength(1);
    await follow();
    expect(service.envelopes).toEqual([]);
    const { rows } = await server.services.db.pool.query(
      `select 'request' from signing_requests where applicant_id = $1
       union all select 'leftover' from signing_leftovers`,
      [world.candidate.id],
    );
    expect(rows).toEqual([]);
  });
});

test('without a service nobody is asked to sign online, and its news is nothing', async () => {
  const server = await startTestServer();
  const superuser = await someSuperuser(server);
  const world = await somePlacement(server, superuser);
  await enrolWithWholeFile(server, world);
  await moveFile(server, world.company, world.matchId, 'complete');
  const asked = await server.call('POST /contract/file/{matchId}/online-signing/', {
    as: superuser.token,
    params: { matchId: world.matchId },
    body: { signers: [employer] },
  });
  expect(asked.status).toBe(404);
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/signing-service/news/',
    headers: { 'x-documenso-secret': '' },
    payload: { payload: { envelopeId: 'envelope_1' } },
  });
  expect(statusCode).toBe(404);
  await server.close();
});
