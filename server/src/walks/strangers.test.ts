import { contract, type ContractKey } from '@tandem/contract';
import { fillPath } from '@tandem/contract/fill-path';
import type { Call } from '@tandem/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeContractSheet } from '../testing/contract-sheet.ts';
import { enrol } from '../testing/enrolment.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import {
  completeCandidate,
  completeCompany,
  needFor,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../testing/world.ts';

/** Calls that name a record in their address, and are for people whom not every record belongs to. */
const recordCalls = (Object.entries(contract) as [ContractKey, Call][])
  .filter(([, { params, roles }]) => params !== undefined && !roles.includes('visitor'))
  .filter(([, { roles }]) => roles.includes('applicant') || roles.includes('company'))
  .map(([key]) => key);

type Who = 'applicant' | 'company';

describe('what is not yours', () => {
  let server: TestServer;
  let world: Placement;
  let strangers: Record<Who, Person>;
  let addresses: Partial<Record<ContractKey, string | number>>;
  let payloads: Partial<Record<ContractKey, object>>;

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    // Complete, and with matches of their own, in another session.
    const elsewhere = await someTraining(server, superuser);
    strangers = {
      applicant: await completeCandidate(server, superuser, elsewhere),
      company: await completeCompany(server, superuser),
    };
    const { applicant, matchId, offer } = world;
    await enrol(server, world);
    const sheet = await server.call('GET /applicants/registration/', { as: applicant.token });
    const signIns = await server.call('GET /sign-ins/', { as: applicant.token });
    addresses = {
      'DELETE /sign-ins/{id}/': signIns.body[0]?.id ?? 0,
      'GET /applicants/registration/{applicantId}/': applicant.id,
      'GET /download/{filename}/': sheet.body.resume?.split('/').at(-1) ?? '',
      'PUT /offers/{id}/': offer.id,
      'DELETE /offers/{id}/': offer.id,
      'GET /matches/{id}/': matchId,
      'POST /matches/{id}/': matchId,
      'GET /matches/{id}/explanation/': matchId,
      'POST /contract/note/{matchId}/': matchId,
      'GET /contract/note/{matchId}/': matchId,
      'GET /contract/note/{matchId}/nir/': matchId,
      'GET /contract/note/{matchId}/known/': matchId,
    };
    payloads = {
      'PUT /offers/{id}/': { ...needFor(world.training), title: 'Repris' },
      'POST /matches/{id}/': { action: -2 },
      'POST /contract/note/{matchId}/': { ...completeContractSheet(), company_name: 'Repris' },
    };
  });

  afterAll(() => server.close());

  const send = async (key: ContractKey, person: Person, address = addresses[key]) => {
    const [method] = key.split(' ');
    const payload = payloads[key];
    const response = await server.app.inject({
      method: method as 'GET',
      url: `/api${fillPath(key, {}, () => String(address))}`,
      headers: { authorization: `Bearer ${person.token}` },
      ...(payload && { payload }),
    });
    const { statusCode: status, headers, payload: text } = response;
    return { status, type: headers['content-type'], text };
  };

  const pairs = recordCalls.flatMap((key) =>
    (['applicant', 'company'] as const)
      .filter((who) => (contract[key].roles as readonly string[]).includes(who))
      .map((who) => [key, who] as const),
  );

  test.each(pairs)('%s: for another %s it does not exist', async (key, who) => {
    expect(addresses[key]).toBeTruthy();
    const before = await server.call('GET /matches/', { as: world.company.token });
    const answer = await send(key, strangers[who]);
    expect(answer.status).toBe(404);
    // Told as what is not there at all is told: nobody learns that it exists.
    const nothing = await send(key, strangers[who], key.includes('filename') ? 'x.pdf' : 987_654);
    expect(answer).toEqual(nothing);
    expect((await server.call('GET /matches/', { as: world.company.token })).body).toEqual(
      before.body,
    );
  });

  test('its owner has it as before', async () => {
    const { applicant, company, matchId, offer } = world;
    for (const key of recordCalls.filter((one) => one.startsWith('GET '))) {
      const call: Call = contract[key];
      const owner = call.roles.includes('applicant') ? applicant : company;
      expect([key, (await send(key, owner)).status]).toEqual([key, 200]);
    }
    const needs = await server.call('GET /offers/', { as: company.token });
    expect(needs.body).toMatchObject([{ id: offer.id, title: offer.title }]);
    const note = await server.call('GET /contract/note/{matchId}/', {
      as: company.token,
      params: { matchId },
    });
    expect(note.body.company_name).toBe('Texte');
    expect((await server.call('GET /user/', { as: applicant.token })).status).toBe(200);
  });
});
