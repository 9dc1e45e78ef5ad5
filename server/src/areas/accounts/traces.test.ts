import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everywhereWith } from '../../testing/database/everywhere-with.ts';
import { answers, sheetFor } from '../../testing/fixtures/candidate-payloads.ts';
import { completeContractSheet } from '../../testing/fixtures/contracts/contract-sheet.ts';
import { someImport } from '../../testing/fixtures/imports.ts';
import { accept, proposal, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { addPasskey } from '../../testing/fixtures/made-authenticator.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  activeNeed,
  companySheet,
  completeCandidate,
  completeCompany,
  launch,
  someCandidate,
  someManager,
  someSuperuser,
  someTraining,
  unique,
  type Need,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { makePdf } from '../../testing/pdf.ts';

/** On both databases: nothing of a person may be left in either. */
describe('a name that nobody else has, planted wherever its owner or the other side can write it', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { jobTiming: { pauseSeconds: 0 } });
    superuser = await someSuperuser(server);
    await someManager(server, superuser);
  });

  afterAll(() => server.close());

  interface World {
    candidate: Person & { id: number };
    company: Person;
    need: Need;
    matchId: number;
  }

  /** Both sides say yes, write, meet, and settle a contract; everything that one can type says the word. */
  const world = async (person: string, house: string): Promise<World> => {
    const training = await someTraining(server, superuser);
    const candidate = await completeCandidate(server, superuser, training, {
      name: { first_name: person, last_name: `d'${person}` },
      sheet: {
        city: `Ville de ${person}`,
        diploma: `Bac ${person}`,
        summary: `Je suis ${person}, de chez ${person}.`,
        phone: '06 98 76 54 32',
      },
      resume: [person, `${person} a travaillé ici`],
      test: { ...answers(), ideal_day: person },
    });
    const skill = await server.call('POST /skills/', {
      as: candidate.token,
      body: { name: `Méthode ${person}` },
    });
    await server.call('PUT /applicants/registration/', {
      as: candidate.token,
      body: { ...sheetFor(training), summary: person, skills: [skill.body.id] },
      files: { resume: makePdf([person]) },
    });
    const passkey = await addPasskey(server, candidate);
    await server.call('PUT /passkeys/{id}/', {
      as: candidate.token,
      params: { id: passkey.body.id },
      body: { name: `Téléphone de ${person}` },
    });
    const company = await completeCompany(server, superuser, {
      ...companySheet(),
      name: `${house} & Fils`,
      adress: `1 rue ${house}`,
      description: `Nous sommes ${house}.`,
    });
    const need = await activeNeed(
      server,
      company,
      training,
      { title: `Vente ${house}`, description: `Chez ${house}`, location: 'Lyon', seats: 3 },
      { ...answers(), ideal_day: house },
    );
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: company.token });
    const matchId = body[0]?.id ?? 0;
    await useMatch({ candidate, company, need, matchId }, person, house);
    return { candidate, company, need, matchId };
  };

  /** Others write of them by name where nothing else tells whose it is. */
  const nameElsewhere = async (
    call: TestServer['call'],
    { company, need }: Pick<World, 'company' | 'need'>,
    name: string,
  ) => {
    const as = superuser.token;
    await call('POST /notes/', {
      as,
      body: { need_id: need.id, kind: 'call', text: `Vu avec ${name}.` },
    });
    await call('POST /views/', {
      as,
      body: {
        list: 'candidates',
        name: 'Recherche',
        query: `q=${encodeURIComponent(name)}`,
        shared: true,
      },
    });
    await call('PUT /drafts/{form}/', {
      as: company.token,
      params: { form: 'contact' },
      body: { changes: [{ key: 'message', value: `Au sujet de ${name}`, seen: '' }] },
    });
    await call('POST /contact/', {
      body: { name: 'Léo', email: 'leo@ailleurs.example', message: `Connaissez-vous ${name} ?` },
      from: `10.1.${need.id % 250}.1`,
    });
  };

  const useMatch = async (
    { candidate, company, need, matchId }: World,
    person: string,
    house: string,
  ) => {
    const params = { id: matchId };
    const call: TestServer['call'] = async (key, options) => {
      const answer = await server.call(key, options);
      expect([key, answer.failure?.fields, answer.status < 300]).toEqual([key, undefined, true]);
      return answer;
    };
    await call('PUT /matches/{id}/interest/', { as: candidate.token, params });
    await accept(server, { company, matchId });
    for (const [as, word] of [
      [candidate.token, person],
      [company.token, house],
    ] as const) {
      await call('POST /matches/{id}/messages/', {
        as,
        params,
        body: { text: `Bonjour, ${word} vous écrit.` },
      });
      await call('POST /contact/', {
        as,
        body: { name: word, email: `${word}@ailleurs.example`, message: `${word} vous parle` },
        from: `10.0.${matchId % 250}.${word.length}`,
      });
    }
    const thread = await call('GET /matches/{id}/messages/', { as: company.token, params });
    await call('POST /matches/{id}/messages/report/', {
      as: company.token,
      params,
      body: { message: thread.body.messages[0]?.id ?? 0, reason: `${house} se plaint` },
    });
    const first = await proposeMeeting(server, { company, matchId });
    await call('POST /meetings/{id}/take/', {
      as: candidate.token,
      params: { id: first.id },
      body: { moment: first.moments[0]?.at ?? '' },
    });
    await call('POST /meetings/{id}/cancel/', {
      as: candidate.token,
      params: { id: first.id },
      body: { reason: `${person} ne peut pas` },
    });
    const { body: second } = await call('POST /matches/{id}/meetings/', {
      as: company.token,
      params,
      body: { ...proposal([momentIn(5)]), place: `Chez ${house}`, note: `Demandez ${house}` },
    });
    await call('POST /meetings/{id}/take/', {
      as: candidate.token,
      params: { id: second.id },
      body: { moment: second.moments[0]?.at ?? '' },
    });
    await call('POST /matches/{id}/', { as: candidate.token, params, body: { action: 3 } });
    await call('POST /contract/note/{matchId}/', {
      as: company.token,
      params: { matchId },
      body: { ...completeContractSheet(), company_name: house },
    });
    await someImport(server, superuser, [candidate.email]);
    await nameElsewhere(call, { company, need }, `${person} d'${person}`);
    await call('POST /follow-up/reminders/', { as: superuser.token, body: { waits: [] } });
    await call('POST /offers/{id}/closing/', {
      as: company.token,
      params: { id: need.id },
      body: {
        state: 'withdrawn',
        reason: 'no_longer_hiring',
        note: house,
        word: `Au revoir de ${house}`,
      },
    });
    await settled(server, 'send-message', 'tell-move', 'rescore', 'run-import', 'remove-file');
  };

  const files = () => readdirSync(path.join(server.dataDir, 'files')).length;

  const rest = () =>
    settled(
      server,
      'forget-namings',
      'send-message',
      'rescore',
      'remove-file',
      'sweep-outbox',
      'refresh-formations',
    );

  test('a candidate leaves no trace: no table, no file, no mail, no bell of the other side', async () => {
    const [person, house] = [unique('Xoquillevar'), unique('Wurzelbrot')];
    const { candidate } = await world(person, house);
    expect(await everywhereWith(server, person)).toEqual(
      expect.arrayContaining([
        'public.messages.text',
        'public.notifications.text',
        'outbox',
        'files',
      ]),
    );
    const before = files();
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: candidate.id },
    });
    await rest();
    expect(await everywhereWith(server, person)).toEqual([]);
    expect(await everywhereWith(server, `Vu avec Candidat n° ${candidate.id} (`)).toEqual([
      'public.notes.text',
    ]);
    expect(await everywhereWith(server, candidate.email)).toEqual([]);
    expect(await everywhereWith(server, '33698765432')).toEqual([]);
    expect(files()).toBeLessThan(before);
  });

  test('a company leaves none either', async () => {
    const [person, house] = [unique('Xoquillevar'), unique('Wurzelbrot')];
    const { company, need } = await world(person, house);
    expect(await everywhereWith(server, house)).toEqual(
      expect.arrayContaining(['public.messages.text', 'public.notifications.text', 'outbox']),
    );
    await server.call('DELETE /companies/{id}/', {
      as: superuser.token,
      params: { id: need.company?.id ?? 0 },
    });
    await rest();
    expect(await everywhereWith(server, house)).toEqual([]);
    expect(await everywhereWith(server, company.email)).toEqual([]);
  });

  test('who was to meet them is told that it falls, without the name', async () => {
    const [person, house] = [unique('Xoquillevar'), unique('Wurzelbrot')];
    const { candidate, company } = await world(person, house);
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: candidate.id },
    });
    await rest();
    const { rows } = await server.services.db.pool.query<{ text: string }>(
      'select text from messages where recipient = $1 order by id desc limit 1',
      [company.email],
    );
    expect(rows[0]?.text).toContain('n’a plus de compte');
    expect(rows[0]?.text).toMatch(
      new RegExp(
        String.raw`avec Candidat n° ${candidate.id} \(compte supprimé\) n’a donc plus lieu\.`,
      ),
    );
    const bell = await server.call('GET /notifications/', { as: company.token });
    expect(bell.body.items[0]?.text).toContain('n’a donc plus lieu.');
    expect(bell.body.items[0]?.text).not.toContain(person);
  });

  test('whoever bears the same name stays in what is written', async () => {
    const name = { first_name: unique('Xoquillevar'), last_name: 'Le Gall' };
    const training = await someTraining(server, superuser);
    const { id } = await completeCandidate(server, superuser, training, { name });
    await someCandidate(server, superuser, name);
    const as = superuser.token;
    const text = `Avec ${name.first_name} Le Gall`;
    await server.call('POST /views/', {
      as,
      body: { list: 'companies', name: text, query: '', shared: true },
    });
    await server.call('DELETE /applicant/{id}/', { as, params: { id } });
    await rest();
    expect(await everywhereWith(server, text)).toEqual(['public.saved_views.name']);
  });

  test('what was written before it was noted of whom it tells goes by the name', async () => {
    const [person, house] = [unique('Xoquillevar'), unique('Wurzelbrot')];
    const { candidate } = await world(person, house);
    await server.services.db.pool.query('update messages set about = null');
    await server.services.db.pool.query('update notifications set about = null');
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: candidate.id },
    });
    await rest();
    expect(await everywhereWith(server, `${person} d'${person}`)).toEqual([]);
  });
});
