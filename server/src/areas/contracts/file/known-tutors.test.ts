import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  launch,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { enrolWithWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { fillIn, isTyped } from '../../../testing/fixtures/contracts/typed-fields.ts';
import { bornOn, wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('a need that names no tutor, at a company that has had some', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  let matchId: number;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    const another = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, another, { supervisor_email: 'autrui@exemple.example' });
    await enrolWithWholeFile(server, world, {
      supervisor_position: 'Chef d’atelier',
      second_supervisor_lastname: 'Petit',
      second_supervisor_firstname: 'Awa',
      second_supervisor_email: 'awa@atelier.example',
      second_supervisor_position: 'Gérante',
      second_supervisor_birthdate: '1979-04-01',
      second_supervisor_highest_degree: 'BTS',
      second_supervisor_level: '5',
    });
    for (const [tutor_first_name, tutor_email] of [
      ['Noé', 'noe@atelier.example'],
      // The tutor of the file, of whom the need knows less.
      ['Éric', 'ERIC@atelier.example'],
    ] as const)
      await activeNeed(server, world.company, world.training, {
        title: 'Jardinier',
        tutor_first_name,
        tutor_last_name: 'Durand',
        tutor_email,
      });
    const other = await completeCandidate(server, superuser, world.training, {
      name: { first_name: 'Ana', last_name: 'Test' },
    });
    const need = await activeNeed(server, world.company, world.training);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: other.token });
    matchId = body.find((match) => match.offer.id === need.id)?.id ?? 0;
    await server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id: matchId },
      body: { action: status.fullyAccepted },
    });
  });

  afterAll(() => server.close());

  const file = async ({ token: as }: Pick<Person, 'token'> = world.company) =>
    (await server.call('GET /contract/file/{matchId}/', { as, params: { matchId } })).body;

  test('offers the tutors of its files and of its needs, each once, and never their number', async () => {
    const { proposed, known } = await file();
    expect(proposed).not.toHaveProperty('supervisor_email');
    expect(known.tutors).toEqual([
      {
        supervisor_lastname: 'Durand',
        supervisor_firstname: 'Éric',
        supervisor_birthdate: '1980-02-29',
        supervisor_phone: expect.any(String),
        supervisor_email: 'eric@atelier.example',
        supervisor_position: 'Chef d’atelier',
        supervisor_highest_degree: expect.any(String),
        supervisor_level: '5',
      },
      {
        supervisor_lastname: 'Petit',
        supervisor_firstname: 'Awa',
        supervisor_birthdate: '1979-04-01',
        supervisor_email: 'awa@atelier.example',
        supervisor_position: 'Gérante',
        supervisor_highest_degree: 'BTS',
        supervisor_level: '5',
      },
      {
        supervisor_firstname: 'Noé',
        supervisor_lastname: 'Durand',
        supervisor_email: 'noe@atelier.example',
      },
    ]);
  });

  test('leaves at most twelve fields to type once one of them is chosen', async () => {
    const { proposed, known } = await file();
    const whole = wholeFile(bornOn(addDays(parisClock(new Date()).day, -365 * 19)));
    const chosen = { ...proposed, ...known.tutors[0] } as Record<string, string>;
    const { typed } = fillIn(chosen, whole);
    expect(typed.filter(isTyped).length).toBeLessThanOrEqual(12);
    expect(typed.filter(({ part }) => part === 'supervisor').map(({ key }) => key)).toEqual([
      'supervisor_nir',
      'supervisor_competence',
      'supervisor_certified',
    ]);
  });

  test('tells a manager who is held to other programmes of nobody from elsewhere', async () => {
    await activeNeed(server, world.company, await someTraining(server, superuser), {
      title: 'Cuisinier',
      tutor_first_name: 'Ida',
      tutor_last_name: 'Roux',
    });
    const names = async (who: Pick<Person, 'token'>) =>
      (await file(who)).known.tutors.map((one) => one.supervisor_firstname);
    const manager = await someManager(server, superuser);
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: await accountOf(server, manager), formation: world.training.programmeId },
    });
    expect(await names(superuser)).toContain('Ida');
    await server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { managers_see: 'programmes' },
    });
    expect(await names(manager)).toEqual(['Éric', 'Awa', 'Noé']);

    // A file of a candidate whom they do not see, for a need that they do.
    const elsewhere = await someTraining(server, superuser);
    const unseen = await completeCandidate(server, superuser, elsewhere);
    const shared = await activeNeed(server, world.company, elsewhere);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: unseen.token });
    await enrolWithWholeFile(
      server,
      { company: world.company, candidate: unseen, matchId: body[0]?.id ?? 0 },
      {
        supervisor_firstname: 'Ines',
        supervisor_email: 'ines@atelier.example',
        second_supervisor_email: 'eric@atelier.example',
      },
    );
    await server.services.db.pool.query('insert into offer_formations values ($1, $2)', [
      shared.id,
      world.training.programmeId,
    ]);
    const { contract_start: start = '', contract_end: end = '' } = wholeFile();
    await server.call('PUT /contract/file/{matchId}/', {
      as: manager.token,
      params: { matchId },
      body: {
        changes: [
          { key: 'supervisor_email', value: 'ines@atelier.example', seen: '' },
          { key: 'second_supervisor_email', value: 'eric@atelier.example', seen: '' },
          { key: 'contract_start', value: start, seen: '' },
          { key: 'contract_end', value: end, seen: '' },
        ],
      },
    });
    const ofCompany = await file();
    expect(ofCompany.known.accompanied.map(({ tutors }) => tutors[0])).toEqual([
      'ines@atelier.example',
      'eric@atelier.example',
    ]);
    expect(ofCompany.proposed).toHaveProperty('supervisor_birthdate');
    const { known, proposed, sealed_findings: told } = await file(manager);
    expect(proposed).not.toHaveProperty('supervisor_birthdate');
    expect(JSON.stringify(known)).not.toMatch(/ines@|Ines/);
    expect(known.accompanied).toEqual([]);
    expect(told.map(({ wrong }) => wrong)).toEqual([
      'Ce tuteur accompagne déjà 2 apprentis à la même période.',
    ]);
  });
});
