import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someSuperuser } from '../../testing/fixtures/by-calls.ts';
import { publishedForum, slotsAreFree, twoByTwo } from '../../testing/fixtures/forums.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

/** On both databases: transactions wait for each other or take turns. */
describe('a forum day at the same instant', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('moves of two meetings to one slot: one wins', async () => {
    const superuser = await someSuperuser(server);
    const { world, other } = await twoByTwo(server, superuser);
    const { id, meetings } = await publishedForum(server, world);
    const as = superuser.token;
    const own = meetings.filter((one) => one.applicant === other.id);
    const moved = await Promise.all(
      own.map((meeting) =>
        server.call('PUT /forums/{id}/meetings/{meeting}/', {
          as,
          params: { id, meeting: meeting.id },
          body: { slot: 10 },
        }),
      ),
    );
    expect(moved.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await server.call('GET /forums/{id}/', { as, params: { id } });
    expect(slotsAreFree(body)).toBe(true);
  });
});
