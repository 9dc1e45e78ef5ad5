import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import { runnersOf } from '../../../runners.ts';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  drawAmendment,
  moveFile,
  signAmendment,
  signWholeFile,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import {
  startSigningServer,
  type TestSigningServer,
} from '../../../testing/outside-world/documenso-server.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const signers = [
  { signatory: 'employer', name: 'Anne Martin', email: 'anne@atelier.example' },
  { signatory: 'candidate', name: 'Léa Martin', email: 'ailleurs@exemple.fr' },
] as const;

describe('an amendment, signed online', () => {
  let service: TestSigningServer;
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  const { now, today } = clockOfToday();

  beforeAll(async () => {
    service = await startSigningServer();
    const environment = {
      ESIGN_URL: `${service.url}/`,
      ESIGN_KEY: service.key,
      ESIGN_WEBHOOK_SECRET: 'un-secret-de-rappel-assez-long-pour-cela',
    };
    server = await startTestServer(environment, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser);
    for (const move of ['lodge', 'accept'] as const)
      await moveFile(server, superuser, world.matchId, move, { day: today });
  });

  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const params = () => ({ matchId: world.matchId });

  const ask = () =>
    server.call('POST /contract/file/{matchId}/online-signing/', {
      as: superuser.token,
      params: params(),
      body: { signers: [...signers] },
    });

  const end = () =>
    server.call('DELETE /contract/file/{matchId}/online-signing/', {
      as: superuser.token,
      params: params(),
    });

  const online = async () =>
    (
      await server.call('GET /contract/file/{matchId}/progress/', {
        as: superuser.token,
        params: params(),
      })
    ).body.online;

  const first = async () =>
    (
      await server.call('GET /contract/file/{matchId}/amendments/', {
        as: superuser.token,
        params: params(),
      })
    ).body.amendments[0];

  const giveUp = () =>
    server.call('DELETE /contract/file/{matchId}/amendments/draft/', {
      as: superuser.token,
      params: params(),
    });

  const follow = () =>
    runnersOf(server.services)['follow-signing']({}, 1, new AbortController().signal);

  test('is asked for while one is in preparation and nothing stands against it', async () => {
    expect(await online()).toMatchObject({ amendment: null, may_ask: false });
    expect((await ask()).status).toBe(409);
    await drawAmendment(server, superuser, world.matchId, { siret: '10' });
    expect((await ask()).status).toBe(400);
    await drawAmendment(server, superuser, world.matchId);
    expect(await online()).toMatchObject({ amendment: 1, may_ask: true, request: null });
  });

  test('sends the amendment alone, and nobody changes it meanwhile', async () => {
    const asked = await ask();
    expect(asked.body.online).toMatchObject({
      amendment: 1,
      may_ask: false,
      may_end: true,
      request: { state: 'pending' },
    });
    const sent = service.envelopes.at(-1);
    const { text } = await extractText(new Uint8Array(sent?.pdf ?? []), 9);
    const words = text.replaceAll(/\s+/g, ' ');
    for (const word of ['Avenant n° 1', '1 600,00', 'Employeur'])
      expect([word, words.includes(word)]).toEqual([word, true]);
    expect(words).not.toContain(wholeFile()['candidate_nir']);
    const drawn = await drawAmendment(server, superuser, world.matchId, { weekly_hours: '36' });
    expect([drawn.failure.code, (await giveUp()).failure.code]).toEqual([
      'signing_open',
      'signing_open',
    ]);
  });

  test('mixed with paper, the last signature makes it signed', async () => {
    for (const { email } of service.envelopes.at(-1)?.recipients ?? []) service.act(email, 'sign');
    await follow();
    expect((await first())?.signatories).toMatchObject([
      { signatory: 'employer', signature: { method: 'electronic', noted_by: 'online' } },
      { signatory: 'candidate', signature: { method: 'electronic' } },
      { signatory: 'centre', signature: null },
    ]);
    await signAmendment(server, superuser, world.matchId, 'centre');
    expect(await first()).toMatchObject({ state: 'signed' });
    expect(await online()).toMatchObject({ amendment: null, may_ask: false });
  });

  test('ended it can be given up; what is asked for one counts for no other', async () => {
    await drawAmendment(server, superuser, world.matchId, { weekly_hours: '36' });
    await ask();
    const asked = service.envelopes.at(-1);
    expect((await end()).body.online.request).toMatchObject({ state: 'cancelled' });
    expect(asked?.status).toBe('CANCELLED');
    expect((await giveUp()).status).toBe(200);
    await drawAmendment(server, superuser, world.matchId, { weekly_hours: '37' });
    expect(await online()).toMatchObject({ may_ask: true, request: null });
  });
});
