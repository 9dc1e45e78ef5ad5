import { afterAll, beforeAll, expect, test } from 'vitest';
import { somePlacement, someSuperuser, someTraining } from '../../../testing/fixtures/by-calls.ts';
import type { Person, Placement } from '../../../testing/fixtures/by-calls.ts';
import { begunImport } from '../../../testing/fixtures/imports.ts';
import { accept, proposeMeeting } from '../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readZip } from '../../../testing/read-zip.ts';

/** A Tuesday at 10:15 in Paris: who is carried over may be told. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let superuser: Person;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  superuser = await someSuperuser(server);
  world = await somePlacement(server, superuser);
});

afterAll(() => server.close());

const read = async ({ token: as }: Person, path: string): Promise<unknown> => {
  const { raw } = await server.call('GET /own-data/', { as });
  return JSON.parse(readZip(raw).get(path)?.toString() ?? 'null');
};

test('one’s archive tells of the rows about one that were left out of a list, of nobody else’s', async () => {
  const { candidate } = world;
  const id = await begunImport(server, superuser, []);
  const row = (position: number, name: string, email: string) => ({
    position,
    line: position + 2,
    name,
    email,
    reason: `Raison ${position}`,
  });
  const answer = await server.call('POST /imports/{id}/left-out/', {
    as: superuser.token,
    params: { id },
    body: [
      row(0, 'Zoé', candidate.email.toUpperCase()),
      row(1, "D'Arc Zoé", ''),
      row(2, "Zoé D'Arc", 'autre@exemple.example'),
      row(3, 'Léa Roy', ''),
    ],
  });
  expect(answer.body).toEqual({ rows: 4 });
  expect(await read(candidate, 'listes.json')).toEqual([
    {
      'laissé de côté dans une liste le': expect.any(String),
      fichier: 'liste.csv',
      ligne: 2,
      nom: null,
      'adresse e-mail': candidate.email.toUpperCase(),
      raison: 'Raison 0',
    },
    expect.objectContaining({ ligne: 3, nom: "D'Arc Zoé", 'adresse e-mail': null }),
  ]);
});

test('one’s archive tells of every step on the way: interest, what was put off, words, meetings, refusal, another year', async () => {
  const { candidate, company, need, matchId, training } = world;
  const params = { id: matchId };
  await server.call('PUT /matches/{id}/interest/', { as: candidate.token, params });
  await accept(server, world);
  await server.call('PUT /matches/{id}/mark/', {
    as: company.token,
    params,
    body: { shortlisted: true },
  });
  const { body: until } = await server.call('PUT /matches/{id}/mark/', {
    as: candidate.token,
    params,
    body: {
      later_until: new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
    },
  });
  await server.call('POST /matches/{id}/messages/', {
    as: company.token,
    params,
    body: { text: 'Bonjour Zoé' },
  });
  await proposeMeeting(server, world, [momentIn(3, '10:00', clock.now())]);
  const [listed] = (await read(candidate, 'matchs.json')) as object[];
  expect(listed).toMatchObject({
    'intérêt dit le': expect.any(String),
    'retenu dans la sélection de l’entreprise le': expect.any(String),
    'remis à plus tard, jusqu’au': until.later_until,
  });
  expect(await read(company, 'matchs.json')).not.toMatchObject([
    { 'remis à plus tard, jusqu’au': expect.any(String) },
  ]);
  await server.call('POST /matches/{id}/', {
    as: candidate.token,
    params,
    body: { action: -2, reason: 'distance', comment: 'Deux heures de train' },
  });
  const [match] = (await read(candidate, 'matchs.json')) as { historique: object[] }[];
  expect(match?.historique.at(-1)).toMatchObject({
    par: 'vous',
    raison: expect.any(String),
    'écrit au centre': 'Deux heures de train',
  });
  const [told] = (await read(company, 'matchs.json')) as { historique: object[] }[];
  expect(told?.historique.at(-1)).not.toHaveProperty('écrit au centre');
  const words = { besoin: need.title, texte: 'Bonjour Zoé' };
  expect(await read(candidate, 'echanges.json')).toMatchObject([{ ...words, de: 'l’entreprise' }]);
  expect(await read(company, 'echanges.json')).toMatchObject([{ ...words, de: 'vous' }]);
  // The refusal can be taken back for ten minutes, and the meeting stands for as long.
  for (const person of [candidate, company])
    expect(await read(person, 'rendez-vous.json')).toMatchObject([
      { besoin: need.title, comment: expect.any(String), état: 'proposé' },
    ]);

  const next = await someTraining(server, superuser);
  await server.call('POST /sessions/{id}/closing/', {
    as: superuser.token,
    params: { id: training.sessionId },
    body: { to_session: next.sessionId, candidates: [candidate.id], needs: [need.id] },
  });
  await settled(server, 'close-session', 'tell-carried', 'rescore');
  expect(await read(candidate, 'reports.json')).toMatchObject([
    { besoin: null, le: expect.any(String), 'confirmé le': null },
  ]);
  expect(await read(company, 'reports.json')).toMatchObject([{ besoin: need.title }]);
});
