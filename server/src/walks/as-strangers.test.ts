import { parisClock } from '@tandem/domain/calendar/paris-time';
import { contract, type ContractKey } from '@tandem/contract';
import { fillPath } from '@tandem/contract/fill-path';
import type { Call } from '@tandem/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasskey } from '../testing/fixtures/made-authenticator.ts';
import { completeContractSheet } from '../testing/fixtures/contracts/contract-sheet.ts';
import { proposal, proposeMeeting } from '../testing/fixtures/meetings.ts';
import { publishedForum } from '../testing/fixtures/forums.ts';
import { momentIn } from '../testing/fixtures/moments.ts';
import {
  drawAmendment,
  moveFile,
  signAmendment,
  signWholeFile,
} from '../testing/fixtures/contracts/contract-signing.ts';
import { someOfficialForm } from '../testing/fixtures/contracts/official-form.ts';
import { someSubscription } from '../testing/outside-world/push-service.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../testing/fixtures/by-calls.ts';

/** Calls that name a record in their address, and are for people whom not every record belongs to. */
const recordCalls = (Object.entries(contract) as [ContractKey, Call][])
  .filter(([, { params, roles }]) => params !== undefined && !roles.includes('visitor'))
  .filter(([, { roles }]) => roles.includes('applicant') || roles.includes('company'))
  // Everybody has drafts of their own under the same names: areas/drafts has their test.
  .filter(([key]) => !key.includes('{form}'))
  .map(([key]) => key);

type Who = 'applicant' | 'company';

