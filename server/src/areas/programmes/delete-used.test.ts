import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  completeCompany,
  someCandidate,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';

describe('a formation or a session that is used', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const saveSheet = async (training: Training): Promise<void> => {
    const { token } = await someCandidate(server, superuser);
    await server.call('POST /applicants/registration/', {
      as: token,
      body: sheetFor(training),
      files: { resume: makePdf(['Zoé']) },
    });
  };

  const removeBoth = async ({ programmeId, sessionId }: Training) => {
    const as = superuser.token;
    return [
      await server.call('DELETE /formations/{id}/', { as, params: { id: programmeId } }),
      await server.call('DELETE /sessions/{id}/', { as, params: { id: sessionId } }),
    ];
  };

  test('stays, and the refusal says by how many candidates and needs', async () => {
    const training = await someTraining(server, superuser);
    await saveSheet(training);
    await saveSheet(training);
    await activeNeed(server, await completeCompany(server, superuser), training);
    const [programme, session] = await removeBoth(training);
    expect(programme).toMatchObject({
      status: 409,
      failure: {
        code: 'formation_in_use',
        message:
          'Cette formation est utilisée par 2 candidats et 1 besoin et ne peut pas être supprimée.',
      },
    });
    expect(session).toMatchObject({
      status: 409,
      failure: {
        code: 'session_in_use',
        message:
          'Cette session est utilisée par 2 candidats et 1 besoin et ne peut pas être supprimée.',
      },
    });
  });

  test('names only those that use it', async () => {
    const training = await someTraining(server, superuser);
    await saveSheet(training);
    const [programme] = await removeBoth(training);
    expect(programme?.failure.message).toBe(
      'Cette formation est utilisée par 1 candidat et ne peut pas être supprimée.',
    );
  });

  test('goes when nothing uses it', async () => {
    const answers = await removeBoth(await someTraining(server, superuser));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });
});
