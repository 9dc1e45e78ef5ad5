import type { FileMove, Said } from '@tandem/domain/contracts/signing/file-state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { linkIn, mailsTo } from '../../../testing/product/mails.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const { now, today } = clockOfToday();

describe('what people are told of the moves of a contract file', () => {
  let server: TestServer;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    const superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser, { seats: 9 });
    await enrolWithWholeFile(server, world);
  });

  afterAll(() => server.close());

  const bellOf = async ({ token }: Person) =>
    (await server.call('GET /notifications/', { as: token })).body.items;

  const countsOf = async () =>
    Promise.all(
      [world.candidate, world.company].map(async ({ email }) => {
        const mails = await mailsTo(server, email);
        return mails.length;
      }),
    );

  /** How many mails each side got of it: the candidate, and the company. */
  const told = async (act: () => Promise<unknown>): Promise<number[]> => {
    const before = await countsOf();
    await act();
    return (await countsOf()).map((count, side) => count - (before[side] ?? 0));
  };

  const move =
    (who: Person, what: FileMove, said: Said = {}) =>
    async () => {
      expect((await moveFile(server, who, world.matchId, what, said)).status).toBe(200);
    };

  const sign = (who: Person, signatories: string) => async () => {
    expect((await signOnPaper(server, who, world.matchId, signatories)).status).toBe(201);
  };

  const newest = async ({ email }: Person) => {
    const [mail] = await mailsTo(server, email);
    if (!mail) throw new Error('There is no mail.');
    return mail;
  };

  const path = (area: string) => `/${area}/contract/${world.matchId}`;

  test('the other side and the centre hear that a file is ready to sign, once', async () => {
    expect(await told(move(world.company, 'complete'))).toEqual([1, 0]);
    expect(await told(move(world.company, 'complete'))).toEqual([0, 0]);
    const mail = await newest(world.candidate);
    expect(mail.subject).toBe('Votre contrat est prêt à signer');
    expect(mail.text).toContain(world.need.title);
    expect(mail.text).toMatch(/Bonjour \S+,/);
    expect(mail.text).toMatch(
      /à signer par tous avant son début, le \d+\S* \S+ \d{4}\. L’entreprise ou/,
    );
    expect(linkIn(mail).pathname).toBe(path('applicant'));
    expect((await bellOf(world.candidate))[0]).toMatchObject({
      text: `${mail.subject} (${world.need.title})`,
      link: path('applicant'),
    });
    expect((await bellOf(manager))[0]).toMatchObject({
      text: expect.stringContaining('prêt à signer'),
      link: path('dashboard'),
    });
  });

  test('taking it up again is no news, and being ready again is', async () => {
    expect(await told(move(manager, 'reopen'))).toEqual([0, 0]);
    expect(await told(move(manager, 'complete'))).toEqual([1, 1]);
    const { subject, text } = await newest(world.company);
    expect(subject).toMatch(/^Le contrat de .* est prêt à signer$/);
    expect(text).toContain(`Bonjour ${world.need.company?.name},`);
  });

  test('the last signature tells both and the centre, those before it nobody', async () => {
    expect(await told(sign(manager, 'employer,centre'))).toEqual([0, 0]);
    expect(await told(sign(world.candidate, 'candidate'))).toEqual([1, 1]);
    expect((await newest(world.candidate)).subject).toBe('Votre contrat est signé par tous');
    expect((await newest(world.company)).text).toMatch(
      /à le déposer, au plus tard le \d+\S* \S+ \d{4}\./,
    );
    expect((await bellOf(manager))[0]?.text).toContain('signé par tous, à déposer');
  });

  test('lodged, refused and accepted are told, why it was refused to the company alone', async () => {
    expect(await told(move(world.company, 'lodge', { day: today, number: 'D-2026' }))).toEqual([
      1, 0,
    ]);
    const said = { day: today, reason: 'Un salaire trop bas', mend: 'Le salaire de la 1re année' };
    expect(await told(move(manager, 'refuse', said))).toEqual([1, 1]);
    expect((await newest(world.company)).text).toContain('Un salaire trop bas');
    expect((await newest(world.candidate)).text).not.toContain('salaire');
    expect(await told(move(manager, 'lodge', { day: today }))).toEqual([1, 1]);
    expect(await told(move(manager, 'accept', { day: today }))).toEqual([1, 1]);
    expect((await newest(world.candidate)).subject).toBe('Votre contrat est accepté');
  });
});
