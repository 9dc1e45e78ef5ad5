import type { AskedKey } from '@tandem/domain/contracts/part-links/asked';
import { addDays, addYears } from '@tandem/domain/calendar/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
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
import { makePdf } from '../../../testing/pdf.ts';
import { linkIn, mailsTo } from '../../../testing/product/mails.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const { now, today } = clockOfToday();
const mother = 'jeanne@exemple.fr';
const scan = makePdf(['Contrat signé par Jeanne']);

describe('a signature, asked for by a link of its own', () => {
  let server: TestServer;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    const superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser, { seats: 9 });
    const birth = addYears(today, -17);
    await enrolWithWholeFile(server, world, {
      candidate_birthdate: birth,
      candidate_nir: `2${birth.slice(2, 4)}${birth.slice(5, 7)}69123001`,
    });
  });

  afterAll(() => server.close());

  const ask = (party: AskedKey, way: 'mail' | 'link' = 'link', who = world.company) =>
    server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: who.token,
      params: { matchId: world.matchId, party },
      body: { way, ...(party === 'guardian_signature' && { email: mother, name: 'Jeanne' }) },
    });

  const tokenFor = async (party: AskedKey): Promise<string> =>
    (await ask(party)).body.link?.split('/').at(-1) ?? '';

  const read = (token: string) =>
    server.call('GET /contract/signing-links/{token}/', { params: { token } });

  const sign = (
    token: string,
    { on = today, file = scan }: { on?: string; file?: Uint8Array } = {},
  ) =>
    server.call('POST /contract/signing-links/{token}/', {
      params: { token },
      body: { signed_on: on },
      files: { scan: file },
    });

  const waitsOfCompany = async () =>
    (await server.call('GET /follow-up/own/', { as: world.company.token })).body.waits.filter(
      ({ kind }) => kind === 'contract_part',
    );

  const progress = async () =>
    (
      await server.call('GET /contract/file/{matchId}/progress/', {
        as: manager.token,
        params: { matchId: world.matchId },
      })
    ).body;

  const partOf = async (key: AskedKey) =>
    (
      await server.call('GET /contract/file/{matchId}/parts/', {
        as: world.company.token,
        params: { matchId: world.matchId },
      })
    ).body.parts.find(({ party }) => party === key);

  const stateOf = async (key: AskedKey) => (await partOf(key))?.state;

  test('is asked for only while the file waits for signatures', async () => {
    expect((await ask('guardian_signature')).status).toBe(409);
    expect((await moveFile(server, world.company, world.matchId, 'complete')).status).toBe(200);
    expect((await ask('guardian_signature', 'mail')).status).toBe(201);
    const [mail] = await mailsTo(server, mother);
    expect(mail?.subject).toMatch(/attend votre signature du contrat$/);
    expect(mail && linkIn(mail).pathname).toContain('/contrat/signature/');
    expect((await partOf('guardian_signature'))?.reminded_at).toBeNull();
    await ask('guardian_signature', 'mail');
    expect((await partOf('guardian_signature'))?.reminded_at).not.toBeNull();
    const [again] = await mailsTo(server, mother);
    expect(again?.subject).toMatch(/^Rappel : /);
    expect(await waitsOfCompany()).toHaveLength(1);
  });

  test('shows nothing of the file, and opens no part of it', async () => {
    const token = await tokenFor('guardian_signature');
    const { body } = await read(token);
    expect(body).toEqual({
      asked: 'guardian_signature',
      company: world.need.company?.name,
      need: world.need.title,
      candidate: expect.any(String),
      amendment: null,
    });
    const part = await server.call('GET /contract/part-links/{token}/', { params: { token } });
    expect(part.status).toBe(404);
    expect(await stateOf('guardian_signature')).toBe('opened');
  });

  test('is handed in once, with its own name in the file, and the link has served', async () => {
    const token = await tokenFor('guardian_signature');
    const ahead = await sign(token, { on: addDays(today, 1) });
    expect(ahead.failure.fields).toHaveProperty('signed_on');
    expect((await sign(token, { file: Buffer.from('un texte') })).status).toBe(415);
    const twice = await Promise.all([sign(token), sign(token)]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect([(await read(token)).status, await stateOf('guardian_signature')]).toEqual([
      409,
      'done',
    ]);
    const { signatories, frozen } = await progress();
    const given = signatories.find(({ signatory }) => signatory === 'guardian');
    expect(given).toMatchObject({ signature: { noted_by: 'guardian', signed_on: today } });
    expect([given?.earlier, frozen]).toEqual([[], true]);
    expect((await ask('guardian_signature')).status).toBe(409);
    expect(await waitsOfCompany()).toEqual([]);
    const { body: bell } = await server.call('GET /notifications/', { as: world.company.token });
    expect(bell.items.filter(({ text }) => text.includes('page signée reçue'))).toHaveLength(1);
  });

  test('has served as well when the paper was handed in otherwise', async () => {
    const token = await tokenFor('employer_signature');
    expect(await waitsOfCompany()).toHaveLength(1);
    await signOnPaper(server, manager, world.matchId, 'employer,centre');
    expect((await sign(token)).status).toBe(409);
    expect(await waitsOfCompany()).toEqual([]);
  });

  test('the last one makes the file signed, and both sides and the centre are told', async () => {
    const token = await tokenFor('candidate_signature');
    expect((await sign(token)).status).toBe(201);
    expect((await progress()).state).toBe('signed');
    for (const { email } of [world.candidate, world.company])
      expect((await mailsTo(server, email))[0]?.subject).toMatch(/est signé par tous$/);
    const { body: bell } = await server.call('GET /notifications/', { as: manager.token });
    expect(bell.items[0]?.text).toContain('signé par tous');
  });
});
