import type { Sent } from '@tandem/contract';
import { partAsksAnHour } from '@tandem/domain/contracts/part-links/part-link';
import type { PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo, tokenIn } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

type Change = Sent<'PUT /contract/part-links/{token}/'>['body']['changes'][number];

const changed = (key: string, value: string, seen = ''): Change => ({ key, value, seen });
const tutorNir = '269054958815780';
const guardian = [
  changed('guardian_name', 'D’Arc Jeanne'),
  changed('guardian_street', 'rue des Lilas'),
  changed('guardian_zip', '69003'),
  changed('guardian_town', 'Lyon'),
  changed('guardian_email', 'jeanne@exemple.fr'),
];

describe('a part of the contract file, by a link of its own', () => {
  const clock = standingClock();
  let server: TestServer;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    const superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser, { seats: 9 });
  });

  afterAll(() => server.close());

  const params = (party: PartyKey) => ({ matchId: world.matchId, party });

  const ask = (
    who: Person,
    party: PartyKey,
    body: Partial<Sent<'POST /contract/file/{matchId}/parts/{party}/'>['body']> = {},
  ) =>
    server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: who.token,
      params: params(party),
      body: { way: 'link', ...body },
    });

  const tokenOf = (link: string | null): string => link?.split('/').at(-1) ?? '';

  const tokenFor = async (party: PartyKey): Promise<string> =>
    tokenOf((await ask(world.company, party)).body.link);

  const read = (token: string, from?: string) =>
    server.call('GET /contract/part-links/{token}/', { params: { token }, ...(from && { from }) });

  const save = (token: string, ...changes: Change[]) =>
    server.call('PUT /contract/part-links/{token}/', { params: { token }, body: { changes } });

  const finish = (token: string) =>
    server.call('POST /contract/part-links/{token}/done/', { params: { token } });

  const saveFile = (who: Person, ...changes: Change[]) =>
    server.call('PUT /contract/file/{matchId}/', {
      as: who.token,
      params: { matchId: world.matchId },
      body: { changes },
    });

  const readFile = async () =>
    (
      await server.call('GET /contract/file/{matchId}/', {
        as: manager.token,
        params: { matchId: world.matchId },
      })
    ).body;

  const parts = async (who = world.company) =>
    (
      await server.call('GET /contract/file/{matchId}/parts/', {
        as: who.token,
        params: { matchId: world.matchId },
      })
    ).body.parts;

  const statusesOf = async (token: string) => [
    (await read(token)).status,
    (await save(token, changed('supervisor_position', 'Autre'))).status,
    (await finish(token)).status,
  ];

  test('nobody is asked before both have agreed', async () => {
    expect((await ask(world.company, 'supervisor')).status).toBe(409);
    await server.call('POST /matches/{id}/', {
      as: manager.token,
      params: { id: world.matchId },
      body: { action: status.fullyAccepted },
    });
    await saveFile(
      world.company,
      changed('supervisor_position', 'Cheffe d’atelier'),
      changed('siret', '73282932000074'),
      changed('candidate_town', 'Lyon'),
    );
  });

  test('is asked for by mail and SMS, and opens without an account', async () => {
    const { status: asked, body } = await ask(world.company, 'supervisor', {
      way: 'mail',
      name: 'Anne',
      email: 'anne@exemple.fr',
      phone: '06 39 98 12 34',
    });
    expect([asked, body.link, body.expires_at]).toEqual([201, null, '2026-10-01T08:00:00.000Z']);
    const [mail] = await mailsTo(server, 'anne@exemple.fr');
    expect(mail?.subject).toMatch(/^«\u202F.+\u202F» attend votre partie du contrat$/);
    const [sms] = await mailsTo(server, '+33639981234');
    expect(sms).toMatchObject({
      channel: 'sms',
      text: expect.stringContaining('/contrat/partie/'),
    });
    const token = mail ? tokenIn(mail) : '';
    const part = await read(token);
    expect(part.body).toMatchObject({
      party: 'supervisor',
      need: world.need.title,
      values: {},
      others: { supervisor_position: { by: 'company' } },
      may_change: true,
    });
    expect(JSON.stringify(part.body)).not.toMatch(/atelier|73282932000074|Lyon/);
    expect((await parts())[0]).toMatchObject({
      party: 'supervisor',
      name: 'Anne',
      email: 'anne@exemple.fr',
      asked_by: 'company',
      state: 'opened',
    });
  });

  test('needs somewhere to be sent to, or hands the link over', async () => {
    const nowhere = await ask(world.company, 'guardian', { way: 'mail' });
    expect(nowhere.failure.fields).toHaveProperty('email');
    expect((await ask(manager, 'guardian')).body.link).toContain('/contrat/partie/');
  });

  test('what is typed merges with the file; the number is never readable back', async () => {
    const token = await tokenFor('supervisor');
    const first = await save(
      token,
      changed('supervisor_firstname', 'Anne'),
      changed('supervisor_nir', tutorNir),
      changed('supervisor_position', 'Maçonne'),
    );
    expect(first.body.saved).toEqual(['supervisor_firstname', 'supervisor_nir']);
    const [conflict] = first.body.conflicts;
    expect(conflict).toMatchObject({ key: 'supervisor_position', by: 'company' });
    expect(conflict?.value).not.toContain('atelier');
    await save(token, changed('supervisor_position', 'Maçonne', conflict?.value));
    const seen = await read(token);
    expect(seen.body).toMatchObject({
      values: { supervisor_firstname: 'Anne', supervisor_position: 'Maçonne' },
      hidden: { supervisor_nir: '… 80' },
      others: {},
    });
    const guess = await save(token, changed('supervisor_nir', tutorNir));
    for (const answer of [first, seen, guess])
      expect(answer.raw.toString()).not.toContain(tutorNir);
    const file = await readFile();
    expect(file.values).toMatchObject({ supervisor_position: 'Maçonne' });
    expect(file.written).toMatchObject({ supervisor_firstname: { by: 'supervisor' } });
    const late = await saveFile(manager, changed('supervisor_firstname', 'Zoé'));
    expect(late.body.conflicts).toMatchObject([{ value: 'Anne', by: 'supervisor' }]);
    expect((await parts()).find(({ party }) => party === 'supervisor')?.state).toBe('begun');
  });

  test('of two at the same instant each field is kept or told', async () => {
    const token = await tokenFor('supervisor');
    const [one, other] = await Promise.all([
      save(token, changed('supervisor_lastname', 'Martin'), changed('supervisor_level', '5')),
      saveFile(manager, changed('supervisor_lastname', 'Durand'), changed('idcc', '1486')),
    ]);
    expect([...one.body.conflicts, ...other.body.conflicts]).toHaveLength(1);
    expect((await readFile()).values).toMatchObject({ idcc: '1486', supervisor_level: '5' });
  });

  test('fields of another part in the body: nothing is saved at all', async () => {
    const token = await tokenFor('supervisor');
    const refused = await save(
      token,
      changed('supervisor_phone', '0639981234'),
      changed('siret', '1', '73282932000074'),
      changed('supervisor_certified', 'oui'),
    );
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.failure.fields ?? {})).toEqual(['siret', 'supervisor_certified']);
    const { values } = await readFile();
    expect(values).toMatchObject({ siret: '73282932000074' });
    expect(values).not.toHaveProperty('supervisor_phone');
  });

  test('asked again by the same address, its former link is worth nothing and its words are there', async () => {
    const contact = { email: 'anne@exemple.fr' };
    const former = tokenOf((await ask(world.company, 'supervisor', contact)).body.link);
    await save(former, changed('supervisor_email', 'anne@exemple.fr'));
    const again = tokenOf(
      (await ask(manager, 'supervisor', { email: 'Anne@Exemple.fr' })).body.link,
    );
    expect(await statusesOf(former)).toEqual([404, 404, 404]);
    expect((await read(again)).body.values).toEqual({ supervisor_email: 'anne@exemple.fr' });
    const other = await ask(manager, 'supervisor', { email: 'paul@exemple.fr' });
    const seen = await read(tokenOf(other.body.link));
    expect(seen.body.values).toEqual({});
    expect(seen.body.others).toHaveProperty('supervisor_email');
    expect(await statusesOf(again)).toEqual([404, 404, 404]);
  });

  test('withdrawn, it opens nothing', async () => {
    const token = await tokenFor('supervisor');
    const withdraw = () =>
      server.call('DELETE /contract/file/{matchId}/parts/{party}/', {
        as: world.company.token,
        params: params('supervisor'),
      });
    expect((await withdraw()).status).toBe(204);
    expect(await statusesOf(token)).toEqual([404, 404, 404]);
    expect((await withdraw()).status).toBe(404);
  });

  test('is done when nothing is missing, and has served then', async () => {
    const token = await tokenFor('guardian');
    const early = await finish(token);
    expect(early.failure.fields).toMatchObject({ guardian_name: 'Ce champ est obligatoire.' });
    await save(token, ...guardian);
    expect((await finish(token)).status).toBe(200);
    expect(await statusesOf(token)).toEqual([409, 409, 409]);
    expect((await read(token)).raw.toString()).not.toContain('Lilas');
    const done = (await parts(manager)).find(({ party }) => party === 'guardian');
    expect(done).toMatchObject({ state: 'done', asked_by: 'company' });
    const { body: bell } = await server.call('GET /notifications/', { as: world.company.token });
    expect(bell.items[0]?.text).toContain('partie du contrat terminée');
  });

  test('the candidate reads and fills in their own part, and no other', async () => {
    const as = world.candidate.token;
    const own = { as, params: { matchId: world.matchId } };
    const part = await server.call('GET /contract/own-part/{matchId}/', own);
    expect(part.body).toMatchObject({ party: 'candidate', values: { candidate_town: 'Lyon' } });
    const put = (...changes: Change[]) =>
      server.call('PUT /contract/own-part/{matchId}/', { ...own, body: { changes } });
    expect((await put(changed('candidate_zip', '69003'))).body.saved).toEqual(['candidate_zip']);
    expect((await put(changed('guardian_name', 'X', 'D’Arc Jeanne'))).status).toBe(400);
    expect((await readFile()).written).toMatchObject({ candidate_zip: { by: 'applicant' } });
  });

  test('nobody types what Tandem knows of them, and no link shows it that may have reached another', async () => {
    const { candidate } = world;
    const own = await server.call('GET /contract/own-part/{matchId}/', {
      as: candidate.token,
      params: { matchId: world.matchId },
    });
    const known = { candidate_email: candidate.email, candidate_firstname: 'Zoé' };
    expect(own.body.proposed).toMatchObject(known);
    // It says so itself.
    expect(own.body.proposed).not.toHaveProperty('candidate_town');
    expect(own.body.proposed).not.toHaveProperty('job_title');
    const proposedTo = async (
      party: PartyKey,
      to: { email: string; phone?: string; way: 'link' | 'mail' },
    ) => {
      const { body } = await ask(manager, party, to);
      const [mail] = await mailsTo(server, to.email);
      const token = mail && body.link === null ? tokenIn(mail) : tokenOf(body.link);
      return (await read(token)).body.proposed;
    };
    const email = candidate.email.toUpperCase();
    expect(await proposedTo('candidate', { email, way: 'mail' })).toMatchObject(known);
    expect(await proposedTo('candidate', { email, way: 'link' })).toEqual({});
    const another = { email, way: 'mail', phone: '06 39 98 56 78' } as const;
    expect(await proposedTo('candidate', another)).toEqual({});
    expect(await proposedTo('candidate', { email: 'mere@exemple.fr', way: 'mail' })).toEqual({});
    expect(await proposedTo('guardian', { email, way: 'mail' })).toEqual({});
  });

  test('whoever is reached has no name, address or token in the clear', async () => {
    await ask(world.company, 'supervisor', { name: 'Anne Marchand', email: 'am@exemple.fr' });
    const token = await tokenFor('second_supervisor');
    const { rows } = await server.services.db.pool.query('select * from part_links');
    const text = JSON.stringify(rows);
    for (const secret of ['Marchand', 'am@exemple.fr', token]) expect(text).not.toContain(secret);
  });

  test('a company asks for so many in an hour, and the centre for as many as it needs', async () => {
    const statuses = [];
    for (let time = 0; time < partAsksAnHour + 1; time += 1)
      statuses.push((await ask(world.company, 'training')).status);
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(manager, 'training')).status).toBe(201);
  });

  test('guesses are slowed down, and a right link from the same network never', async () => {
    const token = tokenOf((await ask(manager, 'training')).body.link);
    const from = '10.9.8.7';
    const statuses = new Set<number>();
    for (let time = 0; time < 310; time += 1)
      statuses.add((await read(`${time}`.padStart(43, 'x'), from)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await read(token, from)).status).toBe(200);
  });

  test('is useless once the file is signed, and works again if it is taken up again', async () => {
    const token = tokenOf((await ask(manager, 'supervisor')).body.link);
    const { pool } = server.services.db;
    await pool.query("update contract_sheets set state = 'signed'");
    expect(await statusesOf(token)).toEqual([404, 404, 404]);
    expect((await ask(manager, 'supervisor')).status).toBe(409);
    const own = { as: world.candidate.token, params: { matchId: world.matchId } };
    const part = await server.call('GET /contract/own-part/{matchId}/', own);
    expect(part.body.may_change).toBe(false);
    const changes = [changed('candidate_zip', '69001', '69003')];
    const late = await server.call('PUT /contract/own-part/{matchId}/', {
      ...own,
      body: { changes },
    });
    expect(late.status).toBe(409);
    await pool.query("update contract_sheets set state = 'open'");
    expect((await read(token)).status).toBe(200);
  });

  test('ends after thirty days', async () => {
    const token = tokenOf((await ask(manager, 'supervisor')).body.link);
    clock.pass(30, 'days');
    expect(await statusesOf(token)).toEqual([404, 404, 404]);
  });
});