describe('what is not yours', () => {
  let server: TestServer;
  let world: Placement;
  let strangers: Record<Who, Person>;
  let addresses: Partial<Record<ContractKey, string | number>>;
  let payloads: Partial<Record<ContractKey, object>>;

  beforeAll(async () => {
    // Nobody there: strangers are turned away before a service is asked.
    server = await startTestServer({ ESIGN_URL: 'http://127.0.0.1:9', ESIGN_KEY: 'key' });
    const superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    // Complete, and with matches of their own, in another session.
    const elsewhere = await someTraining(server, superuser);
    strangers = {
      applicant: await completeCandidate(server, superuser, elsewhere),
      company: await completeCompany(server, superuser),
    };
    const { candidate, matchId, need } = world;
    // With a third: the two have a meeting of their own.
    const host = await completeCompany(server, superuser);
    const { id: hostsNeed } = await activeNeed(server, host, world.training);
    await launch(server, superuser);
    const forum = await publishedForum(server, world, [hostsNeed]);
    const signed = await signWholeFile(server, world, superuser, { company_name: 'Texte' });
    const { day } = parisClock(new Date());
    for (const move of ['lodge', 'accept'] as const)
      await moveFile(server, superuser, world.matchId, move, { day });
    await drawAmendment(server, superuser, world.matchId);
    await signAmendment(server, superuser, world.matchId, 'centre');
    await someOfficialForm(server, superuser);
    const meeting = await proposeMeeting(server, world);
    await server.call('POST /meetings/{id}/take/', {
      as: candidate.token,
      params: { id: meeting.id },
      body: { moment: meeting.moments[0]?.at ?? '' },
    });
    const sheet = await server.call('GET /applicants/registration/', { as: candidate.token });
    const signIns = await server.call('GET /sign-ins/', { as: candidate.token });
    const device = await server.call('POST /alerts/devices/', {
      as: candidate.token,
      body: someSubscription,
    });
    const passkey = await addPasskey(server, candidate);
    addresses = {
      'DELETE /alerts/devices/{id}/': device.body.id,
      'DELETE /sign-ins/{id}/': signIns.body[0]?.id ?? 0,
      'PUT /passkeys/{id}/': passkey.body.id,
      'DELETE /passkeys/{id}/': passkey.body.id,
      'GET /applicants/registration/{applicantId}/': candidate.id,
      'GET /download/{filename}/': sheet.body.resume?.split('/').at(-1) ?? '',
      'GET /offers/{id}/': need.id,
      'PUT /offers/{id}/': need.id,
      'DELETE /offers/{id}/': need.id,
      'GET /offers/{id}/waiting/': need.id,
      'GET /offers/{id}/chances/changes/': need.id,
      'POST /offers/{id}/closing/': need.id,
      'POST /offers/{id}/reopening/': need.id,
      'POST /offers/{id}/tutor-link/': need.id,
      'GET /matches/{id}/': matchId,
      'POST /matches/{id}/': matchId,
      'PUT /matches/{id}/interest/': matchId,
      'DELETE /matches/{id}/interest/': matchId,
      'POST /matches/{id}/undo/': matchId,
      'POST /matches/{id}/withdraw/': matchId,
      'POST /matches/{id}/breaking/': matchId,
      'GET /matches/{id}/explanation/': matchId,
      'GET /match_frame/{id}/': matchId,
      'GET /matches/{id}/shares/': matchId,
      'PUT /matches/{id}/mark/': matchId,
      'POST /matches/{id}/shares/': matchId,
      'DELETE /matches/{id}/shares/{shareId}/': matchId,
      'GET /matches/{id}/meetings/': matchId,
      'GET /matches/{id}/messages/': matchId,
      'POST /matches/{id}/reading/': matchId,
      'POST /matches/{id}/messages/': matchId,
      'POST /matches/{id}/messages/read/': matchId,
      'POST /matches/{id}/messages/report/': matchId,
      'POST /matches/{id}/meetings/': matchId,
      'POST /meetings/{id}/propose/': meeting.id,
      'POST /meetings/{id}/take/': meeting.id,
      'POST /meetings/{id}/cancel/': meeting.id,
      'POST /meetings/{id}/outcome/': meeting.id,
      'GET /meetings/{id}/entry/': meeting.id,
      'GET /forums/{id}/': forum.id,
      'GET /contract/file/{matchId}/': matchId,
      'GET /contract/file/{matchId}/export/': matchId,
      'GET /contract/file/{matchId}/progress/': matchId,
      'GET /contract/file/{matchId}/sheet/': matchId,
      'GET /contract/file/{matchId}/bundle/': matchId,
      'GET /contract/file/{matchId}/agreement/': matchId,
      'POST /contract/file/{matchId}/moves/': matchId,
      'PUT /contract/file/{matchId}/formalities/{formality}/': matchId,
      'POST /contract/file/{matchId}/signatures/': matchId,
      'POST /contract/file/{matchId}/agreement/': matchId,
      'GET /contract/file/{matchId}/amendments/': matchId,
      'PUT /contract/file/{matchId}/amendments/draft/': matchId,
      'DELETE /contract/file/{matchId}/amendments/draft/': matchId,
      'GET /contract/file/{matchId}/amendments/{number}/sheet/': matchId,
      'POST /contract/file/{matchId}/amendments/{number}/moves/': matchId,
      'POST /contract/file/{matchId}/amendments/draft/signatures/': matchId,
      'POST /contract/file/{matchId}/online-signing/': matchId,
      'POST /contract/file/{matchId}/online-signing/reminder/': matchId,
      'DELETE /contract/file/{matchId}/online-signing/': matchId,
      'GET /contract/file/{matchId}/official-form/': matchId,
      'GET /contract/scans/{id}/': signed.signatories[0]?.signature?.scan.id ?? 0,
      'PUT /contract/file/{matchId}/': matchId,
      'PUT /contract/file/{matchId}/candidate-nir/': matchId,
      'GET /contract/file/{matchId}/parts/': matchId,
      'POST /contract/file/{matchId}/parts/{party}/': matchId,
      'DELETE /contract/file/{matchId}/parts/{party}/': matchId,
      'GET /contract/own-part/{matchId}/': matchId,
      'PUT /contract/own-part/{matchId}/': matchId,
      'POST /contract/note/{matchId}/': matchId,
      'GET /contract/note/{matchId}/': matchId,
      'GET /contract/note/{matchId}/nir/': matchId,
      'GET /contract/note/{matchId}/known/': matchId,
    };
    payloads = {
      'PUT /passkeys/{id}/': { name: 'Repris' },
      'PUT /offers/{id}/': { ...needFor(world.training), title: 'Repris' },
      'POST /offers/{id}/closing/': { state: 'withdrawn', reason: 'other' },
      'POST /offers/{id}/reopening/': { seats: 9 },
      'POST /offers/{id}/tutor-link/': { channel: 'mail' },
      'POST /matches/{id}/': { action: -2 },
      'POST /matches/{id}/messages/': { text: 'Bonjour' },
      'POST /matches/{id}/messages/read/': { up_to: 1 },
      'POST /matches/{id}/messages/report/': { message: 1, reason: 'Insultes' },
      'POST /matches/{id}/meetings/': proposal([momentIn(5)]),
      'POST /meetings/{id}/propose/': proposal([momentIn(5)]),
      'POST /meetings/{id}/take/': { moment: momentIn(3) },
      'POST /meetings/{id}/cancel/': { reason: '' },
      'POST /meetings/{id}/outcome/': { outcome: 'held' },
      'POST /contract/file/{matchId}/moves/': { move: 'lodge', day: '2026-09-01' },
      'PUT /contract/file/{matchId}/formalities/{formality}/': { done_on: '2026-09-01' },
      'POST /contract/file/{matchId}/agreement/': { signed_on: '2026-09-01' },
      'POST /contract/file/{matchId}/signatures/': {
        signatories: ['candidate'],
        signed_on: '2026-09-01',
      },
      'PUT /contract/file/{matchId}/amendments/draft/': {
        kind: '36',
        effective_on: '2026-10-01',
        reason: 'Repris',
        changes: { company_name: 'Repris' },
      },
      'POST /contract/file/{matchId}/amendments/{number}/moves/': {
        move: 'lodge',
        day: '2026-10-02',
      },
      'POST /contract/file/{matchId}/amendments/draft/signatures/': {
        signatories: ['employer'],
        signed_on: '2026-09-01',
      },
      'POST /contract/file/{matchId}/online-signing/': {
        signers: [{ signatory: 'employer', name: 'Anne Martin', email: 'anne@exemple.fr' }],
      },
      'PUT /contract/file/{matchId}/': {
        changes: [{ key: 'company_name', value: 'Repris', seen: '' }],
      },
      'PUT /contract/file/{matchId}/candidate-nir/': { nir: '180056912300178' },
      'POST /contract/file/{matchId}/parts/{party}/': { way: 'link' },
      'PUT /contract/own-part/{matchId}/': {
        changes: [{ key: 'candidate_town', value: 'Repris', seen: '' }],
      },
      'PUT /matches/{id}/mark/': { later_until: '' },
      'POST /matches/{id}/undo/': { move: 1 },
      'POST /matches/{id}/withdraw/': { reason: 'project' },
      'POST /matches/{id}/breaking/': {
        broken_on: '2026-10-01',
        broken_by: 'both',
        reason: 'agreement',
        comment: '',
        note: '',
      },
      'POST /contract/note/{matchId}/': { ...completeContractSheet(), company_name: 'Repris' },
    };
  });

  afterAll(() => server.close());

  const send = async (key: ContractKey, person: Person, address = addresses[key]) => {
    const [method] = key.split(' ');
    const payload = payloads[key];
    const response = await server.app.inject({
      method: method as 'GET',
      url: `/api${fillPath(key, { party: 'guardian', number: 1 }, (value) => String(value ?? address))}`,
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
    const { candidate, company, matchId, need } = world;
    for (const key of recordCalls.filter((one) => one.startsWith('GET '))) {
      const call: Call = contract[key];
      const owner = call.roles.includes('applicant') ? candidate : company;
      expect([key, (await send(key, owner)).status]).toEqual([key, 200]);
    }
    const needs = await server.call('GET /offers/', { as: company.token });
    expect(needs.body).toMatchObject([{ id: need.id, title: need.title }]);
    const note = await server.call('GET /contract/note/{matchId}/', {
      as: company.token,
      params: { matchId },
    });
    expect(note.body.company_name).toBe('Texte');
    expect((await server.call('GET /user/', { as: candidate.token })).status).toBe(200);
  });
});
