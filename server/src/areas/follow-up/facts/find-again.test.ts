import { expect, onTestFinished, test } from 'vitest';
import { signIn, somePlacement, someSuperuser } from '../../../testing/fixtures/by-calls.ts';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import { someMachineKey } from '../../../testing/fixtures/machine-keys.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer } from '../../../testing/product/test-server.ts';

test('who lost a company is to be placed again for the six months of the law, and then looks as others do', async () => {
  const clock = standingClock('2026-10-20T08:00:00Z');
  const server = await startTestServer({}, { now: clock.now });
  onTestFinished(() => server.close());
  const superuser = await someSuperuser(server);
  const world = await somePlacement(server, superuser);
  await enrol(server, world);
  await server.call('POST /matches/{id}/breaking/', {
    as: superuser.token,
    params: { id: world.matchId },
    body: {
      broken_on: '2026-10-15',
      broken_by: 'employer',
      reason: 'trial',
      comment: '',
      note: '',
    },
  });
  const { key } = await someMachineKey(server, superuser);
  let cursor = '';
  const seen = async () => {
    const { token: as } = await signIn(server, superuser.email);
    const { body } = await server.call('GET /follow-up/waits/', {
      as,
      query: { kind: 'find_again' },
    });
    const { body: standings } = await server.call('GET /follow-up/standings/{side}/', {
      as,
      params: { side: 'applicant' },
    });
    const { body: read } = await server.call('GET /v1/candidates/', { as: key, query: { cursor } });
    cursor = read.next_cursor;
    return [
      body.items.length,
      standings.items.map(({ stage }) => stage),
      read.items.map(({ record }) => record?.stage),
    ];
  };
  expect(await seen()).toEqual([1, ['broken'], ['broken']]);
  // Until the evening of the 15th of April in Paris, and then past its midnight.
  clock.pass(177, 'days');
  expect(await seen()).toEqual([1, ['broken'], []]);
  clock.pass(1, 'days');
  expect(await seen()).toEqual([
    0,
    [expect.not.stringMatching('broken')],
    [expect.not.stringMatching('broken')],
  ]);
});
