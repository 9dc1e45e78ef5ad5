import type { Answer } from '@tandem/contract';
import { tellingClosenessOf } from '@tandem/domain/matches/standing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

type Match = Answer<'GET /matches/'>[number];
type Card = Answer<'GET /match_cards/'>[number];

/** What a card tells, as the whole match has it. */
const told = (match: Match | Card) => ({
  id: match.id,
  proposed: 'proposed_at' in match ? Boolean(match.proposed_at) : 'proposed' in match,
  interested: 'interested_at' in match ? Boolean(match.interested_at) : 'interested' in match,
  status: match.status,
  score: match.score,
  created_at: match.created_at.slice(0, 16),
  advised: match.advised,
  attention: match.attention ?? null,
  already_placed: match.already_placed ?? false,
  set_aside: match.set_aside ?? false,
  need: match.offer.title,
});

describe('the cards of a list', () => {
  let server: TestServer;
  let manager: Person;
  let candidates: Person[];
  let company: Person;

  beforeAll(async () => {
    server = await startTestServer();
    const superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    const training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser, { name: 'Ébénisterie de l’Étang & Fils' });
    for (const title of [
      'Développeur web',
      'Chargée de communication et des réseaux sociaux du site',
    ])
      await activeNeed(server, company, training, { title });
    candidates = [];
    for (const name of [
      { first_name: 'Zoé', last_name: "D'Arc" },
      { first_name: 'Éloïse', last_name: 'Le Goff' },
      { first_name: 'Inès', last_name: 'Roy' },
    ])
      candidates.push(await completeCandidate(server, superuser, training, { name }));
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: company.token });
    const move = (index: number, action: number, as: string) =>
      server.call('POST /matches/{id}/', {
        as,
        params: { id: body[index]?.id ?? 0 },
        body: { action },
      });
    await move(0, 2, company.token);
    await move(1, -2, company.token);
    await server.call('PUT /matches/{id}/interest/', {
      as: candidates[2]?.token ?? '',
      params: {
        id:
          body.find(
            ({ application, status }) =>
              application.applicant.first_name === 'Inès' && status === 0,
          )?.id ?? 0,
      },
    });
  });

  afterAll(() => server.close());

  test('say of each match what the whole match says, to both sides', async () => {
    for (const { token: as } of [company, ...candidates]) {
      const { body: matches } = await server.call('GET /matches/', { as });
      const { body: cards, headers } = await server.call('GET /match_cards/', { as });
      expect(cards.map(told)).toEqual(matches.map(told));
      expect(cards.map(({ closeness }) => closeness)).toEqual(
        matches.map(({ standing }) => standing && tellingClosenessOf(standing)),
      );
      expect(headers['x-total-count']).toBe(String(matches.length));
    }
  });

  test('come page by page, with the number of all of them, beyond the last too', async () => {
    const { body: all } = await server.call('GET /match_cards/', { as: company.token });
    for (const [offset, limit] of [
      [0, 2],
      [1, 3],
      [all.length, 2],
    ] as const) {
      const { body, headers } = await server.call('GET /match_cards/', {
        as: company.token,
        query: { offset, limit },
      });
      expect(body).toEqual(all.slice(offset, offset + limit));
      expect(headers['x-total-count']).toBe(String(all.length));
    }
  });

  test('name the other side alone', async () => {
    const { body: ofCompany } = await server.call('GET /match_cards/', { as: company.token });
    expect(ofCompany.map(({ candidate }) => candidate?.name)).toContain("Zoé D'Arc");
    expect(ofCompany.filter(({ offer: need }) => need.company)).toEqual([]);
    const { body: ofCandidate } = await server.call('GET /match_cards/', {
      as: candidates[0]?.token ?? '',
    });
    expect(ofCandidate[0]?.offer.company).toBe('Ébénisterie de l’Étang & Fils');
    expect(ofCandidate[0]?.candidate).toBeUndefined();
  });

  test('hold at most 300 bytes each, without a name that only the other side reads', async () => {
    for (const reader of [company, ...candidates]) {
      const { body } = await server.call('GET /match_cards/', { as: reader.token });
      for (const card of body)
        expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThanOrEqual(300);
    }
  });

  test('tell the staff of a group what the group does not say already, page by page', async () => {
    const as = manager.token;
    const { body: matches } = await server.call('GET /match_applicants/', { as });
    const [first] = matches;
    const groups = {
      offer: first?.offer.id ?? 0,
      applicant: first?.application.applicant.id ?? 0,
    };
    for (const by of ['offer', 'applicant'] as const) {
      const params = { by, id: groups[by] };
      const { body: whole } = await server.call('GET /match_applicants/groups/{by}/{id}/', {
        as,
        params,
      });
      const read = (query: { limit?: number; offset?: number }) =>
        server.call('GET /match_cards/groups/{by}/{id}/', { as, params, query });
      const { body: cards } = await read({});
      expect(cards.map(told)).toEqual(whole.map(told));
      const { body: second, headers } = await read({ limit: 1, offset: 1 });
      expect(second).toEqual(cards.slice(1, 2));
      expect(headers['x-total-count']).toBe(String(whole.length));
      expect(cards[0]?.candidate?.name).toBeTruthy();
      expect(cards[0]?.candidate?.programme === undefined).toBe(by === 'applicant');
      expect(cards[0]?.offer.company === undefined).toBe(by === 'offer');
    }
  });

  test('are not sent again where nothing has changed', async () => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({
        url: '/api/match_cards/',
        headers: { authorization: `Bearer ${company.token}`, ...headers },
      });
    const { headers, statusCode } = await ask({});
    expect(statusCode).toBe(200);
    const again = await ask({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
