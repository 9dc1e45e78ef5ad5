import type { SignatureKey } from '@tandem/domain/contracts/part-links/asked';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  drawAmendment,
  moveAmendment,
  moveFile,
  signAmendment,
  signWholeFile,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { mailsTo, tokenIn } from '../../../testing/product/mails.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const { now, today } = clockOfToday();
const director = 'direction@exemple.fr';

describe('the signature of an amendment, asked for by a link of its own', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser);
    for (const move of ['lodge', 'accept'] as const)
      await moveFile(server, superuser, world.matchId, move, { day: today });
  });

  afterAll(() => server.close());

  const ask = (party: SignatureKey, way: 'mail' | 'link' = 'link') =>
    server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: world.company.token,
      params: { matchId: world.matchId, party },
      body: { way, ...(way === 'mail' && { email: director, name: 'Anne' }) },
    });

  const tokenFor = async (party: SignatureKey): Promise<string> =>
    (await ask(party)).body.link?.split('/').at(-1) ?? '';

  const read = (token: string) =>
    server.call('GET /contract/signing-links/{token}/', { params: { token } });

  const page = (token: string) =>
    server.call('GET /contract/signing-links/{token}/amendment/', { params: { token } });

  const sign = (token: string) =>
    server.call('POST /contract/signing-links/{token}/', {
      params: { token },
      body: { signed_on: today },
      files: { scan: makePdf(['Avenant signé']) },
    });

  const draw = (changes?: Record<string, string>) =>
    drawAmendment(server, world.company, world.matchId, changes);

  const list = async () =>
    (
      await server.call('GET /contract/file/{matchId}/amendments/', {
        as: superuser.token,
        params: { matchId: world.matchId },
      })
    ).body.amendments;

  const waits = async () =>
    (await server.call('GET /follow-up/own/', { as: world.company.token })).body.waits
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'contract_part');

  test('is asked for once nothing stands against it, and says what is signed', async () => {
    expect((await ask('employer_signature')).status).toBe(409);
    await draw({ siret: '10' });
    expect((await ask('employer_signature')).status).toBe(409);
    await draw();
    expect((await ask('guardian_signature')).status).toBe(409);
    await ask('employer_signature', 'mail');
    const [mail] = await mailsTo(server, director);
    expect(mail?.subject).toMatch(/attend votre signature d’un avenant au contrat$/);
    const token = mail ? tokenIn(mail) : '';
    const { body } = await read(token);
    expect(body.amendment).toMatchObject({
      number: 1,
      reason: 'Augmentation',
      differences: [
        { key: 'starting_pay', before: '1\u202F500,00\u00A0€', after: '1\u202F600,00\u00A0€' },
      ],
    });
    const printed = await page(token);
    const { text } = await extractText(new Uint8Array(printed.raw), 9);
    expect(text).toContain('Avenant');
    expect(await waits()).toEqual(['contract_part']);
  });

  test('opens nothing else: no part, and no other amendment', async () => {
    const token = await tokenFor('employer_signature');
    expect(
      (await server.call('GET /contract/part-links/{token}/', { params: { token } })).status,
    ).toBe(404);
    await server.call('DELETE /contract/file/{matchId}/amendments/draft/', {
      as: world.company.token,
      params: { matchId: world.matchId },
    });
    expect((await read(token)).status).toBe(404);
    expect((await page(token)).status).toBe(404);
    expect(await waits()).toEqual([]);
    await draw({ weekly_hours: '36' });
    await signAmendment(server, superuser, world.matchId, 'centre');
    await server.call('DELETE /contract/file/{matchId}/amendments/draft/', {
      as: world.company.token,
      params: { matchId: world.matchId },
    });
    await draw({ weekly_hours: '37' });
    expect((await list())[0]?.number).toBe(2);
    expect((await sign(token)).status).toBe(404);
  });

  test('is handed in once, has served, and the last one makes it signed', async () => {
    const [employer, candidate] = [
      await tokenFor('employer_signature'),
      await tokenFor('candidate_signature'),
    ];
    const twice = await Promise.all([sign(employer), sign(employer)]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect((await read(employer)).status).toBe(409);
    const line = (await list())[0]?.signatories.find(({ signatory }) => signatory === 'employer');
    expect(line?.signature).toMatchObject({ noted_by: 'employer', signed_on: today });
    await signAmendment(server, superuser, world.matchId, 'centre');
    await sign(candidate);
    expect((await list())[0]).toMatchObject({ number: 2, state: 'signed' });
    expect(await waits()).toEqual([]);
    const { body: bell } = await server.call('GET /notifications/', { as: world.company.token });
    expect(bell.items.some(({ text }) => text.includes('avenant n°\u202f2 signé reçu'))).toBe(true);
  });

  test('taken back it opens nothing; taken up again the amendment asks for it anew', async () => {
    const first = { matchId: world.matchId, number: 2 };
    await moveAmendment(server, superuser, first, 'correct', { reason: 'À refaire' });
    const token = await tokenFor('employer_signature');
    expect((await read(token)).status).toBe(200);
    await server.call('DELETE /contract/file/{matchId}/parts/{party}/', {
      as: world.company.token,
      params: { matchId: world.matchId, party: 'employer_signature' },
    });
    expect((await sign(token)).status).toBe(404);
  });
});
