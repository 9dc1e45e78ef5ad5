import { isBasicText } from '@tandem/domain/alerts/sms';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../testing/fixtures/candidate-payloads.ts';
import {
  completeCompany,
  needFor,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type NeedForm,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { findMessages } from '../../platform/messages/message-queries.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

const tutor = {
  tutor_first_name: 'Anaïs',
  tutor_last_name: "L'Hostis",
  tutor_email: 'anais@exemple.fr',
  tutor_phone: '06 39 98 12 34',
};

describe('the tutor of a need', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let company: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    company = await completeCompany(server, superuser);
    training = await someTraining(server, superuser);
  });
  afterAll(() => server.close());

  const newNeed = async (changes: Partial<NeedForm> = {}) =>
    (
      await server.call('POST /offers/', {
        as: company.token,
        body: { ...needFor(training), ...changes },
      })
    ).body;

  const send = (as: Person, id: number, channel: 'mail' | 'sms') =>
    server.call('POST /offers/{id}/tutor-link/', {
      as: as.token,
      params: { id },
      body: { channel },
    });

  const sentFor = async ({ token }: { token: string }) => {
    const { items } = await findMessages(server.services.db.read, { limit: 1000 });
    return items.filter(({ text }) => text.includes(`/test/${token}`));
  };

  test('is kept as sent, left alone by a client that does not know of them, and taken away by an empty field', async () => {
    const need = await newNeed(tutor);
    expect(need).toMatchObject({ ...tutor, tutor_phone: '+33639981234', test_answered_by: null });
    const change = async (changes: Partial<NeedForm>) =>
      (
        await server.call('PUT /offers/{id}/', {
          as: company.token,
          params: { id: need.id },
          body: { ...needFor(training), ...changes },
        })
      ).body;
    expect(await change({})).toMatchObject({ tutor_email: 'anais@exemple.fr' });
    expect(await change({ tutor_email: '' })).toMatchObject({
      tutor_email: null,
      tutor_first_name: 'Anaïs',
    });
    const wrong = await server.call('PUT /offers/{id}/', {
      as: company.token,
      params: { id: need.id },
      body: { ...needFor(training), tutor_email: 'anais', tutor_phone: '12' },
    });
    expect(wrong).toMatchObject({
      status: 400,
      failure: { fields: { tutor_email: expect.any(String), tutor_phone: expect.any(String) } },
    });
  });

  test('gets the link by mail from the company and by SMS from the staff, once a click', async () => {
    const need = await newNeed(tutor);
    await Promise.all([send(company, need.id, 'mail'), send(company, need.id, 'mail')]);
    expect(await sentFor(need)).toMatchObject([
      { channel: 'mail', recipient: 'anais@exemple.fr', text: expect.stringContaining('Anaïs') },
    ]);
    clock.pass(2, 'minutes');
    expect(await send(manager, need.id, 'sms')).toMatchObject({
      status: 200,
      body: { tutor_asked_at: clock.now().toISOString() },
    });
    const sent = await sentFor(need);
    expect(isBasicText(sent.find(({ channel }) => channel === 'sms')?.text ?? '’')).toBe(true);
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', '+33639981234'],
      ['mail', 'anais@exemple.fr'],
    ]);
  });

  test('reads who invited the company, while it is new', async () => {
    const newcomer = async () => {
      const need = await newNeed(tutor);
      await send(company, need.id, 'mail');
      return (await sentFor(need)).map(({ text }) => /sur Tandem depuis.*/.exec(text)?.[0]);
    };
    expect(await newcomer()).toEqual([
      expect.stringContaining('invitée par Super Utilisateur, du centre de formation.'),
    ]);
    await server.services.db.read
      .updateTable('accounts')
      .set({ registered_at: new Date(clock.now().getTime() - 31 * 24 * 3600 * 1000) })
      .where('email', '=', company.email)
      .execute();
    expect(await newcomer()).toEqual([undefined]);
  });

  test('is named before anything is sent, and asked no more once the test is done', async () => {
    const need = await newNeed({ tutor_first_name: 'Anaïs', tutor_last_name: "L'Hostis" });
    expect(await send(company, need.id, 'mail')).toMatchObject({
      status: 400,
      failure: { fields: { tutor_email: expect.any(String) } },
    });
    expect(await send(company, need.id, 'sms')).toMatchObject({
      status: 400,
      failure: { fields: { tutor_phone: expect.any(String) } },
    });
    await server.call('PUT /company_test/{token}/', {
      params: { token: need.token },
      body: answers(),
    });
    expect(await send(manager, need.id, 'mail')).toMatchObject({
      status: 409,
      failure: { code: 'test_already_done' },
    });
    await server.call('PUT /offers/{id}/', {
      as: company.token,
      params: { id: need.id },
      body: { ...needFor(training), tutor_first_name: 'Noé' },
    });
    const { body } = await server.call('GET /offers/', { as: company.token });
    expect(body.find(({ id }) => id === need.id)).toMatchObject({
      tutor_first_name: 'Noé',
      test_answered_at: clock.now().toISOString(),
      test_answered_by: "Anaïs L'Hostis",
    });
  });

  test('is shown to the candidate once both have agreed, and proposed for the contract file', async () => {
    const world = await somePlacement(server, superuser, tutor);
    const params = { id: world.matchId };
    const contactAt = async (action: 1 | 3) => {
      await server.call('POST /matches/{id}/', { as: superuser.token, params, body: { action } });
      const { body } = await server.call('GET /matches/{id}/', {
        as: world.candidate.token,
        params,
      });
      return body.contact?.tutor;
    };
    expect(await contactAt(status.acceptedByCompany)).toBeNull();
    expect(await contactAt(status.fullyAccepted)).toEqual({
      name: "Anaïs L'Hostis",
      email: 'anais@exemple.fr',
      phone: '+33639981234',
    });
    const { body } = await server.call('GET /contract/file/{matchId}/', {
      as: world.company.token,
      params: { matchId: world.matchId },
    });
    expect(body.proposed).toMatchObject({
      supervisor_firstname: 'Anaïs',
      supervisor_lastname: "L'Hostis",
      supervisor_email: 'anais@exemple.fr',
      supervisor_phone: '+33639981234',
    });
  });

  test('reached at another address is sent the link there, once it had been sent; at the same one it is not', async () => {
    const need = await newNeed(tutor);
    const change = (as: Person, tutor_email: string) =>
      as === company
        ? server.call('PUT /offers/{id}/', {
            as: as.token,
            params: { id: need.id },
            body: { ...needFor(training), tutor_email },
          })
        : server.call('PUT /offers/{id}/correction/', {
            as: as.token,
            params: { id: need.id },
            body: { ...needFor(training), tutor_email },
          });
    const sentTo = async () => (await sentFor(need)).map(({ recipient }) => recipient);
    await change(company, 'anne@exemple.fr');
    expect(await sentTo()).toEqual([]);
    await send(company, need.id, 'mail');
    await change(company, 'Anne@exemple.fr');
    expect(await sentTo()).toEqual(['anne@exemple.fr']);
    clock.pass(5, 'minutes');
    expect(await change(company, 'annie@exemple.fr')).toMatchObject({
      body: { tutor_asked_at: clock.now().toISOString() },
    });
    await change(manager, 'annick@exemple.fr');
    expect(await sentTo()).toEqual(['annick@exemple.fr', 'annie@exemple.fr', 'anne@exemple.fr']);
    await change(manager, '');
    await server.call('PUT /company_test/{token}/', {
      params: { token: need.token },
      body: answers(),
    });
    await change(manager, 'noe@exemple.fr');
    expect(await sentTo()).toHaveLength(3);
  });
});
