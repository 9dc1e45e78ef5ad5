import { randomBytes } from 'node:crypto';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  signIn,
  someCandidate,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { safeName } from './account-files.ts';

describe('downloading one’s own data', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;
  let now = () => new Date();

  const nir = '280057512345678';

  beforeAll(async () => {
    server = await startTestServer({}, { now: () => now() });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
    const { candidate, matchId } = world;
    await server.call('POST /matches/{id}/', {
      as: manager.token,
      params: { id: matchId },
      body: { action: 2 },
    });
    await enrol(server, world, { supervisor_nir: nir });
    for (const party of ['guardian', 'supervisor'] as const)
      await server.call('POST /contract/file/{matchId}/parts/{party}/', {
        as: manager.token,
        params: { matchId, party },
        body: { way: 'mail', name: `Jeanne ${party}`, email: `${party}@exemple.fr` },
      });
    await server.services.db.pool.query(
      `insert into assignment_notices (applicant_id, offer_id, notified_at)
       select applicant_id, offer_id, '2026-10-01T08:00:00Z' from match_states`,
    );
    await server.call('POST /password-reset-email/', { body: { email: candidate.email } });
  });

  afterAll(() => server.close());

  const download = async (person: Person) => {
    const { status, headers, raw } = await server.call('GET /own-data/', { as: person.token });
    expect(status).toBe(200);
    return { headers, files: readZip(raw) };
  };

  const json = (files: Map<string, Buffer>, path: string): unknown =>
    JSON.parse(files.get(path)?.toString() ?? 'null');

  const textOf = (files: Map<string, Buffer>): string =>
    Buffer.concat([...files.values()]).toString();

  test('a candidate gets account, sheet, test, matches with history, messages and resume', async () => {
    const { candidate, company } = world;
    const { headers, files } = await download(candidate);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="document.zip"; filename\*=UTF-8''tandem-mes-donnees-\d{4}-\d\d-\d\d\.zip$/,
    );
    expect([...files.keys()]).toEqual([
      'LISEZ-MOI.txt',
      'compte.json',
      'fiche.json',
      'test.json',
      'matchs.json',
      'rendez-vous.json',
      'forums.json',
      'echanges.json',
      'inscriptions.json',
      'listes.json',
      'suivi.json',
      'reports.json',
      'brouillons.json',
      'notes.json',
      'notifications.json',
      'messages.json',
      'journal.json',
      'fichiers/1-resume.pdf',
    ]);
    expect(json(files, 'compte.json')).toMatchObject({
      'type de compte': 'Candidat',
      'adresse e-mail': candidate.email,
      'appareils connectés': [{ appareil: expect.any(String) }],
      invitation: { 'e-mails envoyés': 1 },
    });
    expect(json(files, 'fiche.json')).toMatchObject({
      'texte lu dans le CV': expect.stringContaining('Développeuse web'),
      CV: { nom: 'resume.pdf' },
    });
    expect(json(files, 'test.json')).toMatchObject({
      réponses: expect.arrayContaining([
        { question: 'Je prépare mon travail à l’avance.', réponse: expect.any(String) },
      ]),
    });
    const own = await server.call('GET /matches/', { as: candidate.token });
    expect(json(files, 'matchs.json')).toEqual([
      {
        besoin: 'Développeur web',
        entreprise: own.body[0]?.offer.company?.name,
        lieu: 'Lyon',
        'score sur 100': own.body[0]?.score,
        'parts du score, chacune sur 100': {
          secteurs: own.body[0]?.industry_score,
          test: own.body[0]?.test_score,
          distance: own.body[0]?.geographic_score,
          CV: own.body[0]?.resume_score,
        },
        statut: 'Inscription finalisée',
        'créé le': own.body[0]?.created_at,
        'suggéré par le centre le': '2026-10-01T08:00:00.000Z',
        'montré en tête de liste': expect.any(Array) as unknown[],
        'montré par un lien': [],
        inscriptions: [
          {
            'finalisée le': expect.any(String) as string,
            début: '2026-09-01',
            fin: '2028-08-31',
            'rompue le': null,
            'rompue par': null,
            raison: null,
            'dans les 45 premiers jours (estimation)': null,
            'annulée le': null,
          },
        ],
        historique: [
          [
            "En attente de l'entreprise",
            "En file d'attente par l'entreprise",
            'le centre de formation',
          ],
          ["En file d'attente par l'entreprise", "Accepté par l'entreprise", 'l’entreprise'],
          ["Accepté par l'entreprise", 'Entièrement accepté', 'vous'],
          ['Entièrement accepté', 'Inscription finalisée', 'l’entreprise'],
        ].map(([de, à, par]) => ({ date: expect.any(String), de, à, par })),
      },
    ]);
    expect(json(files, 'inscriptions.json')).toMatchObject({
      'fiches de contrat': [{ besoin: 'Développeur web' }],
      'parties demandées par un lien': [
        {
          partie: 'Représentant légal du mineur',
          nom: 'Jeanne guardian',
          'demandée par': 'le centre de formation',
        },
      ],
    });
    expect(json(files, 'notifications.json')).toContainEqual(
      expect.objectContaining({ texte: expect.stringContaining('Développeur web') }),
    );
    expect(json(files, 'journal.json')).toContainEqual({
      date: expect.any(String),
      action: 'Données personnelles téléchargées',
      par: 'vous',
    });
    expect(json(files, 'journal.json')).toContainEqual({
      date: expect.any(String),
      action: 'Match déplacé',
      par: 'une entreprise',
    });
    expect(files.get('fichiers/1-resume.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    // What is the company's, or its tutor's.
    for (const others of [nir, company.email, manager.email, "L'Hostis"])
      expect(textOf(files)).not.toContain(others);
  });

  test('a link that is still good is no part of it: a stolen sign-in would choose the password', async () => {
    await server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: manager.token,
      params: { matchId: world.matchId, party: 'candidate' },
      body: { way: 'mail', email: world.candidate.email },
    });
    const { files } = await download(world.candidate);
    const messages = json(files, 'messages.json') as { objet: string; texte: string }[];
    const reset = messages.find(({ objet }) => objet.includes('nouveau mot de passe'));
    expect(reset?.texte).toMatch(/\/reset-password\?uid=[\w-]+&token=…\s/);
    const invitation = messages.find(({ texte }) => texte.includes('/register-applicant/'));
    expect(invitation?.texte).toMatch(/\/register-applicant\/…\s/);
    const part = messages.find(({ texte }) => texte.includes('/contrat/'));
    expect(part?.texte).toMatch(/\/contrat\/partie\/…\s/);
    const { pool } = server.services.db;
    const { rows } = await pool.query<{ secret: string }>(
      'select password_hash as secret from accounts union select refresh_hash from sign_ins union select token from invitations',
    );
    for (const { secret } of rows.filter((row) => row.secret))
      expect(textOf(files)).not.toContain(secret);
  });

  test('a company gets its sheet, needs, matches by name, and its contract sheets whole', async () => {
    const { candidate, company, need } = world;
    const { files } = await download(company);
    expect([...files.keys()]).toEqual([
      'LISEZ-MOI.txt',
      'compte.json',
      'fiche.json',
      'besoins.json',
      'matchs.json',
      'rendez-vous.json',
      'forums.json',
      'echanges.json',
      'fiches-de-contrat.json',
      'parties-de-contrat-demandees.json',
      'listes.json',
      'suivi.json',
      'reports.json',
      'brouillons.json',
      'notes.json',
      'notifications.json',
      'messages.json',
      'journal.json',
    ]);
    expect(json(files, 'besoins.json')).toMatchObject([
      { titre: need.title, 'type de contrat': "Contrat d'apprentissage", places: 1 },
    ]);
    expect(json(files, 'matchs.json')).toMatchObject([
      { besoin: need.title, candidat: "Zoé D'Arc", statut: 'Inscription finalisée' },
    ]);
    expect(json(files, 'parties-de-contrat-demandees.json')).toMatchObject([
      { partie: 'Maître d’apprentissage ou tuteur', 'adresse e-mail': 'supervisor@exemple.fr' },
    ]);
    expect(json(files, 'fiches-de-contrat.json')).toMatchObject([
      {
        'Maître d’apprentissage ou tuteur': {
          'NIR (numéro de sécurité sociale) du tuteur': nir,
        },
        Contrat: { 'Début du contrat': '2026-09-01' },
      },
    ]);
    expect(textOf(files)).not.toContain(candidate.email);
  });

  test('someone of the staff gets what is about them, and nobody they work with', async () => {
    const { status } = await server.call('POST /matches/{id}/breaking/', {
      as: manager.token,
      params: { id: world.matchId },
      body: { broken_on: '2026-10-15', broken_by: 'employer', reason: 'trial' },
    });
    expect(status).toBe(200);
    const { files } = await download(manager);
    expect(json(files, 'compte.json')).toMatchObject({ 'type de compte': 'Responsable' });
    expect(json(files, 'changements-de-statut.json')).toMatchObject([
      { besoin: 'Développeur web', à: "En file d'attente par l'entreprise" },
      { besoin: 'Développeur web', étape: 'contrat rompu' },
    ]);
    const { candidate } = world;
    for (const other of [candidate.email, "D'Arc", nir]) expect(textOf(files)).not.toContain(other);
    const own = await download(superuser);
    expect(json(own.files, 'lancements-du-matching.json')).toMatchObject([{ état: 'terminé' }]);
  });

  test('names why a contract was broken by the law of its kind', async () => {
    const reasons = async () => {
      const { files } = await download(world.candidate);
      const matches = json(files, 'matchs.json') as { inscriptions: { raison: string }[] }[];
      return matches.flatMap(({ inscriptions }) => inscriptions.map(({ raison }) => raison));
    };
    expect(await reasons()).toEqual(['Période des 45 premiers jours en entreprise']);
    await server.services.db.pool.query('update contract_sheets set is_professional = true');
    expect(await reasons()).toEqual(['Période d’essai']);
  });

  test('tells a candidate what the figures keep of a company that is gone', async () => {
    const { candidate, company, matchId, need } = await somePlacement(server, superuser);
    await server.call('POST /matches/{id}/', {
      as: manager.token,
      params: { id: matchId },
      body: { action: 3 },
    });
    await server.call('DELETE /companies/{id}/', {
      as: superuser.token,
      params: { id: need.company?.id ?? 0 },
    });
    expect((await server.call('GET /user/', { as: company.token })).status).toBe(401);
    const { day } = parisClock(new Date());
    expect(json((await download(candidate)).files, 'inscriptions.json')).toMatchObject({
      'atteint avec des entreprises supprimées depuis': [
        {
          session: need.session?.name,
          'premier match': day,
          'premier entretien': null,
          'oui des deux côtés': day,
          'inscription finalisée': null,
          'contrat rompu': null,
        },
      ],
    });
  });

  test('is named after the day that it is in Paris', async () => {
    now = () => new Date('2027-06-30T22:30:00Z');
    const { headers } = await download(await signIn(server, superuser.email));
    expect(headers['content-disposition']).toContain('tandem-mes-donnees-2027-07-01.zip');
    now = () => new Date();
  });

  test('who has done nothing yet gets whole files as well', async () => {
    const { files } = await download(await someCandidate(server, superuser));
    expect(json(files, 'matchs.json')).toEqual([]);
    expect(json(files, 'test.json')).toEqual({ 'rempli le': null, réponses: [] });
    expect(files.has('fichiers/1-resume.pdf')).toBe(false);
  });

  test('a list of many pages is there once, in order', async () => {
    const person = await someCandidate(server, superuser);
    const texts = Array.from({ length: 450 }, (_, n) => `${n} ${randomBytes(4).toString('hex')}`);
    await server.services.db.pool.query(
      `insert into notifications (account_id, text, link, created_at)
       select a.id, t.text, '/', now() from accounts a,
         unnest($2::text[]) with ordinality as t (text, place) where a.email = $1 order by place`,
      [person.email, texts],
    );
    const { files } = await download(person);
    const told = json(files, 'notifications.json') as { texte: string }[];
    expect(told.map(({ texte }) => texte)).toEqual(texts);
  });

  test('a visitor gets nothing', async () => {
    expect((await server.call('GET /own-data/')).status).toBe(401);
    const signedOut = await someCandidate(server, superuser);
    await server.call('POST /sign-out/', { body: { refresh: signedOut.refresh } });
    expect((await server.call('GET /own-data/', { as: signedOut.token })).status).toBe(401);
  });

  test.each([
    ['CV de Zoé (2026).pdf', 'CV de Zoé (2026).pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..', 'document'],
    ['a/b\\c:d*e?"<f>|\0\n.pdf', 'a_b_c_d_e___f____.pdf'],
    ['', 'document'],
    ['con\u202Efdp.exe', 'con_fdp.exe'],
  ])('a file called %j is archived as %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });
});
