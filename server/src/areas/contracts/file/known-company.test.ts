import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import { contextOn } from '@tandem/domain/contracts/rules/rule';
import { completenessOf, isComplete } from '@tandem/domain/contracts/signing/completeness';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { addDays } from '@tandem/domain/calendar/days';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  launch,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { enrolWithWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { fillIn, isTyped } from '../../../testing/fixtures/contracts/typed-fields.ts';
import { bornOn, wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const tutor = {
  tutor_first_name: 'Éric',
  tutor_last_name: 'Durand',
  tutor_email: 'eric@atelier.example',
  tutor_phone: '+33639981234',
};

describe('the third file of a company', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  let second: number;
  let first: (Person & { id: number }) | undefined;
  let third: number;
  const training = { training_start: '', training_end: '' };

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser, { seats: 3, ...tutor });
    Object.assign(training, {
      training_start: wholeFile()['training_start'],
      training_end: wholeFile()['training_end'],
    });
    await enrolWithWholeFile(server, world, { dangerous_work: 'non', employees: '8' });
    const others = [];
    for (const name of ['Ana', 'Bob'])
      others.push(
        await completeCandidate(server, superuser, world.training, {
          name: { first_name: name, last_name: 'Test' },
        }),
      );
    await launch(server, superuser);
    const ids: number[] = [];
    [first] = others;
    for (const { token: as } of others)
      ids.push((await server.call('GET /matches/', { as })).body[0]?.id ?? 0);
    [second = 0] = ids;
    third = ids[1] ?? 0;
    const [candidate] = others;
    if (candidate)
      await enrolWithWholeFile(
        server,
        { company: world.company, candidate, matchId: second },
        { supervisor_email: 'autre@atelier.example', supervisor_position: 'Gérante' },
      );
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: third },
      body: { action: status.fullyAccepted },
    });
  });

  afterAll(() => server.close());

  const file = async () =>
    (
      await server.call('GET /contract/file/{matchId}/', {
        as: world.company.token,
        params: { matchId: third },
      })
    ).body;

  const proposed = async () => (await file()).proposed as Record<string, string>;

  test('knows the company, the tutor of this need, the training and its days', async () => {
    const known = await proposed();
    expect(known).toMatchObject({
      siret: '73282932000074',
      supervisor_email: tutor.tutor_email,
      supervisor_birthdate: '1980-02-29',
      supervisor_level: '5',
      weekly_hours: '35',
      cfa_uai: '0690001B',
      ...training,
    });
    // The second file had another tutor, and numbers are given for each contract.
    expect(known['supervisor_position']).not.toBe('Gérante');
    expect(Object.keys(known).filter((key) => key.endsWith('_nir'))).toEqual([]);
    expect(known).not.toHaveProperty('supervisor_certified');
    expect(known).not.toHaveProperty('contract_end');
  });

  test('takes at most twelve typed fields of all who fill it in', async () => {
    const whole = wholeFile({
      ...training,
      contract_start: wholeFile()['contract_start'] ?? '',
      ...bornOn(addDays(parisClock(new Date()).day, -365 * 19)),
    });
    const known = await proposed();
    const { typed, values } = fillIn(known, whole);
    const found = completenessOf(values, contextOn(parisClock(new Date()).day));
    expect([found, isComplete(found)]).toEqual([{ missing: [], wrong: [] }, true]);
    const ofCandidate = new Set(fieldsOf('candidate').map(({ key }) => key));
    expect(typed.filter(isTyped).length).toBeLessThanOrEqual(12);
    expect(typed.filter(({ key }) => !ofCandidate.has(key)).length).toBeLessThanOrEqual(6);
  });

  test('of another company and another programme knows the centre and the title, and no hours of others', async () => {
    const { matchId } = await somePlacement(server, superuser);
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: matchId },
      body: { action: status.fullyAccepted },
    });
    const { body } = await server.call('GET /contract/file/{matchId}/', {
      as: superuser.token,
      params: { matchId },
    });
    expect(body.proposed).toMatchObject({
      cfa_uai: '0690001B',
      training_title: expect.stringContaining('BTS'),
    });
    for (const key of ['training_hours', 'training_price', 'siret'])
      expect(body.proposed).not.toHaveProperty(key);
  });

  test('knows whom its tutors accompany as long as they do, and what superusers have added to the figures', async () => {
    const tutors = async () => (await file()).known.accompanied.flatMap((one) => one.tutors);
    expect(await tutors()).toEqual(['autre@atelier.example', tutor.tutor_email]);
    const { token: as } = superuser;
    const { contract_start: start = '' } = wholeFile();
    await server.call('POST /matches/{id}/breaking/', {
      as,
      params: { id: second },
      body: {
        broken_on: addDays(start, 10),
        broken_by: 'both',
        reason: 'agreement',
      },
    });
    expect(await tutors()).toEqual([tutor.tutor_email]);

    const isTooLow = async () =>
      (
        await server.call('GET /contract/file/{matchId}/progress/', {
          as,
          params: { matchId: third },
        })
      ).body.wrong;
    const grown = wholeFile({ candidate_birthdate: '1996-01-01' });
    const changes = ['contract_start', 'contract_end', 'candidate_birthdate', 'starting_pay'];
    await server.call('PUT /contract/file/{matchId}/', {
      as,
      params: { matchId: third },
      body: {
        changes: changes.map((key) => ({
          key,
          value: key === 'starting_pay' ? '1900,00' : (grown[key] ?? ''),
          seen: '',
        })),
      },
    });
    const before = await isTooLow();
    await server.call('POST /contract/figures/', {
      as,
      body: {
        name: 'smic.hourly',
        from: start,
        value: 14,
        source: 'Décret',
      },
    });
    expect((await file()).known.figures).toMatchObject([{ name: 'smic.hourly', value: 14 }]);
    expect(await isTooLow()).toBe(before + 1);
  });

  test('tells on both files when a candidate’s second contract begins before their first was broken', async () => {
    const need = await activeNeed(server, world.company, world.training, tutor);
    await launch(server, superuser);
    const { token: as } = superuser;
    const candidate = first ?? world.candidate;
    const matches = await server.call('GET /matches/', { as: candidate.token });
    const matchId = matches.body.find((match) => match.offer.id === need.id)?.id ?? 0;
    const { contract_start: start = '', contract_end: end } = wholeFile();
    const begun = { contract_start: addDays(start, 5) };
    await enrolWithWholeFile(server, { company: world.company, candidate, matchId }, begun);
    const other = { to: end, broken_on: addDays(start, 10), weekly_minutes: 35 * 60 };
    const read = async (id: number) =>
      (await server.call('GET /contract/file/{matchId}/', { as, params: { matchId: id } })).body;
    expect((await read(matchId)).known.others).toEqual([{ ...other, from: start }]);
    expect((await read(second)).known).toMatchObject({
      others: [{ from: begun.contract_start, broken_on: null }],
      broken_on: other.broken_on,
    });
    const { body, status: answer } = await server.call('POST /contract/file/{matchId}/moves/', {
      as,
      params: { matchId },
      body: { move: 'complete' },
    });
    expect(answer).toBe(409);
    expect(body).toMatchObject({
      fields: {
        contract_start: expect.stringContaining('avant la rupture d’un autre du candidat'),
      },
    });
  });

  test('proposes nothing of the tutor of the need any more once the file names another', async () => {
    const email = 'Autre@atelier.example';
    await server.call('PUT /contract/file/{matchId}/', {
      as: world.company.token,
      params: { matchId: third },
      body: { changes: [{ key: 'supervisor_email', value: email, seen: '' }] },
    });
    const known = await proposed();
    expect(known).toMatchObject({ supervisor_position: 'Gérante' });
    expect(known).not.toHaveProperty('supervisor_phone');
    expect(known).not.toHaveProperty('supervisor_lastname');
  });
});
