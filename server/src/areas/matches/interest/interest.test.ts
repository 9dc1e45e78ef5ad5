import type { MatchStatus } from '@tandem/domain/matches/match';
import { quotedName } from '@tandem/domain/names';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companySheet, somePlacement, someSuperuser } from '../../../testing/fixtures/by-calls.ts';
import type { Placement } from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('before and after a company has answered', () => {
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    world = await somePlacement(server, await someSuperuser(server));
  });

  afterAll(() => server.close());

  const params = () => ({ id: world.matchId });

  const bringTo = (action: MatchStatus) =>
    server.call('POST /matches/{id}/', {
      as: world.superuser.token,
      params: params(),
      body: { action, quiet: true },
    });

  const read = async (who: 'candidate' | 'company') =>
    (await server.call('GET /matches/{id}/', { as: world[who].token, params: params() })).body;

  const show = () =>
    server.call('PUT /matches/{id}/interest/', { as: world.candidate.token, params: params() });

  const revoke = () =>
    server.call('DELETE /matches/{id}/interest/', { as: world.candidate.token, params: params() });

  const bells = async () =>
    (await server.call('GET /notifications/', { as: world.company.token })).body.items.filter(
      ({ text }) => text.includes('s’intéresse'),
    );

  test('interest is shown, told once, taken back and shown again', async () => {
    expect(await read('candidate')).toMatchObject({ interested_at: null, may_show_interest: true });
    expect((await read('company')).may_show_interest).toBe(false);
    const shown = await show();
    expect(shown).toMatchObject({ status: 200, body: { interested_at: expect.any(String) } });
    expect((await show()).body.interested_at).toBe(shown.body.interested_at);
    expect((await read('company')).interested_at).toBe(shown.body.interested_at);
    expect((await revoke()).body.interested_at).toBeNull();
    expect((await revoke()).status).toBe(200);
    expect((await read('company')).interested_at).toBeNull();
    await show();
    expect((await bells()).map(({ text }) => text)).toEqual([
      `${quotedName("Zoé D'Arc")} s’intéresse à votre besoin (${world.need.title})`,
    ]);
  });

  test.each([
    [0, 200],
    [1, 409],
    [2, 200],
    [3, 409],
    [-1, 409],
    [-2, 409],
  ] as const)('at %i showing and taking back answer %i', async (status, expected) => {
    await bringTo(status);
    expect([(await show()).status, (await revoke()).status]).toEqual([expected, expected]);
    expect((await read('candidate')).may_show_interest).toBe(expected === 200);
  });

  test.each([
    [0, true, false],
    [1, true, true],
    [2, true, false],
    [3, true, true],
    [-1, false, false],
    [-2, false, false],
  ] as const)(
    'at %i the company reaches the candidate: %s, the candidate the company: %s',
    async (status, reachesCandidate, reachesCompany) => {
      const { company, candidate } = world;
      await server.call('POST /company/', {
        as: company.token,
        body: {
          ...companySheet(),
          contact_name: 'Maëlle Le Goff',
          contact_role: 'Gérante',
          contact_phone: '06 39 98 00 11',
        },
      });
      await bringTo(status);
      const seen = (await read('company')).application.applicant;
      expect([seen.email !== '', seen.phone !== null, seen.resume !== null]).toEqual(
        Array.from({ length: 3 }, () => reachesCandidate),
      );
      expect((await read('company')).contact).toBeNull();
      expect((await read('candidate')).contact).toEqual(
        reachesCompany
          ? {
              name: 'Maëlle Le Goff',
              role: 'Gérante',
              phone: '+33639980011',
              email: company.email,
              tutor: null,
            }
          : null,
      );
      const own = await server.call('GET /applicants/registration/', { as: candidate.token });
      const filename = own.body.resume?.split('/').at(-1) ?? '';
      const resume = await server.call('GET /download/{filename}/', {
        as: company.token,
        params: { filename },
      });
      const sheet = await server.call('GET /applicants/registration/{applicantId}/', {
        as: company.token,
        params: { applicantId: candidate.id },
      });
      const expected = reachesCandidate ? 200 : 404;
      expect([resume.status, sheet.status]).toEqual([expected, expected]);
    },
  );
});
