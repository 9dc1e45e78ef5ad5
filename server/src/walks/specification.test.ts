import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsideClient, type OutsideClient } from '../testing/product/outside-client.ts';
import { makePdf } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { completeContractSheet } from '../testing/fixtures/contracts/contract-sheet.ts';
import { linkIn, mailsTo, tokenIn } from '../testing/product/mails.ts';
import { answers } from '../testing/fixtures/candidate-payloads.ts';
import {
  password,
  someCandidate,
  someCompany,
  someEmail,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  unique,
  type Placement,
} from '../testing/fixtures/by-calls.ts';

/**
 * The calls of the specification (its section 7), line by line and in its order, as a client makes them that knows nothing
 * else: paths as they are written there, with or without a slash in front, payloads by hand.
 */
const keysOf = (record: unknown): string[] => Object.keys(record as object);

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

describe('the calls that the product makes', () => {
  let server: TestServer;
  let world: Placement;
  let visitor: OutsideClient;
  let superuser: OutsideClient;
  let manager: OutsideClient;
  let candidate: OutsideClient;
  let company: OutsideClient;

  beforeAll(async () => {
    server = await startTestServer();
    const root = await someSuperuser(server);
    world = await somePlacement(server, root);
    visitor = outsideClient(server);
    superuser = outsideClient(server, root.token);
    manager = outsideClient(server, (await someManager(server, root)).token);
    candidate = outsideClient(server, world.candidate.token);
    company = outsideClient(server, world.company.token);
  });

  afterAll(() => server.close());

  describe('accounts', () => {
    test('POST token/ | email, password | access, refresh', async () => {
      const { email } = world.candidate;
      const { status, body } = await visitor('POST', 'token/', { email, password });
      expect(status).toBe(200);
      expect(body).toEqual({ access: expect.any(String), refresh: expect.any(String) });
    });

    test.each([
      ['candidate', { type: 'A', is_staff: false, is_superuser: false }],
      ['company', { type: 'C', is_staff: false, is_superuser: false }],
      ['manager', { type: 'admin', is_staff: true, is_superuser: false }],
      ['superuser', { type: 'admin', is_staff: true, is_superuser: true }],
    ] as const)(
      'GET user/ as %s | user: email, type, is_staff, is_superuser',
      async (who, user) => {
        const client = { candidate, company, manager, superuser }[who];
        const { status, body } = await client('GET', 'user/');
        expect(status).toBe(200);
        expect(body).toMatchObject({ user: { email: expect.any(String), ...user } });
      },
    );

    test('POST token/refresh/ | refresh | access', async () => {
      const { refresh } = world.candidate;
      const { status, body } = await visitor('POST', 'token/refresh/', { refresh });
      expect(status).toBe(200);
      const { access } = body as { access: string };
      expect((await outsideClient(server, access)('GET', 'user/')).status).toBe(200);
    });

    test('POST /password-reset-email/, POST /password-reset/ | uid, token, new_password', async () => {
      const { email } = await someCandidate(server, world.superuser);
      const asked = await visitor('POST', '/password-reset-email/', { email });
      expect(asked.status).toBe(200);
      const link = linkIn(first(await mailsTo(server, email)));
      expect(link.pathname).toBe('/reset-password');
      const [uid, token] = ['uid', 'token'].map((name) => link.searchParams.get(name));
      const reset = { uid, token, new_password: 'Nouveau-2026!' };
      expect((await visitor('POST', '/password-reset/', reset)).status).toBe(200);
      const { status } = await visitor('POST', 'token/', { email, password: 'Nouveau-2026!' });
      expect(status).toBe(200);
    });

    test('POST /user/register/ | token, password | message; GET /user/info/', async () => {
      const email = someEmail();
      await superuser('POST', '/temp-applicants/', [
        { first_name: 'Noé', last_name: 'Le Gall', email },
      ]);
      const token = tokenIn(first(await mailsTo(server, email)));
      const made = await visitor('POST', '/user/register/', { token, password });
      expect(made).toMatchObject({ status: 201, body: { message: expect.any(String) } });
      const signedIn = await visitor('POST', 'token/', { email, password });
      const { access } = signedIn.body as { access: string };
      const { status, body } = await outsideClient(server, access)('GET', '/user/info/');
      expect(status).toBe(200);
      expect(body).toEqual({ first_name: 'Noé', last_name: 'Le Gall', email });
    });

    test('GET applicant/info/, GET company/info/ | three flags', async () => {
      const own = await candidate('GET', 'applicant/info/');
      expect(own.body).toEqual({
        applicant_page: true,
        applicant_test: true,
        applicant_matches: true,
      });
      const house = await company('GET', 'company/info/');
      expect(house.body).toEqual({
        company_page: true,
        company_offers: true,
        company_matches: true,
      });
    });
  });

  describe('formations and sessions', () => {
    test('GET, POST, DELETE /formations/ | name, level, id | id, name, level', async () => {
      const name = unique('Licence ');
      const payload = { name, level: '6', id: '' };
      const added = await superuser('POST', '/formations/', payload);
      expect(added.status).toBe(201);
      const { body } = await manager('GET', '/formations/');
      const programme = first(
        (body as { id: number; name: string }[]).filter((one) => one.name === name),
      );
      expect(programme).toEqual({ id: expect.any(Number), name, level: '6' });
      const { id } = programme;
      const renamed = await superuser('POST', '/formations/', { ...payload, id, name: `${name}b` });
      expect(renamed.status).toBe(200);
      expect((await superuser('DELETE', `/formations/${id}/`)).status).toBe(204);
      expect((await superuser('DELETE', `/formations/${id}/`)).status).toBe(404);
    });

    test('GET /educational-level-choices/ | object of key to label', async () => {
      const { status, body } = await superuser('GET', '/educational-level-choices/');
      expect(status).toBe(200);
      expect(keysOf(body)).toEqual(['3', '4', '5', '6', '7', '8']);
      expect(body).toMatchObject({ 3: 'CAP/BEP', 5: 'Bac+2 (BTS, DEUST)' });
    });

    test('GET, POST, DELETE /sessions/ | name | id, name', async () => {
      const name = unique('2026-2027 ');
      expect((await superuser('POST', '/sessions/', { name })).status).toBe(201);
      const { body } = await candidate('GET', '/sessions/');
      const session = first(
        (body as { id: number; name: string }[]).filter((one) => one.name === name),
      );
      expect(keysOf(session)).toEqual(['id', 'name']);
      expect((await superuser('DELETE', `/sessions/${session.id}/`)).status).toBe(204);
    });
  });

  describe('candidates, as the staff sees them', () => {
    test('GET /applicant/ | registered applicants', async () => {
      const { status, body } = await manager('GET', '/applicant/');
      expect(status).toBe(200);
      const record = (body as { id: number }[]).find(({ id }) => id === world.candidate.id);
      expect(record).toMatchObject({
        first_name: 'Zoé',
        last_name: "D'Arc",
        email: world.candidate.email,
        phone: '+33612345678',
        civility: 'Mme',
        city: 'Lyon',
        country: 'France',
        diploma: 'Baccalauréat général',
        target_educational_level: '5',
        contract_type: 'apprentissage',
        duration: '2',
        summary: expect.any(String),
        skills: [],
        resume: expect.stringMatching(/\.pdf$/),
        kilometers_away: -1,
        session: { id: world.training.sessionId, name: expect.any(String) },
        session_id: world.training.sessionId,
        location: 'Lyon',
        formation: world.training.programmeId,
        sector: [24],
      });
    });

    test('temporary applicants: POST, GET, recontact, DELETE', async () => {
      const email = someEmail();
      const row = {
        first_name: 'Lou',
        last_name: 'Kerguelen',
        email,
        phone: '06 11 22 33 44',
        email_sent: false,
        last_email_sent: null,
        email_sent_count: 0,
        sms_sent: false,
        last_sms_sent: null,
        sms_sent_count: 0,
      };
      const invited = await manager('POST', '/temp-applicants/', [row, { ...row, phone: '' }]);
      expect(invited.status).toBe(201);
      expect(invited.body).toEqual({
        number_created: 1,
        rejected_emails: [email],
        failed_emails: [],
      });
      const { body } = await manager('GET', '/temp-applicants/');
      const record = first(
        (body as { email: string; token: string; id: number }[]).filter(
          (one) => one.email === email,
        ),
      );
      expect(record).toMatchObject({
        token: expect.any(String),
        first_name: 'Lou',
        last_name: 'Kerguelen',
        phone: '+33611223344',
        link_inscription: expect.stringContaining(`/register-applicant/${record.token}`),
        email_sent: true,
        last_email_sent: expect.any(String),
        email_sent_count: 1,
        sms_sent: true,
        last_sms_sent: expect.any(String),
        sms_sent_count: 1,
      });
      const identity = await visitor('GET', `/temp-applicants/${record.token}/`);
      expect(identity.body).toEqual({ first_name: 'Lou', last_name: 'Kerguelen', email });
      for (const id of [record.id, record.token])
        expect((await manager('POST', `/temp-applicants/${id}/recontact/`)).status).toBe(200);
      const all = await manager('POST', '/temp-applicants/all/recontact/');
      expect(all).toMatchObject({ status: 200, body: { count: expect.any(Number) } });
      const path = `/temp-applicants/${record.token}/`;
      expect((await manager('DELETE', path)).status).toBe(204);
      expect((await visitor('GET', path)).status).toBe(404);
    });

    test('DELETE /applicant/{id}/ | expects 204', async () => {
      const { token } = await someCandidate(server, world.superuser);
      const sheet = await outsideClient(server, token)('GET', 'applicants/registration/');
      expect(sheet.body).toMatchObject({ id: null });
      const listed = await manager('GET', '/applicant/');
      const { id } = first((listed.body as { id: number }[]).toSorted((a, b) => b.id - a.id));
      expect((await manager('DELETE', `/applicant/${id}/`)).status).toBe(204);
      expect((await manager('DELETE', `/applicant/${id}/`)).status).toBe(404);
    });

    test('GET /applicants/registration/{applicantId} | applicant', async () => {
      const path = `/applicants/registration/${world.candidate.id}`;
      for (const client of [manager, company]) {
        const { status, body } = await client('GET', path);
        expect(status).toBe(200);
        expect(body).toMatchObject({ applicant: { id: world.candidate.id, first_name: 'Zoé' } });
      }
    });
  });

  describe('companies, as the staff sees them', () => {
    test('POST /temp-companies/ | list of name, email; GET /companies/; DELETE', async () => {
      const [email, name] = [someEmail(), unique('Boulangerie ')];
      const invited = await manager('POST', '/temp-companies/', [
        { name, email },
        { name, email: world.company.email.toUpperCase() },
      ]);
      expect(invited.status).toBe(201);
      expect(invited.body).toMatchObject({
        number_created: 1,
        rejected_emails: [world.company.email.toUpperCase()],
      });
      const { body } = await manager('GET', '/companies/');
      const lists = body as {
        companies: { id: number; email: string }[];
        temp_companies: { email: string; token: string }[];
      };
      const invitedRow = first(lists.temp_companies.filter((one) => one.email === email));
      expect(invitedRow).toMatchObject({
        token: expect.any(String),
        name,
        link_inscription: expect.stringContaining(`/register-company/${invitedRow.token}`),
      });
      const registered = lists.companies.find((one) => one.email === world.company.email);
      expect(registered).toMatchObject({
        id: expect.any(Number),
        name: expect.any(String),
        sector: [{ id: 24, name: expect.any(String) }],
        city: 'Lyon',
        adress: null,
        zip_code: null,
        country: 'France',
        size: 'pme',
        workforce: '12',
        description: null,
        number_of_offers: 1,
        active_offers: 1,
      });
      const identity = await visitor('GET', `/temp-companies/${invitedRow.token}/`);
      expect(identity.body).toEqual({ name, email });
      const path = `/temp-companies/${invitedRow.token}/`;
      expect((await manager('DELETE', path)).status).toBe(204);
    });

    test('GET company/{id}/offers/, DELETE /companies/{id}/', async () => {
      const path = `company/${world.need.company?.id}/offers/`;
      const { status, body } = await manager('GET', path);
      expect(status).toBe(200);
      expect(body).toMatchObject([
        {
          title: 'Développeur web',
          is_active: true,
          created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          session: { name: expect.any(String) },
          location: 'Lyon',
          contract_type: 'apprentissage',
          formations: [{ id: world.training.programmeId, name: expect.any(String) }],
          target_educational_level: '5',
          description: expect.any(String),
          skills: [],
        },
      ]);
      const { email } = await someCompany(server, world.superuser);
      const { companies } = (await manager('GET', '/companies/')).body as {
        companies: { id: number; email: string }[];
      };
      const { id } = first(companies.filter((one) => one.email === email));
      expect((await manager('DELETE', `/companies/${id}/`)).status).toBe(204);
    });
  });

  describe('the candidate', () => {
    test('GET /sector/ | list of id, name', async () => {
      const { status, body } = await candidate('GET', '/sector/');
      expect(status).toBe(200);
      expect(body).toHaveLength(38);
      expect(first(body as object[])).toMatchObject({
        id: expect.any(Number),
        name: expect.any(String),
      });
    });

    test.each([
      ['target_educational_level', ['3', '4', '5', '6', '7', '8']],
      ['contract_type', ['apprentissage', 'professionnalisation', 'stage', 'Autre']],
      ['duration', ['-1', '0', '1', '2', '3']],
    ])('GET /choices/ | %s=true | list of [key, label]', async (flag, keys) => {
      const { status, body } = await candidate('GET', `/choices/?${flag}=true`);
      expect(status).toBe(200);
      const pairs = body as [string, string][];
      expect(pairs.map(([key]) => key)).toEqual(keys);
      for (const [, label] of pairs) expect(label).not.toBe('');
    });

    const sheetForm = (resume: boolean): FormData => {
      const form = new FormData();
      const { programmeId, sessionId } = world.training;
      const fields = {
        formation: programmeId,
        session_id: sessionId,
        civility: 'M',
        city: 'Brest',
        country: 'France',
        phone: '+33 6 12 34 56 78',
        diploma: 'Bac professionnel',
        target_educational_level: 5,
        duration: 2,
        contract_type: 'apprentissage',
        location: 'Brest',
        kilometers_away: 50,
        summary: '',
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      for (const id of ['5', '24']) form.append('sector', id);
      const bytes = Buffer.from(makePdf(['Curriculum vitæ', 'Mécanique et soudure']));
      if (resume)
        form.append('resume', new Blob([bytes], { type: 'application/pdf' }), 'Mon CV.pdf');
      return form;
    };

    test('POST, GET, PUT applicants/registration/ | multipart | id and sheet', async () => {
      const { token } = await someCandidate(server, world.superuser);
      const client = outsideClient(server, token);
      const made = await client('POST', 'applicants/registration/', sheetForm(true));
      expect(made.status).toBe(201);
      const { body } = await client('GET', 'applicants/registration/');
      const sheet = body as { id: number; resume: string };
      expect(sheet).toMatchObject({
        id: expect.any(Number),
        sector: [5, 24],
        kilometers_away: 50,
        formation: world.training.programmeId,
        session_id: world.training.sessionId,
      });
      const changed = await client('PUT', 'applicants/registration/', sheetForm(false));
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({ id: sheet.id, resume: sheet.resume });
    });

    test('GET download/{filename} | the last path segment | the file', async () => {
      const { body } = await candidate('GET', 'applicants/registration/');
      const name = (body as { resume: string }).resume.split('/').at(-1);
      const { status, headers, bytes } = await candidate('GET', `download/${name}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('POST /auto-fill/ | multipart with resume', async () => {
      const form = new FormData();
      const bytes = Buffer.from(makePdf(['Zoé', 'zoe@exemple.fr']));
      form.append('resume', new Blob([bytes], { type: 'application/pdf' }), 'cv.pdf');
      const { status, body } = await candidate('POST', '/auto-fill/', form);
      expect(status).toBe(200);
      expect(body).toMatchObject({ email: 'zoe@exemple.fr' });
    });

    test('GET applicant_test/metadata/, GET and POST applicant_test/ | answers object', async () => {
      const metadata = await candidate('GET', 'applicant_test/metadata/');
      const questions = Object.entries(
        metadata.body as Record<string, { label: string; choices?: Record<string, string> }>,
      );
      expect(questions.length).toBeGreaterThanOrEqual(12);
      const given = Object.fromEntries(
        questions.map(([name, { choices }]) => [name, Object.keys(choices ?? {}).at(-1) ?? 'Oui']),
      );
      expect((await candidate('POST', 'applicant_test/', given)).status).toBe(200);
      expect((await candidate('GET', 'applicant_test/')).body).toEqual(given);
    });
  });

  describe('the company', () => {
    test('GET /company/sizes/, GET /company/workforce/ | pairs of code and label', async () => {
      const sizes = await company('GET', '/company/sizes/');
      expect(sizes.body).toContainEqual(['pme', 'PME']);
      const workforce = await company('GET', '/company/workforce/');
      expect(workforce.body).toHaveLength(15);
    });

    test('GET /company/, POST /company/ | company fields | company record', async () => {
      const { token } = await someCompany(server, world.superuser);
      const client = outsideClient(server, token);
      const fields = {
        name: unique('Garage '),
        sector: [19],
        size: 'tpe',
        workforce: '02',
        adress: '1 rue de la Paix',
        city: 'Nantes',
        zip_code: '44000',
        country: 'France',
        description: 'Réparation automobile',
      };
      expect((await client('POST', '/company/', fields)).status).toBe(200);
      const { body } = await client('GET', '/company/');
      expect(body).toMatchObject({
        ...fields,
        id: expect.any(Number),
        email: expect.any(String),
        sector: [{ id: 19, name: expect.any(String) }],
      });
    });

    const needFields = () => ({
      title: unique('Comptable '),
      location: 'Lyon',
      contract_type: 'apprentissage',
      target_educational_level: '5',
      description: 'Tenue des comptes',
      formations_ids: [world.training.programmeId],
      skills: [1],
      same_entity_location: false,
      session_id: world.training.sessionId,
    });

    test('GET, POST, PUT, DELETE offers/ | need fields, formations_ids, session_id', async () => {
      const fields = needFields();
      const made = await company('POST', 'offers/', fields);
      expect(made.status).toBe(201);
      const { body } = await company('GET', 'offers/');
      const need = first((body as Needs).filter(({ title }) => title === fields.title));
      expect(need).toMatchObject({
        id: expect.any(Number),
        title: fields.title,
        is_active: false,
        token: expect.any(String),
        formations: [{ id: world.training.programmeId, name: expect.any(String) }],
        skills: [{ id: 1, name: expect.any(String) }],
        session: { name: expect.any(String) },
        session_id: world.training.sessionId,
        same_entity_location: false,
        company: { name: expect.any(String) },
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
      });
      const title = unique('Comptable confirmé ');
      const changed = await company('PUT', `offers/${need.id}/`, { ...need, title });
      expect(changed).toMatchObject({ status: 200, body: { title, id: need.id } });
      expect((await company('DELETE', `offers/${need.id}/`)).status).toBe(204);
      expect((await company('DELETE', `offers/${need.id}/`)).status).toBe(404);
    });

    type Needs = { id: number; title: string; token: string; is_active: boolean }[];

    test('duplicate: POST of a need without id and token, with a chosen session', async () => {
      const {
        id: _,
        token,
        ...need
      } = first(((await company('GET', 'offers/')).body as Needs).filter((one) => one.is_active));
      const { sessionId } = await someTraining(server, world.superuser);
      const copy = await company('POST', 'offers/', { ...need, session_id: sessionId });
      expect(copy.status).toBe(201);
      expect(copy.body).toMatchObject({
        title: need.title,
        is_active: false,
        session_id: sessionId,
        session: { id: sessionId },
      });
      expect(copy.body).not.toMatchObject({ token });
    });

    test('GET company_test/metadata/, PUT company_test/{token}/ | answers by question', async () => {
      const made = await company('POST', 'offers/', needFields());
      const { token, id } = made.body as { token: string; id: number };
      const metadata = await visitor('GET', 'company_test/metadata/');
      expect(metadata.status).toBe(200);
      expect(new Set(keysOf(metadata.body))).toEqual(new Set(keysOf(answers())));
      const { status } = await visitor('PUT', `company_test/${token}/`, answers());
      expect(status).toBe(200);
      const needs = (await company('GET', 'offers/')).body as Needs;
      expect(needs.find((one) => one.id === id)).toMatchObject({ is_active: true });
    });
  });

  describe('matches', () => {
    const scores = {
      score: expect.any(Number),
      industry_score: expect.any(Number),
      test_score: expect.any(Number),
      geographic_score: expect.any(Number),
      resume_score: expect.any(Number),
    };

    test('GET /match_applicants/ | filters | list of matches', async () => {
      const query = new URLSearchParams({
        status: '0',
        offer: 'développeur',
        company: 'atelier',
        firstName: 'zoé',
        lastName: "d'arc",
        contractType: 'apprentissage',
        formation: String(world.training.programmeId),
      });
      const { status, body } = await manager('GET', `/match_applicants/?${query.toString()}`);
      expect(status).toBe(200);
      expect(body).toMatchObject([
        {
          id: world.matchId,
          status: 0,
          ...scores,
          created_at: expect.any(String),
          offer: { id: world.need.id, title: 'Développeur web' },
          application: { applicant: { id: world.candidate.id, first_name: 'Zoé' } },
        },
      ]);
    });

    test('GET matches/, POST matches/{id}/ | action, POST /contract/note/{matchId}/', async () => {
      for (const client of [candidate, company]) {
        const { status, body } = await client('GET', 'matches/');
        expect(status).toBe(200);
        const match = (body as { id: number }[]).find(({ id }) => id === world.matchId);
        expect(match).toMatchObject({ status: 0, ...scores });
      }
      const path = `matches/${world.matchId}/`;
      expect((await company('POST', path, { action: 1 })).status).toBe(200);
      expect((await candidate('POST', path, { action: '3' })).status).toBe(200);
      const note = `/contract/note/${world.matchId}/`;
      expect((await company('POST', note, completeContractSheet())).status).toBe(201);
      expect((await company('POST', path, { action: 4 })).status).toBe(200);
      const { body } = await candidate('GET', 'matches/');
      expect(body).toContainEqual(expect.objectContaining({ id: world.matchId, status: 4 }));
    });

    test('POST /launch_matching/ | status 200 or 202', async () => {
      const { status } = await superuser('POST', '/launch_matching/');
      expect([200, 202]).toContain(status);
    });

    test('GET /formation-statistics/ | rows', async () => {
      const { status, body } = await manager('GET', '/formation-statistics/');
      expect(status).toBe(200);
      const rows = body as Record<string, number | string>[];
      expect(
        first(rows.filter((row) => row['formation_id'] === world.training.programmeId)),
      ).toMatchObject({
        formation: expect.any(String),
        total_applicants: expect.any(Number),
        no_matches: expect.any(Number),
        pending_matches: 0,
        accepted_by_company: 0,
        fully_accepted: 0,
        finalized_enrollment: 1,
      });
    });
  });

  test('managers and their formations: /staff/, /formationlink/', async () => {
    const person = { first_name: 'Anna', last_name: 'Le Bihan', email: someEmail() };
    const made = await superuser('POST', '/staff/', person);
    expect(made.status).toBe(201);
    const { body } = await superuser('GET', '/staff/');
    const { id } = first(
      (body as { id: number; email: string }[]).filter((one) => one.email === person.email),
    );
    expect(made.body).toMatchObject({ id, ...person });
    const programme = world.training.programmeId;
    const linked = await superuser('POST', '/formationlink/', {
      manager: id,
      formation: programme,
    });
    expect(linked.status).toBe(201);
    const links = (await superuser('GET', '/formationlink/')).body as { id: number }[];
    const link = first(links);
    expect(link).toEqual({ id: expect.any(Number), manager: id, formation: programme });
    expect((await superuser('DELETE', `/formationlink/${link.id}/`)).status).toBe(204);
    expect((await superuser('DELETE', `/staff/${id}/`)).status).toBe(204);
  });
});
