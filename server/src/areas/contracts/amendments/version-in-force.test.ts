import { addDays } from '@tandem/domain/calendar/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  drawAmendment,
  moveFile,
  signAmendment,
  signWholeFile,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readZip } from '../../../testing/read-zip.ts';

const otherSiret = '35600000000048';

describe('what an amended contract says', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  let starts: string;
  const { now, today } = clockOfToday();
  const firstSiret = wholeFile()['siret'] ?? '';

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await signWholeFile(server, world, superuser);
    for (const move of ['lodge', 'accept'] as const)
      await moveFile(server, superuser, world.matchId, move, {
        day: today,
        number: '069202609NC1234',
      });
    starts = addDays(wholeFile()['contract_start'] ?? '', 10);
    await drawAmendment(server, world.company, world.matchId, { siret: otherSiret }, starts);
    await signAmendment(server, superuser, world.matchId, 'employer,candidate,centre');
  });

  afterAll(() => server.close());

  const of = () => ({ params: { matchId: world.matchId } });

  const exported = async (version?: 'first') => {
    const { body } = await server.call('GET /contract/file/{matchId}/export/', {
      as: superuser.token,
      ...of(),
      query: version ? { version } : {},
    });
    const value = (key: string) =>
      body.fields.find(({ erp_name: name }) => name.endsWith(key))?.value;
    return {
      amendment: body.amendment,
      since: body.since,
      siret: value('siret'),
      kind: value('typeContratApp'),
      changed: value('numeroContratPrecedent'),
    };
  };

  const sheet = async (version?: 'first') => {
    const { raw } = await server.call('GET /contract/file/{matchId}/sheet/', {
      as: superuser.token,
      ...of(),
      query: version ? { version } : {},
    });
    return (await extractText(new Uint8Array(raw), 9)).text.replaceAll(/\s+/g, ' ');
  };

  const version = async ({ token: as }: Person = world.candidate) =>
    (await server.call('GET /contract/file/{matchId}/progress/', { as, ...of() })).body.version;

  const board = async () => {
    const { body } = await server.call('GET /sessions/{id}/apprentices/', {
      as: superuser.token,
      params: { id: world.training.sessionId },
    });
    return body.rows[0]?.['siret_employeur'];
  };

  const file = async () =>
    (await server.call('GET /contract/file/{matchId}/', { as: superuser.token, ...of() })).body;

  /** As if the amendment took effect on that day. */
  const effective = (day: string) =>
    server.services.db.pool.query('update contract_amendments set effective_on = $1', [day]);

  test('is the first version until the amendment takes effect, which is said to come', async () => {
    expect(await version()).toEqual({
      amendment: null,
      since: null,
      differences: [],
      ahead: [{ amendment: 1, effective_on: starts }],
    });
    expect(await exported()).toMatchObject({ amendment: null, siret: firstSiret });
    expect(await board()).toBe(firstSiret);
    expect((await file()).in_force).toBeNull();
    expect(await sheet()).toContain('L’avenant n° 1 la changera le');
  });

  test('is told everywhere from its day on, to the candidate too, with the first one beside it', async () => {
    await effective(today);
    for (const who of [world.candidate, world.company, superuser])
      expect(await version(who)).toMatchObject({
        amendment: 1,
        since: today,
        differences: [{ key: 'siret', before: firstSiret, after: otherSiret }],
        ahead: [],
      });
    expect(await exported()).toEqual({
      amendment: 1,
      since: today,
      siret: otherSiret,
      kind: '36',
      changed: '069202609NC1234',
    });
    expect(await exported('first')).toMatchObject({ amendment: null, siret: firstSiret });
    expect(await sheet()).toContain('avec l’avenant n° 1');
    expect(await sheet('first')).toContain('Première version');
    expect(await board()).toBe(otherSiret);
    const { values, in_force: inForce } = await file();
    expect([values.siret, inForce?.siret]).toEqual([firstSiret, otherSiret]);
    expect(JSON.stringify(inForce)).not.toContain(wholeFile()['candidate_nir']);
  });

  test('goes to the OPCO with the amendment and what was signed of it', async () => {
    const { raw } = await server.call('GET /contract/file/{matchId}/bundle/', {
      as: superuser.token,
      ...of(),
    });
    const files = readZip(raw);
    const paths = [...files.keys()];
    expect(paths).toContain('avenant-1.pdf');
    expect(paths.filter((path) => path.startsWith('avenant-1-signe-'))).toEqual([
      `avenant-1-signe-employeur-candidat-centre-${today}.pdf`,
    ]);
    expect(paths.filter((path) => path.startsWith('contrat-signe-'))).toHaveLength(1);
    const readMe = String(files.get('LISEZ-MOI.txt'));
    expect(readMe).toContain('avec l’avenant n° 1');
    const data = paths.find((path) => path.endsWith('.csv')) ?? '';
    expect(String(files.get(data))).toContain(otherSiret);
  });

  test('nothing takes effect once the contract is broken', async () => {
    const start = wholeFile()['contract_start'] ?? '';
    await effective(addDays(start, 1));
    expect(await version()).toMatchObject({ ahead: [{ amendment: 1 }] });
    await server.call('POST /matches/{id}/breaking/', {
      as: superuser.token,
      params: { id: world.matchId },
      body: { broken_on: start, broken_by: 'both', reason: 'agreement' },
    });
    expect(await version()).toBeNull();
  });
});
