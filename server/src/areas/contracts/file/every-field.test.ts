import { strFromU8, unzipSync } from 'fflate';
import { fileFields } from '@tandem/domain/contracts/file/file-fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import { everywhereWith } from '../../../testing/database/everywhere-with.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const mark = 'zorvek';

/** All fields into which somebody types what is theirs, each with a value that stands nowhere else; a field that is added is among them. */
const typed = new Map(
  fileFields
    .filter(({ kind }) => kind === 'text' || kind === 'email' || kind === 'phone')
    .map(({ key, kind }, index) => {
      const number = String(1000 + index);
      if (kind === 'phone') return [key, `06399${number}8`];
      return [key, `${mark}${number}${kind === 'email' ? '@exemple.example' : ''}`];
    }),
);

describe('what is typed into any field of a contract file', () => {
  let server: TestServer;
  let world: Placement;
  let saved: { body: unknown };

  const params = () => ({ matchId: world.matchId });

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await enrol(server, world);
    const as = superuser.token;
    const { body } = await server.call('GET /contract/file/{matchId}/', { as, params: params() });
    const changes = Array.from(typed, ([key, value]) => {
      const seen = body.values[key] ?? '';
      return { key, value, seen };
    });
    saved = await server.call('PUT /contract/file/{matchId}/', {
      as,
      params: params(),
      body: { changes },
    });
  });

  afterAll(() => server.close());

  const archiveOf = async ({ token: as }: Person): Promise<string> => {
    const { raw } = await server.call('GET /own-data/', { as });
    return Object.values(unzipSync(raw))
      .map((file) => strFromU8(file))
      .join('\n');
  };

  test('stands nowhere in what is stored', async () => {
    expect(saved.body).toEqual({ saved: [...typed.keys()], conflicts: [] });
    for (const word of [mark, '063991', '+3363991'])
      expect(await everywhereWith(server, word)).toEqual([]);
  });

  test('is in the archive of whom it concerns: of one side, and of that side alone', async () => {
    const [candidate, company] = await Promise.all([world.candidate, world.company].map(archiveOf));
    const owners = fileFields
      .filter(({ key }) => typed.has(key))
      .map(({ key, part }) => [key, part === 'candidate' || part === 'guardian'] as const);
    for (const [key, isCandidates] of owners) {
      const value = typed.get(key) ?? '';
      expect([key, candidate?.includes(value), company?.includes(value)]).toEqual([
        key,
        isCandidates,
        !isCandidates,
      ]);
    }
  });
});
