import type { MatchStatus } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { completeContractSheet } from '../../../testing/fixtures/contracts/contract-sheet.ts';
import { settled } from '../../../testing/product/settled.ts';
import { linkIn, mailsTo, type Message } from '../../../testing/product/mails.ts';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';

type Reader = 'applicant' | 'company';

describe('what people are told of a move', () => {
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { jobTiming: { pauseSeconds: 0 } });
    // With seats to spare the need stays open, whatever is finalised.
    world = await somePlacement(server, await someSuperuser(server), { seats: 9 });
  });

  afterAll(() => server.close());

  const move = async ({ token }: Person, action: MatchStatus): Promise<void> => {
    const { matchId } = world;
    const answer =
      action === 4
        ? await server.call('POST /contract/note/{matchId}/', {
            as: token,
            params: { matchId },
            body: completeContractSheet(),
          })
        : await server.call('POST /matches/{id}/', {
            as: token,
            params: { id: matchId },
            body: { action },
          });
    expect(answer.status).toBeLessThan(300);
    // A refusal waits in the queue; here for no time.
    await settled(server, 'tell-move');
  };

  const personOf = (reader: Reader): Person =>
    reader === 'applicant' ? world.candidate : world.company;

  const bell = async ({ token }: Person) =>
    (await server.call('GET /notifications/', { as: token })).body;

  const newestMail = async ({ email }: Person): Promise<Message> => {
    const [mail] = await mailsTo(server, email);
    if (!mail) throw new Error('There is no mail.');
    return mail;
  };

  const told = async (reader: Reader, subject: string): Promise<void> => {
    const person = personOf(reader);
    const mail = await newestMail(person);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(world.need.title);
    const page = `https://tandem.example/${reader}/matches?match=${world.matchId}`;
    expect(linkIn(mail).href).toBe(page);
    const links = Array.from((mail.html ?? '').matchAll(/href="([^"]+)"/g), ([, href]) => href);
    const [, token = ''] = /\/moins-de-messages\/([\w-]+)$/.exec(links.at(-1) ?? '') ?? [];
    expect(links.slice(0, -1)).toEqual([page, page]);
    const less = await server.call('GET /messages/less/{token}/', { params: { token } });
    expect(less.body).toMatchObject({ reader: 'account', muted: [] });
    expect(mail.text).toContain(`Moins de messages : ${links.at(-1)}`);
    expect(mail.text).toContain('Une question\u202f? ');
    // One click would switch off other mail than this.
    expect(mail.less_token).toBeNull();
    const { items } = await bell(person);
    expect(items[0]).toMatchObject({
      text: `${subject} (${world.need.title})`,
      link: `/${reader}/matches?match=${world.matchId}`,
      read: false,
    });
  };

  const house = () => world.need.company?.name ?? '';

  const moves: [Reader, MatchStatus, MatchStatus, () => string][] = [
    ['company', 0, 1, () => `« ${house()} » souhaite vous rencontrer`],
    ['company', 0, 2, () => `« ${house()} » garde votre profil`],
    ['company', 0, -1, () => `« ${house()} » ne donne pas suite`],
    ['company', 3, 4, () => 'Votre inscription est finalisée'],
    ['applicant', 1, 3, () => "« Zoé D'Arc » a accepté votre besoin"],
    ['applicant', 1, -2, () => "« Zoé D'Arc » ne donne pas suite à votre besoin"],
  ];

  test.each(moves)(
    'when the %s moves from %i to %i, the other one is',
    async (who, from, to, subject) => {
      await move(world.superuser, from);
      const reader = who === 'company' ? 'applicant' : 'company';
      const mails = (await mailsTo(server, personOf(who).email)).length;
      await move(personOf(who), to);
      await told(reader, subject());
      expect(await mailsTo(server, personOf(who).email)).toHaveLength(mails);
    },
  );

  test.each([1, 0, 2, 3, -1, -2, 3, 4] as const)(
    'when the staff sets %i, both are, each about the other',
    async (to) => {
      await move(world.superuser, to);
      for (const reader of ['applicant', 'company'] as const) {
        const mail = await newestMail(personOf(reader));
        await told(reader, mail.subject);
        expect(mail.text).toContain(reader === 'applicant' ? house() : "Zoé D'Arc");
        const { items } = await bell(personOf(reader));
        expect(items[0]?.text).toBe(`${mail.subject} (${world.need.title})`);
      }
    },
  );

  test('an answer that was taken back leaves all open, which is said', async () => {
    await move(world.superuser, 2);
    await move(world.company, 1);
    const params = { id: world.matchId };
    const { body } = await server.call('GET /matches/{id}/', { as: world.company.token, params });
    await server.call('POST /matches/{id}/undo/', {
      as: world.company.token,
      params,
      body: { move: body.undo?.move ?? 0 },
    });
    expect((await newestMail(world.candidate)).text).toContain('n’a pas encore décidé');
  });

  test('kept waiting once more on a day, a candidate reads it at the bell alone', async () => {
    const { candidate, company } = world;
    const queued = async () =>
      (await mailsTo(server, candidate.email)).filter(({ subject }) =>
        subject.endsWith('garde votre profil'),
      ).length;
    await move(world.superuser, 0);
    await move(company, 2);
    expect(await queued()).toBe(1);
    const { unread } = await bell(candidate);
    await move(world.superuser, 0);
    await move(company, 2);
    expect(await queued()).toBe(1);
    expect((await bell(candidate)).unread).toBe(unread + 2);
    expect((await bell(candidate)).items[0]?.text).toContain('garde votre profil');
  });

  test('following the link of a mail changes nothing', async () => {
    await move(world.superuser, 1);
    const { pathname, search } = linkIn(await newestMail(world.candidate));
    await server.app.inject({
      url: `${pathname}${search}`,
      headers: { authorization: `Bearer ${world.candidate.token}` },
    });
    const { body } = await server.call('GET /matches/{id}/', {
      as: world.candidate.token,
      params: { id: world.matchId },
    });
    expect(body.status).toBe(1);
  });

  test('bells are counted, marked as read up to one, each person’s for themself', async () => {
    for (const status of [0, 1, 2] as const) await move(world.superuser, status);
    const { candidate, company } = world;
    const before = await bell(candidate);
    expect(before.unread).toBe(before.items.length);
    expect(before.items.map(({ id }) => id)).toEqual(
      before.items.map(({ id }) => id).toSorted((one, other) => other - one),
    );
    const ofCompany = await bell(company);
    const [newest, second] = before.items;
    const mark = (id: number) =>
      server.call('POST /notifications/read/', { as: candidate.token, body: { up_to: id } });
    expect((await mark(second?.id ?? 0)).status).toBe(204);
    const after = await bell(candidate);
    expect(after.unread).toBe(1);
    expect(after.items.filter(({ read }) => !read).map(({ id }) => id)).toEqual([newest?.id]);
    expect((await mark(newest?.id ?? 0)).status).toBe(204);
    expect((await bell(candidate)).unread).toBe(0);
    expect(await bell(company)).toEqual(ofCompany);
  });

  test.each([undefined, '', 'x', 0, -1, 2 ** 31, 1.5])('%j is no bell', async (up_to) => {
    const refused = await server.call('POST /notifications/read/', {
      as: world.candidate.token,
      body: { up_to: up_to as number },
    });
    expect(refused).toMatchObject({
      status: 400,
      failure: { fields: { up_to: expect.any(String) } },
    });
  });

  test('no more than fifty are shown, all are counted', async () => {
    for (let count = 0; count < 26; count += 1)
      for (const status of [1, 2] as const) await move(world.superuser, status);
    const { unread, items } = await bell(world.company);
    expect(items).toHaveLength(50);
    expect(unread).toBeGreaterThan(50);
  });
});
