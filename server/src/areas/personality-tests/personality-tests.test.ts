import {
  answerScale,
  openQuestion,
  testQuestionNames,
} from '@tandem/domain/personality-tests/personality-test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsideClient } from '../../testing/product/outside-client.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { answers } from '../../testing/fixtures/candidate-payloads.ts';
import {
  completeCompany,
  needFor,
  someCandidate,
  someSuperuser,
  someTraining,
  unique,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';

describe('the personality tests', () => {
  let server: TestServer;
  let training: Training;
  let person: Person;
  let company: Person;

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
    person = await someCandidate(server, superuser);
    company = await completeCompany(server, superuser);
  });

  afterAll(() => server.close());

  const newNeed = async (changes = {}) => {
    const body = { ...needFor(training), ...changes };
    return (await server.call('POST /offers/', { as: company.token, body })).body;
  };

  const needOf = async (id: number) => {
    const { body } = await server.call('GET /offers/', { as: company.token });
    return body.find((need) => need.id === id);
  };

  const answerAsTutor = (token: string, body: Record<string, string> = answers()) =>
    server.call('PUT /company_test/{token}/', { params: { token }, body });

  test('both sides get the same questions, each in its own words', async () => {
    const candidate = await server.call('GET /applicant_test/metadata/', { as: person.token });
    const tutor = await server.call('GET /company_test/metadata/');
    for (const { body } of [candidate, tutor]) {
      expect(Object.keys(body)).toEqual(testQuestionNames);
      for (const [name, question] of Object.entries(body)) {
        expect(question.label).not.toBe('');
        expect(question.choices).toEqual(name === openQuestion.name ? undefined : answerScale);
      }
    }
    for (const name of testQuestionNames)
      expect(candidate.body[name]?.label).not.toBe(tutor.body[name]?.label);
  });

  const sides = [
    [
      'candidate',
      (body: object) => outsideClient(server, person.token)('POST', 'applicant_test/', body),
    ],
    [
      'tutor',
      async (body: object) => {
        const { token } = await newNeed();
        return outsideClient(server)('PUT', `company_test/${token}/`, body);
      },
    ],
  ] as const;

  describe.each(sides)('as the %s', (_, send) => {
    test.each(testQuestionNames)('%s is asked for, under its name', async (name) => {
      for (const left of [undefined, null, '', '  ']) {
        const refused = await send({ ...answers(), [name]: left });
        expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
        const { fields } = refused.body as { fields: Record<string, string> };
        expect(Object.keys(fields)).toEqual([name]);
        expect(fields[name]).toMatch(
          left === '  ' && name !== openQuestion.name
            ? /^Choisissez une des réponses\.$/
            : /^Cette question attend une réponse\.$/,
        );
      }
    });

    test('every question left open is named at once, also when nothing is sent', async () => {
      const refused = await send({});
      expect(refused.status).toBe(400);
      const { fields } = refused.body as { fields: object };
      expect(Object.keys(fields)).toEqual(testQuestionNames);
    });

    test.each([6, 0, '7', 'toujours', 2.5, true, ['1'], { value: '1' }])(
      '%j is not an answer of the scale',
      async (value) => {
        const refused = await send({ ...answers(), calm: value });
        expect(refused).toMatchObject({
          status: 400,
          body: { fields: { calm: expect.any(String) } },
        });
      },
    );

    test('the open answer has a limit', async () => {
      const long = await send({ ...answers(), [openQuestion.name]: 'x'.repeat(1001) });
      expect(long).toMatchObject({
        status: 400,
        body: { fields: { [openQuestion.name]: 'Cette réponse est limitée à 1000 caractères.' } },
      });
    });

    test('numbers count, what is not asked is passed over', async () => {
      const saved = await send({ ...answers(), calm: 2, is_active: true, score: 100 });
      expect(saved.status).toBe(200);
    });
  });

  test('the candidate reads the answers back and may change them', async () => {
    const read = async () => (await server.call('GET /applicant_test/', { as: person.token })).body;
    const save = (body: Record<string, string>) =>
      server.call('POST /applicant_test/', { as: person.token, body });
    await save({ ...answers('2'), stranger: 'x' });
    expect(await read()).toEqual(answers('2'));
    await save(answers('5'));
    expect(await read()).toEqual(answers('5'));
    expect((await save({ ...answers('1'), calm: '' })).status).toBe(400);
    expect(await read()).toEqual(answers('5'));
  });

  test('the tutor’s link says which need it is for, activates it once, and rings its company', async () => {
    const title = unique('Soudeuse ');
    const { id, token } = await newNeed({ title });
    const link = () => server.call('GET /company_test/{token}/', { params: { token } });
    expect((await link()).body).toMatchObject({ title, done: false });
    expect((await needOf(id))?.is_active).toBe(false);
    expect((await answerAsTutor(token, { ...answers(), calm: '' })).status).toBe(400);
    expect((await needOf(id))?.is_active).toBe(false);

    expect(await answerAsTutor(token)).toMatchObject({
      status: 200,
      body: { message: 'Données mises à jour avec succès' },
    });
    expect((await link()).body).toMatchObject({ title, done: true });
    expect((await needOf(id))?.is_active).toBe(true);
    const bell = await server.call('GET /notifications/', { as: company.token });
    expect(bell.body.items[0]).toMatchObject({
      text: expect.stringContaining(title),
      link: '/company/offers',
      read: false,
    });
    expect(await answerAsTutor(token)).toMatchObject({
      status: 409,
      failure: { code: 'test_already_done' },
    });
    const after = await server.call('GET /notifications/', { as: company.token });
    expect(after.body.unread).toBe(bell.body.unread);
  });

  test('of two tutors at the same instant one activates the need', async () => {
    const { token } = await newNeed();
    const statuses = await Promise.all(
      [answerAsTutor(token), answerAsTutor(token)].map(async (sent) => (await sent).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  test('a link that leads to no need answers 404, also once the need is deleted', async () => {
    const { id, token } = await newNeed();
    await server.call('DELETE /offers/{id}/', { as: company.token, params: { id } });
    for (const unknown of [token, 'inconnu', '%00', 'é'.repeat(100)]) {
      const params = { token: unknown };
      expect((await server.call('GET /company_test/{token}/', { params })).status).toBe(404);
      expect(await answerAsTutor(unknown)).toMatchObject({
        status: 404,
        failure: { message: expect.any(String) },
      });
    }
  });
});
