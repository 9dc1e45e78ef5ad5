import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { contract, type Contract, type ContractKey } from '@tandem/contract';
import { fillPath } from '@tandem/contract/fill-path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { answers, sheetFor } from '../testing/fixtures/candidate-payloads.ts';
import type { FileState } from '@tandem/domain/contracts/signing/file-state';
import {
  drawAmendment,
  enrolWithWholeFile,
  moveAmendment,
  moveFile,
  signAmendment,
  signOnPaper,
} from '../testing/fixtures/contracts/contract-signing.ts';
import { completeContractSheet } from '../testing/fixtures/contracts/contract-sheet.ts';
import { letPass, proposal, proposeMeeting } from '../testing/fixtures/meetings.ts';
import { momentIn } from '../testing/fixtures/moments.ts';
import { linkIn, mailsTo, tokenIn, type Message } from '../testing/product/mails.ts';
import { overhear, saidIn } from '../testing/overheard.ts';
import {
  startSigningServer,
  type TestSigningServer,
} from '../testing/outside-world/documenso-server.ts';
import { makePdfForm } from '../testing/pdf-form.ts';
import { makePdf } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { codeAt } from '../testing/fixtures/app-code.ts';
import { addPasskey } from '../testing/fixtures/made-authenticator.ts';
import { setUpApp } from '../testing/fixtures/second-factor.ts';
import { forumFor, someForum } from '../testing/fixtures/forums.ts';
import {
  activeNeed,
  companySheet,
  completeCompany,
  needFor,
  password,
  someCandidate,
  someCompany,
  someEmail,
  someManager,
  somePlacement,
  someSuperuser,
  unique,
  type Person,
  type Placement,
} from '../testing/fixtures/by-calls.ts';
import { machineScopeKeys } from '@tandem/domain/machines/scopes';
import type { MachineReadKey } from '../testing/fixtures/machine-keys.ts';
import { askToConfirm } from '../areas/confirmations/index.ts';
import { RecordReadings } from '../platform/audit-log/record-readings.ts';

/** What the audit log need not tell, and why. A new call stands here, or below with what is told of it. */
const silent: Record<string, ContractKey[]> = {
  'signing in and out': [
    'POST /token/',
    'POST /token/second-factor/',
    'POST /token/passkey/challenge/',
    'POST /token/passkey/',
    'GET /token/link/',
    'POST /token/link/request/',
    'POST /token/link/',
    'POST /token/refresh/',
    'POST /sign-out/',
    'GET /sign-ins/',
    'DELETE /sign-ins/{id}/',
    'POST /sign-ins/end-others/',
    'POST /sign-ins/confirm/',
    'POST /sign-ins/confirm/passkey/',
    'GET /second-factor/',
    'POST /second-factor/',
    'GET /passkeys/',
    'POST /passkeys/challenge/',
    'POST /password-reset-email/',
  ],
  'one’s own data, read by oneself': [
    'GET /user/',
    'GET /user/info/',
    'GET /applicant/info/',
    'GET /applicants/registration/',
    'GET /applicant_test/',
    'GET /contract/own-part/{matchId}/',
    'GET /company/info/',
    'GET /company/',
    'GET /offers/',
    'GET /notifications/',
    'GET /calendar-address/',
    'POST /calendar-address/',
    'DELETE /calendar-address/',
    'POST /notifications/read/',
    'POST /matches/{id}/messages/read/',
    'POST /matches/{id}/reading/',
    'POST /auto-fill/',
    'POST /applicants/registration/{applicantId}/auto-fill/',
    'GET /account-deletion/',
    'GET /follow-up/own/',
    'GET /chances/',
    'GET /need_chances/',
    'GET /chances/changes/',
    'GET /offers/{id}/chances/changes/',
    'GET /drafts/',
    'GET /drafts/{form}/',
    'PUT /drafts/{form}/',
    'DELETE /drafts/{form}/',
    'GET /match_marks/',
    'GET /kept_enrolments/',
    'GET /alerts/',
    'POST /alerts/devices/',
    'DELETE /alerts/devices/{id}/',
    'PUT /alerts/sms/',
    'GET /own_frame/',
    'GET /staff_frame/',
    'GET /statistics_frame/',
    'GET /views/',
    'POST /views/',
    'DELETE /views/{id}/',
    'GET /exports/',
    'DELETE /exports/{id}/',
  ],
  'what whoever holds a link reads of themself': [
    'GET /temp-applicants/{token}/',
    'GET /temp-companies/{token}/',
    'GET /company_test/{token}/',
    'GET /calendars/{token}/',
    'GET /messages/less/{token}/',
    'PUT /messages/less/{token}/',
    'POST /messages/less/{token}/one-click/',
    'GET /confirmations/{token}/',
  ],
  'read beside a match whose reading is told': [
    'GET /matches/{id}/history/',
    'GET /matches/{id}/meetings/',
    'GET /matches/{id}/shares/',
    'GET /meetings/{id}/entry/',
    'GET /contract/file/{matchId}/payments/',
  ],
  'how many wait, and what became of a need that the staff see with its company': [
    'GET /offers/{id}/waiting/',
    'GET /offers/{id}/moves/',
  ],
  'numbers and reference data, of nobody': [
    'GET /formations/',
    'POST /formations/',
    'GET /contract/figures/',
    'POST /contract/figures/',
    'DELETE /contract/figures/{id}/',
    'GET /contract/agreement-template/',
    'PUT /contract/agreement-template/',
    'DELETE /contract/agreement-template/',
    'POST /contract/agreement-template/preview/',
    'GET /contract/official-forms/{kind}/',
    'GET /contract/official-forms/{kind}/example/',
    'POST /signing-service/news/',
    'DELETE /formations/{id}/',
    'GET /sessions/',
    'GET /forums/',
    'POST /sessions/',
    'PUT /sessions/{id}/',
    'POST /sessions/{id}/move/',
    'GET /school_years/',
    'GET /sessions/{id}/closing/',
    'DELETE /sessions/{id}/',
    'GET /formationlink/',
    'GET /educational-level-choices/',
    'GET /choices/',
    'GET /company/sizes/',
    'GET /company/workforce/',
    'GET /sector/',
    'GET /skills/',
    'POST /skills/',
    'GET /skills/added/',
    'GET /communes/',
    'GET /applicant_test/metadata/',
    'GET /company_test/metadata/',
    'GET /formation-statistics/',
    'GET /formation-statistics/enrolments/',
    'GET /formation-statistics/refusals/',
    'GET /formation-statistics/report/',
    'GET /follow-up/stages/{side}/',
    'GET /formation-statistics/fairness/',
    'POST /launch_matching/',
    'GET /launch_matching/',
    'DELETE /launch_matching/',
    'GET /matching_settings/',
    'PUT /matching_settings/',
    'GET /matching_settings/learned/',
    'GET /follow-up/work/',
    'GET /follow-up/colleagues/',
    'GET /follow-up/settings/',
    'GET /privacy/',
    'GET /retention-runs/',
    'GET /retention-outlook/',
    'GET /clock/',
    'POST /clock/',
    'GET /webhooks/',
    'GET /webhooks/{id}/deliveries/',
    'GET /machine-keys/',
    'GET /centre_settings/',
    'PUT /centre_settings/',
    'GET /health/',
    'GET /health/live/',
    'GET /health/ready/',
  ],
  'lists on their way: the job tells of each whom it invites or withdraws': [
    'POST /imports/',
    'GET /imports/',
    'GET /imports/message/{kind}/',
    'GET /imports/{id}/',
    'POST /imports/{id}/candidates/',
    'POST /imports/{id}/companies/',
    'POST /imports/{id}/left-out/',
    'POST /imports/{id}/start/',
    'POST /imports/{id}/withdraw/',
  ],
  'whom a session hands on: the job tells of each': ['POST /sessions/{id}/closing/'],
  'who of a list of one’s own is there already': ['POST /imports/check/'],
  'a message that the sender writes': ['POST /contact/'],
  'messages to invented people, in the demo alone': ['GET /outbox/', 'GET /outbox/{id}/'],
};

const nir = '2 91 07 69 381 012 33';

type ToldKey = {
  [Key in ContractKey]: Contract[Key]['auditAction'] extends null ? never : Key;
}[ContractKey];

interface Scene {
  /** One line each: who, what, whose. */
  lines: string[];
  /** Calls whose answers are part of it, and which are told as they are. */
  parts?: ToldKey[];
  act: () => Promise<{ status: number }>;
}

describe('what the audit log tells of each call', () => {
  let server: TestServer;
  let signing: TestSigningServer;
  /** What is signed online. */
  let online: Placement;
  let heard: Set<string>;
  let logged = '';
  let world: Placement;
  let keptId = 0;
  let manager: Person;
  let resume: string;
  let linkId: number;
  let addedSkills: number[];
  let guardianToken: string;
  let signingToken: string;

  const idOf = async ({ email }: Person): Promise<number> => {
    const account = await server.services.db.read
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return account.id;
  };

  const newestTo = async (email: string): Promise<Message> =>
    (await mailsTo(server, email))[0] as Message;

  const tokenFor = async (email: string): Promise<string> => tokenIn(await newestTo(email));

  const invited = async (kind: 'applicant' | 'company'): Promise<string> => {
    const email = someEmail();
    const as = world.superuser.token;
    if (kind === 'applicant')
      await server.call('POST /temp-applicants/', {
        as,
        body: [{ first_name: 'Zoé', last_name: 'Martin', email, phone: null }],
      });
    else await server.call('POST /temp-companies/', { as, body: [{ name: 'Atelier', email }] });
    return tokenFor(email);
  };

  /** Somebody without an address. */
  const addUnreached = () =>
    server.call('POST /follow-up/people/', {
      as: manager.token,
      body: { side: 'applicant', first_name: 'Awa', last_name: unique('Sans '), phone: null },
    });

  const unreachedCandidate = async (): Promise<number> => {
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select id from applicants where account_id = $1',
      [(await addUnreached()).body.account_id],
    );
    return rows[0]?.id ?? 0;
  };

  const askGuardian = () =>
    server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: manager.token,
      params: { matchId: world.matchId, party: 'guardian' },
      body: { way: 'link' },
    });

  /** The token of a link by which the candidate of another match is asked to sign. */
  /** A file that can be signed, of people whom nothing else has happened to. */
  const fileToSign = async (): Promise<Placement> => {
    const placement = await somePlacement(server, world.superuser);
    await enrolWithWholeFile(server, placement);
    await moveFile(server, placement.company, placement.matchId, 'complete');
    return placement;
  };

  const askToSign = async (): Promise<string> => {
    const { company, matchId } = await fileToSign();
    const { body } = await server.call('POST /contract/file/{matchId}/parts/{party}/', {
      as: company.token,
      params: { matchId, party: 'candidate_signature' },
      body: { way: 'link' },
    });
    return body.link?.split('/').at(-1) ?? '';
  };

  const companyIdOf = async (person: Person): Promise<number> =>
    (await server.call('GET /company/', { as: person.token })).body.id;

  const move = (who: 'company' | 'candidate', action: number) =>
    server.call('POST /matches/{id}/', {
      as: world[who].token,
      params: { id: world.matchId },
      body: { action },
    });

  const moveByStaff = (action: number) =>
    server.call('POST /matches/{id}/', {
      as: world.superuser.token,
      params: { id: world.matchId },
      body: { action },
    });

  beforeAll(async () => {
    const logTo = new Writable({
      write: (line: Buffer, _, done) => {
        logged += line.toString();
        done();
      },
    });
    signing = await startSigningServer();
    const { url: ESIGN_URL, key: ESIGN_KEY } = signing;
    server = await startTestServer({ LOG_LEVEL: 'trace', ESIGN_URL, ESIGN_KEY }, { logTo });
    heard = overhear(server);
    world = await somePlacement(server, await someSuperuser(server));
    manager = await someManager(server, world.superuser);
    const sheet = await server.call('GET /applicants/registration/', { as: world.candidate.token });
    resume = sheet.body.resume?.split('/').at(-1) ?? '';
    const as = world.candidate.token;
    addedSkills = [];
    for (const name of ['Taille ', 'Greffe ', 'Semis '].map(unique)) {
      const { body } = await server.call('POST /skills/', { as, body: { name } });
      addedSkills.push(body.id);
    }
    const body = { ...sheetFor(world.training), skills: addedSkills };
    await server.call('PUT /applicants/registration/', { as, body, files: {} });
  });

  afterAll(async () => {
    await server.close();
    await signing.close();
  });

  const root = () => world.superuser.token;

  const orderMatches = () =>
    server.call('POST /exports/matches/', {
      as: manager.token,
      body: { key: randomUUID(), query: {}, columns: [], format: 'xlsx' },
    });

  /** A candidate and a company whom nothing else has happened to. */
  let fair: Placement;
  const inForum = () => ({ as: manager.token, params: { id: 1 } });

  const inMatch = () => ({ as: manager.token, params: { id: world.matchId } });

  const shared = () => server.call('POST /matches/{id}/shares/', inMatch());

  const sharedToken = async (): Promise<string> =>
    (await shared()).body.link.split('/').at(-1) ?? '';

  const noted = async (as: string) =>
    server.call('POST /notes/', {
      as,
      body: { account_id: await idOf(world.candidate), kind: 'call', text: 'Rappeler lundi' },
    });

  const corrected = (email: string) => ({
    first_name: 'Zoé',
    last_name: "D'Arc",
    email,
    phone: '06 12 34 56 78',
  });

  const fileStandsAt = (state: FileState) =>
    server.services.db.pool.query('update contract_sheets set state = $1', [state]);

  const closedNeed = async () => {
    const need = await server.call('POST /offers/', {
      as: world.company.token,
      body: needFor(world.training),
    });
    return server.call('POST /offers/{id}/closing/', {
      as: root(),
      params: { id: need.body.id },
      body: { state: 'withdrawn', reason: 'no_longer_hiring' },
    });
  };

  const withApp = async (): Promise<Person> => {
    const person = await someCandidate(server, world.superuser);
    await setUpApp(server, person);
    return person;
  };

  const makeKey = () =>
    server.call('POST /machine-keys/', {
      as: root(),
      body: { name: 'Tableau de bord', scopes: [...machineScopeKeys] },
    });
  const makeWebhook = () =>
    server.call('POST /webhooks/', {
      as: root(),
      body: { url: 'https://exemple.fr/annonces', kinds: ['match.status'] },
    });
  const readByKey = async (key: MachineReadKey) =>
    server.call(key, { as: (await makeKey()).body.key });

  const scenes: Record<ToldKey, Scene> = {
    'POST /machine-keys/': {
      lines: ['superuser make_machine_key superuser'],
      act: makeKey,
    },
    'DELETE /machine-keys/{id}/': {
      lines: ['superuser revoke_machine_key superuser'],
      act: async () =>
        server.call('DELETE /machine-keys/{id}/', {
          as: root(),
          params: { id: (await makeKey()).body.id },
        }),
    },
    'POST /webhooks/': {
      lines: ['superuser make_webhook superuser'],
      act: makeWebhook,
    },
    'DELETE /webhooks/{id}/': {
      lines: ['superuser delete_webhook superuser'],
      act: async () =>
        server.call('DELETE /webhooks/{id}/', {
          as: root(),
          params: { id: (await makeWebhook()).body.id },
        }),
    },
    'POST /webhooks/{id}/resuming/': {
      lines: ['superuser resume_webhook superuser'],
      act: async () =>
        server.call('POST /webhooks/{id}/resuming/', {
          as: root(),
          params: { id: (await makeWebhook()).body.id },
        }),
    },
    'POST /webhook-deliveries/{id}/again/': {
      lines: ['superuser send_webhook_again superuser'],
      act: async () => {
        const { rows } = await server.services.db.pool.query<{ id: number }>(
          `insert into webhook_deliveries (webhook_id, kind, record, happened_at)
           values ($1, 'match.status', 1, now()) returning id`,
          [(await makeWebhook()).body.id],
        );
        return server.call('POST /webhook-deliveries/{id}/again/', {
          as: root(),
          params: { id: Number(rows[0]?.id) },
        });
      },
    },
    'GET /v1/candidates/': {
      lines: ['machine see_list candidates'],
      act: () => readByKey('GET /v1/candidates/'),
    },
    'GET /v1/needs/': {
      lines: ['machine see_list needs'],
      act: () => readByKey('GET /v1/needs/'),
    },
    'GET /v1/matches/': {
      lines: ['machine see_list matches'],
      act: () => readByKey('GET /v1/matches/'),
    },
    'GET /v1/contracts/': {
      lines: ['machine see_list contract_files'],
      act: () => readByKey('GET /v1/contracts/'),
    },
    'GET /v1/statistics/': {
      lines: ['machine see_list statistics 1'],
      act: () => readByKey('GET /v1/statistics/'),
    },
    'PUT /skills/added/{id}/': {
      lines: ['staff change_skills applicant'],
      act: () =>
        server.call('PUT /skills/added/{id}/', {
          as: manager.token,
          params: { id: addedSkills[0] ?? 0 },
          body: { name: unique('Savoir repris ') },
        }),
    },
    'POST /skills/added/{id}/merge/': {
      lines: ['staff change_skills applicant'],
      act: () =>
        server.call('POST /skills/added/{id}/merge/', {
          as: manager.token,
          params: { id: addedSkills[1] ?? 0 },
          body: { into: 1 },
        }),
    },
    'DELETE /skills/added/{id}/': {
      lines: ['staff change_skills applicant'],
      act: () =>
        server.call('DELETE /skills/added/{id}/', {
          as: manager.token,
          params: { id: addedSkills[2] ?? 0 },
        }),
    },
    'GET /applicants/registration/{applicantId}/': {
      lines: ['staff see_candidate applicant'],
      act: () =>
        server.call('GET /applicants/registration/{applicantId}/', {
          as: manager.token,
          params: { applicantId: world.candidate.id },
        }),
    },
    'GET /applicants/registration/{applicantId}/correction/': {
      lines: ['staff see_candidate applicant'],
      act: () =>
        server.call('GET /applicants/registration/{applicantId}/correction/', {
          as: manager.token,
          params: { applicantId: world.candidate.id },
        }),
    },
    'PUT /applicants/registration/{applicantId}/correction/': {
      lines: ['staff fill_candidate applicant'],
      act: () =>
        server.call('PUT /applicants/registration/{applicantId}/correction/', {
          as: manager.token,
          params: { applicantId: world.candidate.id },
          body: { ...sheetFor(world.training), diploma: 'Baccalauréat professionnel' },
          files: {},
        }),
    },
    'GET /download/{filename}/': {
      lines: ['company download_resume applicant'],
      act: () =>
        server.call('GET /download/{filename}/', {
          as: world.company.token,
          params: { filename: resume },
        }),
    },
    'GET /companies/{companyId}/correction/': {
      lines: ['staff see_company company'],
      act: async () =>
        server.call('GET /companies/{companyId}/correction/', {
          as: manager.token,
          params: { companyId: await companyIdOf(world.company) },
        }),
    },
    'PUT /companies/{companyId}/correction/': {
      lines: ['staff fill_company company'],
      act: async () =>
        server.call('PUT /companies/{companyId}/correction/', {
          as: manager.token,
          params: { companyId: await companyIdOf(world.company) },
          body: { ...companySheet(), contact_role: 'Gérante' },
        }),
    },
    'GET /company/{id}/offers/': {
      lines: ['staff see_company company'],
      act: async () =>
        server.call('GET /company/{id}/offers/', {
          as: manager.token,
          params: { id: await companyIdOf(world.company) },
        }),
    },
    'GET /applicant/': {
      lines: ['staff see_list candidates 1'],
      act: () => server.call('GET /applicant/', { as: manager.token }),
    },
    'GET /imports/{id}/rows/': {
      lines: ['staff see_list candidates 0'],
      act: async () => {
        const begun = await server.call('POST /imports/', {
          as: manager.token,
          body: { kind: 'candidates', key: randomUUID(), file_name: 'liste.csv', sending: 'none' },
        });
        return server.call('GET /imports/{id}/rows/', {
          as: manager.token,
          params: { id: begun.body.id },
        });
      },
    },
    'GET /temp-applicants/': {
      lines: ['staff see_list candidates 0'],
      act: () => server.call('GET /temp-applicants/', { as: manager.token }),
    },
    'GET /companies/': {
      lines: ['staff see_list companies 1'],
      act: () => server.call('GET /companies/', { as: manager.token }),
    },
    'GET /matches/': {
      lines: ['company see_list matches 1'],
      act: () => server.call('GET /matches/', { as: world.company.token }),
    },
    'GET /match_cards/': {
      lines: ['company see_list matches 1'],
      act: () => server.call('GET /match_cards/', { as: world.company.token }),
    },
    'GET /match_cards/groups/{by}/{id}/': {
      lines: ['staff see_list matches 1'],
      act: () =>
        server.call('GET /match_cards/groups/{by}/{id}/', {
          as: manager.token,
          params: { by: 'applicant', id: world.candidate.id },
        }),
    },
    'GET /match_applicants/': {
      lines: ['staff see_list matches 1'],
      act: () => server.call('GET /match_applicants/', { as: manager.token }),
    },
    'GET /match_applicants/groups/': {
      lines: ['staff see_list matches 1'],
      act: () =>
        server.call('GET /match_applicants/groups/', {
          as: manager.token,
          query: { by: 'applicant' },
        }),
    },
    'GET /match_applicants/groups/{by}/{id}/': {
      lines: ['staff see_list matches 1'],
      act: () =>
        server.call('GET /match_applicants/groups/{by}/{id}/', {
          as: manager.token,
          params: { by: 'applicant', id: world.candidate.id },
        }),
    },
    'GET /sessions/{id}/closing/candidates/': {
      lines: ['superuser see_list candidates 1'],
      act: () =>
        server.call('GET /sessions/{id}/closing/candidates/', {
          as: root(),
          params: { id: world.training.sessionId },
        }),
    },
    'GET /sessions/{id}/closing/needs/': {
      lines: ['superuser see_list companies 1'],
      act: () =>
        server.call('GET /sessions/{id}/closing/needs/', {
          as: root(),
          params: { id: world.training.sessionId },
        }),
    },
    'POST /confirmations/{token}/': {
      lines: ['visitor confirm_record applicant'],
      act: async () => {
        const token = await server.services.db.transaction((tx) =>
          askToConfirm(tx, [{ candidateId: world.candidate.id }], new Date()),
        );
        return server.call('POST /confirmations/{token}/', {
          params: { token },
          body: { answer: 'yes' },
        });
      },
    },
    'GET /formation-statistics/candidates/': {
      lines: ['staff see_list candidates 1'],
      act: () => server.call('GET /formation-statistics/candidates/', { as: manager.token }),
    },
    'GET /follow-up/waits/': {
      lines: ['staff see_list candidates 1'],
      act: () =>
        server.call('GET /follow-up/waits/', { as: manager.token, query: { everyone: true } }),
    },
    'GET /follow-up/standings/{side}/': {
      lines: ['staff see_list candidates 1'],
      act: () =>
        server.call('GET /follow-up/standings/{side}/', {
          as: manager.token,
          params: { side: 'applicant' },
        }),
    },
    'GET /follow-up/outgoing/': {
      lines: ['staff see_list candidates 2'],
      act: () => server.call('GET /follow-up/outgoing/', { as: manager.token }),
    },
    'POST /follow-up/reminders/': {
      lines: ['staff remind_wait company'],
      act: async () => {
        const account_id = await idOf(world.company);
        return server.call('POST /follow-up/reminders/', {
          as: manager.token,
          body: { waits: [{ kind: 'answer_candidate', account_id, subject_id: account_id }] },
        });
      },
    },
    'PUT /follow-up/holds/': {
      lines: ['staff change_follow_up applicant'],
      act: async () =>
        server.call('PUT /follow-up/holds/', {
          as: manager.token,
          body: { account_id: await idOf(world.candidate), kind: null, held: true },
        }),
    },
    'GET /lists/needs/': {
      lines: ['staff see_list needs 1'],
      act: () => server.call('GET /lists/needs/', { as: manager.token }),
    },
    'GET /lists/contract_files/': {
      lines: ['staff see_list contract_files 0'],
      act: () => server.call('GET /lists/contract_files/', { as: manager.token }),
    },
    'POST /exports/journal/': {
      lines: ['superuser see_list journal'],
      act: () =>
        server.call('POST /exports/journal/', {
          as: root(),
          body: { key: randomUUID(), query: {}, columns: [], format: 'csv' },
        }),
    },
    'POST /exports/matches/': {
      lines: ['staff see_list matches 1'],
      act: () => orderMatches(),
    },
    'GET /exports/{id}/file/': {
      lines: ['staff export_list matches 1', 'staff export_list applicant matches'],
      act: async () => {
        const { id } = (await orderMatches()).body;
        await waitFor('the file is ready', async () => {
          const { body } = await server.call('GET /exports/', { as: manager.token });
          return body.items.some((one) => one.id === id && one.state === 'done');
        });
        return server.call('GET /exports/{id}/file/', { as: manager.token, params: { id } });
      },
    },
    'GET /lists/matches/': {
      lines: ['staff see_list matches 1'],
      act: () => server.call('GET /lists/matches/', { as: manager.token }),
    },
    'GET /lists/matches/map/': {
      lines: ['staff see_list candidates 1'],
      act: () => server.call('GET /lists/matches/map/', { as: manager.token, query: {} }),
    },
    'GET /lists/meetings/': {
      lines: ['staff see_list meetings 0'],
      act: () => server.call('GET /lists/meetings/', { as: manager.token }),
    },
    'GET /lists/map/': {
      lines: ['staff see_list candidates 1'],
      act: () => server.call('GET /lists/map/', { as: manager.token, query: {} }),
    },
    'GET /search/near/{side}/': {
      lines: ['staff see_list companies 1'],
      act: () =>
        server.call('GET /search/near/{side}/', {
          as: manager.token,
          params: { side: 'company' },
          query: { place: 'Lyon', km: 30 },
        }),
    },
    'GET /search/': {
      lines: ['staff see_list candidates', 'staff see_list companies'],
      act: () => server.call('GET /search/', { as: manager.token, query: { q: 'exemple' } }),
    },
    'GET /follow-up/people/{id}/': {
      lines: ['staff see_person applicant'],
      act: async () =>
        server.call('GET /follow-up/people/{id}/', {
          as: manager.token,
          params: { id: await idOf(world.candidate) },
        }),
    },
    'PUT /follow-up/people/{id}/': {
      lines: ['staff correct_person applicant'],
      act: async () =>
        server.call('PUT /follow-up/people/{id}/', {
          as: manager.token,
          params: { id: await idOf(world.candidate) },
          body: corrected(world.candidate.email),
        }),
    },
    'POST /follow-up/people/': {
      lines: ['staff add_person applicant'],
      act: addUnreached,
    },
    'POST /follow-up/people/{id}/told/': {
      lines: ['staff tell_person applicant'],
      act: async () => {
        const { account_id: id } = (await addUnreached()).body;
        const { rows } = await server.services.db.pool.query<{ id: number }>(
          `insert into calls (account_id, subject, text, about, created_at)
           values ($1, 'Rencontre', 'Mardi', '{}', now()) returning id`,
          [id],
        );
        const params = { id };
        const calls = rows.map((row) => row.id);
        return server.call('POST /follow-up/people/{id}/told/', {
          as: manager.token,
          params,
          body: { calls },
        });
      },
    },
    'GET /applicants/registration/{applicantId}/test/': {
      lines: ['staff see_candidate applicant'],
      act: async () =>
        server.call('GET /applicants/registration/{applicantId}/test/', {
          as: manager.token,
          params: { applicantId: await unreachedCandidate() },
        }),
    },
    'PUT /applicants/registration/{applicantId}/test/': {
      lines: ['staff fill_test applicant'],
      act: async () =>
        server.call('PUT /applicants/registration/{applicantId}/test/', {
          as: manager.token,
          params: { applicantId: await unreachedCandidate() },
          body: answers(),
        }),
    },
    'POST /follow-up/people/{id}/working-address/': {
      lines: ['staff trust_address applicant'],
      act: async () =>
        server.call('POST /follow-up/people/{id}/working-address/', {
          as: manager.token,
          params: { id: await idOf(world.candidate) },
        }),
    },
    'POST /address-changes/{token}/': {
      lines: ['visitor confirm_address applicant'],
      act: async () => {
        // Of somebody whom no other call is asked for: it ends what is open on the account.
        const person = await someCandidate(server, world.superuser);
        const email = someEmail();
        await server.call('PUT /follow-up/people/{id}/', {
          as: root(),
          params: { id: await idOf(person) },
          body: corrected(email),
        });
        const params = { token: await tokenFor(email) };
        return server.call('POST /address-changes/{token}/', { params });
      },
    },
    'POST /address-changes/{token}/objection/': {
      lines: ['visitor refuse_address applicant'],
      act: async () => {
        const person = await someCandidate(server, world.superuser);
        await server.call('PUT /follow-up/people/{id}/', {
          as: manager.token,
          params: { id: await idOf(person) },
          body: corrected(someEmail()),
        });
        const params = { token: await tokenFor(person.email) };
        return server.call('POST /address-changes/{token}/objection/', { params });
      },
    },
    'POST /follow-up/people/{id}/new-address/': {
      lines: ['superuser hasten_address applicant'],
      act: async () => {
        const id = await idOf(await someCandidate(server, world.superuser));
        await server.call('PUT /follow-up/people/{id}/', {
          as: manager.token,
          params: { id },
          body: corrected(someEmail()),
        });
        return server.call('POST /follow-up/people/{id}/new-address/', {
          as: root(),
          params: { id },
        });
      },
    },
    'PUT /follow-up/referents/': {
      lines: ['staff change_follow_up applicant'],
      act: async () =>
        server.call('PUT /follow-up/referents/', {
          as: manager.token,
          body: { account_ids: [await idOf(world.candidate)], referent_id: await idOf(manager) },
        }),
    },
    'PUT /follow-up/sources/': {
      lines: ['staff change_follow_up applicant'],
      act: async () =>
        server.call('PUT /follow-up/sources/', {
          as: manager.token,
          body: { account_ids: [await idOf(world.candidate)], source: 'Salon de Lyon' },
        }),
    },
    'PUT /follow-up/tags/': {
      lines: ['staff change_follow_up applicant'],
      act: async () =>
        server.call('PUT /follow-up/tags/', {
          as: manager.token,
          body: { account_ids: [await idOf(world.candidate)], add: ['Forum'], remove: [] },
        }),
    },
    'POST /follow-up/hand-over/': {
      lines: ['superuser change_follow_up applicant'],
      act: async () => {
        const referent_id = await idOf(manager);
        await server.call('PUT /follow-up/referents/', {
          as: root(),
          body: { account_ids: [await idOf(world.candidate)], referent_id },
        });
        return server.call('POST /follow-up/hand-over/', {
          as: root(),
          body: { from_id: referent_id, to_id: await idOf(world.superuser) },
        });
      },
    },
    'GET /notes/': {
      lines: ['staff see_list notes 0'],
      act: () => server.call('GET /notes/', { as: manager.token, query: { q: 'introuvable' } }),
    },
    'POST /notes/': {
      lines: ['staff write_note applicant'],
      act: () => noted(manager.token),
    },
    'PUT /notes/{id}/': {
      lines: ['staff write_note applicant'],
      act: async () => {
        const { body } = await noted(root());
        return server.call('PUT /notes/{id}/', {
          as: manager.token,
          params: { id: body.id },
          body: { kind: 'call', text: 'Rappelée', done: true },
        });
      },
    },
    'DELETE /notes/{id}/': {
      lines: ['staff delete_note applicant'],
      act: async () => {
        const { body } = await noted(root());
        return server.call('DELETE /notes/{id}/', {
          as: manager.token,
          params: { id: body.id },
        });
      },
    },
    'GET /staff/': {
      lines: ['superuser see_list managers 1'],
      act: () => server.call('GET /staff/', { as: root() }),
    },
    'GET /journal/': {
      lines: ['superuser see_list journal'],
      act: () => server.call('GET /journal/', { as: root() }),
    },
    'POST /journal/exports/': {
      lines: ['staff export_list candidates 1', 'staff export_list applicant candidates'],
      act: () =>
        server.call('POST /journal/exports/', {
          as: manager.token,
          body: { list: 'candidates', ids: [world.candidate.id] },
        }),
    },
    'GET /matches/{id}/': {
      lines: ['staff see_match applicant'],
      act: () => server.call('GET /matches/{id}/', inMatch()),
    },
    'GET /matches/{id}/explanation/': {
      lines: ['staff see_match applicant'],
      act: () => server.call('GET /matches/{id}/explanation/', inMatch()),
    },
    'GET /assignment/': {
      lines: ['staff see_list matches 1'],
      act: () =>
        server.call('GET /assignment/', {
          as: manager.token,
          query: { formation: world.training.programmeId, session: world.training.sessionId },
        }),
    },
    'POST /assignment/notify/': {
      lines: ['staff suggest_match applicant', 'staff suggest_match company'],
      act: () =>
        server.call('POST /assignment/notify/', {
          as: manager.token,
          body: { matches: [world.matchId] },
        }),
    },
    'GET /near_pairs/applicant/{id}/': {
      lines: ['staff see_list matches 0'],
      act: () =>
        server.call('GET /near_pairs/applicant/{id}/', {
          as: manager.token,
          params: { id: world.candidate.id },
        }),
    },
    'GET /near_pairs/offer/{id}/': {
      lines: ['staff see_list matches 0'],
      act: () =>
        server.call('GET /near_pairs/offer/{id}/', {
          as: manager.token,
          params: { id: world.need.id },
        }),
    },
    'GET /near_pairs/applicant/{id}/changes/': {
      lines: ['staff see_candidate applicant'],
      act: () =>
        server.call('GET /near_pairs/applicant/{id}/changes/', {
          as: manager.token,
          params: { id: world.candidate.id },
        }),
    },
    'GET /near_pairs/offer/{id}/changes/': {
      lines: ['staff see_company company'],
      act: () =>
        server.call('GET /near_pairs/offer/{id}/changes/', {
          as: manager.token,
          params: { id: world.need.id },
        }),
    },
    'POST /near_pairs/': {
      lines: ['staff propose_match applicant', 'staff propose_match company'],
      act: async () => {
        const changes = { contract_type: 'professionnalisation' as const };
        const { id } = await activeNeed(server, world.company, world.training, changes);
        return server.call('POST /near_pairs/', {
          as: manager.token,
          body: { applicant: world.candidate.id, offer: id },
        });
      },
    },
    'PUT /matches/{id}/mark/': {
      lines: ['company mark_match applicant', 'company mark_match company'],
      act: () =>
        server.call('PUT /matches/{id}/mark/', {
          as: world.company.token,
          params: { id: world.matchId },
          body: { shortlisted: true },
        }),
    },
    'POST /matches/{id}/shares/': {
      lines: ['staff share_candidate applicant', 'staff share_candidate company'],
      act: shared,
    },
    'DELETE /matches/{id}/shares/{shareId}/': {
      lines: ['staff share_candidate applicant', 'staff share_candidate company'],
      act: async () => {
        const { body } = await server.call('GET /matches/{id}/shares/', inMatch());
        const shareId = body.shares.find((one) => one.is_open)?.id ?? 0;
        return server.call('DELETE /matches/{id}/shares/{shareId}/', {
          as: manager.token,
          params: { id: world.matchId, shareId },
        });
      },
    },
    'GET /shares/{token}/': {
      lines: ['visitor see_shared applicant'],
      act: async () =>
        server.call('GET /shares/{token}/', { params: { token: await sharedToken() } }),
    },
    'GET /shares/{token}/resume/': {
      lines: ['visitor see_shared applicant'],
      act: async () =>
        server.call('GET /shares/{token}/resume/', { params: { token: await sharedToken() } }),
    },
    'PUT /matches/{id}/interest/': {
      lines: ['applicant show_interest applicant'],
      act: () =>
        server.call('PUT /matches/{id}/interest/', {
          as: world.candidate.token,
          params: { id: world.matchId },
        }),
    },
    'DELETE /matches/{id}/interest/': {
      lines: ['applicant show_interest applicant'],
      act: () =>
        server.call('DELETE /matches/{id}/interest/', {
          as: world.candidate.token,
          params: { id: world.matchId },
        }),
    },
    'POST /matches/{id}/withdraw/': {
      lines: ['applicant withdraw_match applicant', 'applicant withdraw_match company'],
      act: async () => {
        await moveByStaff(3);
        return server.call('POST /matches/{id}/withdraw/', {
          as: world.candidate.token,
          params: { id: world.matchId },
          body: { reason: 'project' },
        });
      },
    },
    'POST /matches/{id}/undo/': {
      lines: ['company undo_move applicant', 'company undo_move company'],
      act: async () => {
        await moveByStaff(0);
        const { body } = await move('company', 2);
        return server.call('POST /matches/{id}/undo/', {
          as: world.company.token,
          params: { id: world.matchId },
          body: { move: body.undo?.move ?? 0 },
        });
      },
    },
    'POST /matches/{id}/': {
      lines: ['company move_match applicant', 'company move_match company'],
      act: () => move('company', 1),
    },
    'POST /contract/note/{matchId}/': {
      lines: ['company save_contract_sheet applicant', 'company save_contract_sheet company'],
      act: async () => {
        await move('candidate', 3);
        return server.call('POST /contract/note/{matchId}/', {
          as: world.company.token,
          params: { matchId: world.matchId },
          body: { ...completeContractSheet(), supervisor_nir: nir },
        });
      },
    },
    'POST /matches/{id}/breaking/': {
      lines: ['company break_enrolment applicant', 'company break_enrolment company'],
      act: () =>
        server.call('POST /matches/{id}/breaking/', {
          as: world.company.token,
          params: { id: world.matchId },
          body: {
            broken_on: '2026-09-01',
            broken_by: 'both',
            reason: 'never_began',
            comment: '',
            note: '',
          },
        }),
    },
    'POST /matches/{id}/restoring/': {
      lines: ['staff restore_enrolment applicant', 'staff restore_enrolment company'],
      act: () =>
        server.call('POST /matches/{id}/restoring/', {
          as: manager.token,
          params: { id: world.matchId },
          body: { note: '' },
        }),
    },
    'POST /kept_enrolments/{id}/breaking/': {
      lines: ['staff break_enrolment applicant'],
      act: async () => {
        const { rows } = await server.services.db.pool.query<{ id: number }>(
          'insert into kept_enrolments (applicant_id) values ($1) returning id',
          [world.candidate.id],
        );
        keptId = rows[0]?.id ?? 0;
        return server.call('POST /kept_enrolments/{id}/breaking/', {
          as: manager.token,
          params: { id: keptId },
          body: {
            broken_on: '2026-09-01',
            broken_by: 'both',
            reason: 'never_began',
            comment: '',
            note: '',
          },
        });
      },
    },
    'POST /kept_enrolments/{id}/restoring/': {
      lines: ['staff restore_enrolment applicant'],
      act: () =>
        server.call('POST /kept_enrolments/{id}/restoring/', {
          as: manager.token,
          params: { id: keptId },
          body: { note: '' },
        }),
    },
    'POST /matches/{id}/messages/': {
      lines: ['company write_message applicant', 'company write_message company'],
      act: () =>
        server.call('POST /matches/{id}/messages/', {
          as: world.company.token,
          params: { id: world.matchId },
          body: { text: 'Bonjour' },
        }),
    },
    'GET /matches/{id}/messages/': {
      lines: ['staff see_messages applicant'],
      act: () => server.call('GET /matches/{id}/messages/', inMatch()),
    },
    'GET /match_frame/{id}/': {
      lines: [
        'staff see_match applicant',
        'staff see_match applicant',
        'staff see_messages applicant',
      ],
      parts: ['GET /matches/{id}/messages/'],
      act: () => server.call('GET /match_frame/{id}/', { ...inMatch(), query: { opened: 'true' } }),
    },
    'POST /matches/{id}/messages/report/': {
      lines: ['applicant report_message applicant', 'applicant report_message company'],
      act: () =>
        server.call('POST /matches/{id}/messages/report/', {
          as: world.candidate.token,
          params: { id: world.matchId },
          body: { message: 1, reason: 'Hors de propos' },
        }),
    },
    'POST /matches/{id}/meetings/': {
      lines: ['company plan_meeting applicant', 'company plan_meeting company'],
      act: () =>
        server.call('POST /matches/{id}/meetings/', {
          as: world.company.token,
          params: { id: world.matchId },
          body: proposal([momentIn(3)]),
        }),
    },
    'POST /meetings/{id}/propose/': {
      lines: ['applicant plan_meeting applicant', 'applicant plan_meeting company'],
      act: () =>
        server.call('POST /meetings/{id}/propose/', {
          as: world.candidate.token,
          params: { id: 1 },
          body: { moments: [momentIn(4)] },
        }),
    },
    'POST /meetings/{id}/take/': {
      lines: ['staff plan_meeting applicant', 'staff plan_meeting company'],
      act: () =>
        server.call('POST /meetings/{id}/take/', {
          as: manager.token,
          params: { id: 1 },
          body: { moment: momentIn(4) },
        }),
    },
    'GET /meetings/': {
      lines: ['company see_list meetings 1'],
      act: () => server.call('GET /meetings/', { as: world.company.token }),
    },
    'POST /meetings/{id}/cancel/': {
      lines: ['company plan_meeting applicant', 'company plan_meeting company'],
      act: () =>
        server.call('POST /meetings/{id}/cancel/', {
          as: world.company.token,
          params: { id: 1 },
          body: { reason: '' },
        }),
    },
    'POST /meetings/{id}/outcome/': {
      lines: ['company plan_meeting applicant', 'company plan_meeting company'],
      act: async () => {
        const { id } = await proposeMeeting(server, world);
        await server.call('POST /meetings/{id}/take/', {
          as: world.candidate.token,
          params: { id },
          body: { moment: momentIn(3) },
        });
        await letPass(server, id);
        return server.call('POST /meetings/{id}/outcome/', {
          as: world.company.token,
          params: { id },
          body: { outcome: 'held' },
        });
      },
    },
    'POST /forums/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: async () => {
        fair = await somePlacement(server, world.superuser);
        return server.call('POST /forums/', {
          as: manager.token,
          body: forumFor(fair.training),
        });
      },
    },
    'GET /forums/{id}/': {
      lines: ['staff see_list candidates 1'],
      act: () => server.call('GET /forums/{id}/', { as: manager.token, params: { id: 1 } }),
    },
    'PUT /forums/{id}/guests/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: async () => {
        const { body } = await server.call('GET /forums/{id}/', {
          as: manager.token,
          params: { id: 1 },
        });
        return server.call('PUT /forums/{id}/guests/', {
          as: manager.token,
          params: { id: 1 },
          body: {
            applicants: body.applicants.map(({ id }) => id),
            offers: body.offers.map(({ id }) => id),
          },
        });
      },
    },
    'POST /forums/{id}/filling/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: () => server.call('POST /forums/{id}/filling/', inForum()),
    },
    'PUT /forums/{id}/meetings/{meeting}/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: () =>
        server.call('PUT /forums/{id}/meetings/{meeting}/', {
          as: manager.token,
          params: { id: 1, meeting: 1 },
          body: { slot: 3 },
        }),
    },
    'POST /forums/{id}/publication/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: () => server.call('POST /forums/{id}/publication/', inForum()),
    },
    'POST /forums/{id}/companies/{company}/removal/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: () =>
        server.call('POST /forums/{id}/companies/{company}/removal/', {
          as: manager.token,
          params: { id: 1, company: fair.need.company?.id ?? 0 },
          body: { reason: '' },
        }),
    },
    'POST /forums/{id}/cancellation/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: () =>
        server.call('POST /forums/{id}/cancellation/', { ...inForum(), body: { reason: '' } }),
    },
    'DELETE /forums/{id}/meetings/{meeting}/': {
      lines: ['staff plan_forum applicant', 'staff plan_forum company'],
      act: async () => {
        const { id } = await someForum(server, fair);
        const { body } = await server.call('POST /forums/{id}/filling/', {
          as: manager.token,
          params: { id },
        });
        return server.call('DELETE /forums/{id}/meetings/{meeting}/', {
          as: manager.token,
          params: { id, meeting: body.meetings[0]?.id ?? 0 },
        });
      },
    },
    'GET /contract/file/{matchId}/': {
      lines: ['staff see_contract_sheet applicant', 'staff see_contract_sheet company'],
      act: () =>
        server.call('GET /contract/file/{matchId}/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'GET /contract/file/{matchId}/export/': {
      lines: ['staff export_contract_file applicant', 'staff export_contract_file company'],
      act: () =>
        server.call('GET /contract/file/{matchId}/export/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'PUT /contract/file/{matchId}/': {
      lines: ['staff save_contract_sheet applicant', 'staff save_contract_sheet company'],
      act: () =>
        server.call('PUT /contract/file/{matchId}/', {
          as: manager.token,
          params: { matchId: world.matchId },
          body: { changes: [{ key: 'idcc', value: '1486', seen: '' }] },
        }),
    },
    'PUT /contract/file/{matchId}/candidate-nir/': {
      lines: ['staff save_contract_sheet applicant', 'staff save_contract_sheet company'],
      act: async () => {
        await server.call('PUT /contract/file/{matchId}/', {
          as: manager.token,
          params: { matchId: world.matchId },
          body: {
            changes: [
              { key: 'candidate_birth_department', value: '099', seen: '' },
              { key: 'candidate_nir_awaited', value: 'oui', seen: '' },
            ],
          },
        });
        return server.call('PUT /contract/file/{matchId}/candidate-nir/', {
          as: manager.token,
          params: { matchId: world.matchId },
          body: { nir: '1800599123001', reason: 'Vu' },
        });
      },
    },
    'GET /contract/file/{matchId}/parts/': {
      lines: ['staff see_contract_sheet applicant', 'staff see_contract_sheet company'],
      act: () =>
        server.call('GET /contract/file/{matchId}/parts/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'POST /contract/file/{matchId}/parts/{party}/': {
      lines: ['staff ask_contract_part applicant', 'staff ask_contract_part company'],
      act: async () => {
        const asked = await askGuardian();
        guardianToken = asked.body.link?.split('/').at(-1) ?? '';
        return asked;
      },
    },
    'GET /contract/part-links/{token}/': {
      lines: ['visitor open_contract_part applicant', 'visitor open_contract_part company'],
      act: () =>
        server.call('GET /contract/part-links/{token}/', { params: { token: guardianToken } }),
    },
    'PUT /contract/part-links/{token}/': {
      lines: ['visitor save_contract_part applicant', 'visitor save_contract_part company'],
      act: () =>
        server.call('PUT /contract/part-links/{token}/', {
          params: { token: guardianToken },
          body: {
            changes: Object.entries({
              guardian_name: 'Martin Jeanne',
              guardian_street: 'rue des Lilas',
              guardian_zip: '69003',
              guardian_town: 'Lyon',
              guardian_email: 'jeanne@exemple.fr',
            }).map(([key, value]) => ({ key, value, seen: '' })),
          },
        }),
    },
    'POST /contract/part-links/{token}/done/': {
      lines: ['visitor save_contract_part applicant', 'visitor save_contract_part company'],
      act: () =>
        server.call('POST /contract/part-links/{token}/done/', {
          params: { token: guardianToken },
        }),
    },
    'DELETE /contract/file/{matchId}/parts/{party}/': {
      lines: ['staff ask_contract_part applicant', 'staff ask_contract_part company'],
      act: () =>
        server.call('DELETE /contract/file/{matchId}/parts/{party}/', {
          as: manager.token,
          params: { matchId: world.matchId, party: 'guardian' },
        }),
    },
    'GET /contract/signing-links/{token}/': {
      lines: ['visitor open_contract_part applicant', 'visitor open_contract_part company'],
      act: async () => {
        signingToken = await askToSign();
        return server.call('GET /contract/signing-links/{token}/', {
          params: { token: signingToken },
        });
      },
    },
    'POST /contract/signing-links/{token}/': {
      lines: ['visitor add_signed_scan applicant', 'visitor add_signed_scan company'],
      act: () =>
        server.call('POST /contract/signing-links/{token}/', {
          params: { token: signingToken },
          body: { signed_on: '2026-01-05' },
          files: { scan: makePdf(['Signé']) },
        }),
    },
    'PUT /contract/own-part/{matchId}/': {
      lines: ['applicant save_contract_part applicant', 'applicant save_contract_part company'],
      act: () =>
        server.call('PUT /contract/own-part/{matchId}/', {
          as: world.candidate.token,
          params: { matchId: world.matchId },
          body: { changes: [{ key: 'candidate_town', value: 'Lyon', seen: '' }] },
        }),
    },
    'GET /contract/note/{matchId}/': {
      lines: ['staff see_contract_sheet applicant', 'staff see_contract_sheet company'],
      act: () =>
        server.call('GET /contract/note/{matchId}/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'GET /contract/note/{matchId}/nir/': {
      lines: ['staff see_nir applicant', 'staff see_nir company'],
      act: () =>
        server.call('GET /contract/note/{matchId}/nir/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'GET /contract/note/{matchId}/known/': {
      lines: ['staff see_contract_sheet company'],
      act: () =>
        server.call('GET /contract/note/{matchId}/known/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'POST /contract/file/{matchId}/moves/': {
      lines: ['company move_contract_file applicant', 'company move_contract_file company'],
      act: async () => {
        await fileStandsAt('complete');
        return moveFile(server, world.company, world.matchId, 'reopen');
      },
    },
    'POST /contract/file/{matchId}/signatures/': {
      lines: ['applicant add_signed_scan applicant', 'applicant add_signed_scan company'],
      act: async () => {
        await fileStandsAt('signed');
        // The sheet's contract has begun on the first of September.
        const on = '2026-08-31';
        return signOnPaper(server, world.candidate, world.matchId, 'candidate', { on });
      },
    },
    'POST /contract/file/{matchId}/agreement/': {
      lines: ['company add_signed_scan applicant', 'company add_signed_scan company'],
      act: async () => {
        await fileStandsAt('signed');
        return server.call('POST /contract/file/{matchId}/agreement/', {
          as: world.company.token,
          params: { matchId: world.matchId },
          body: { signed_on: parisClock(new Date()).day },
          files: { scan: makePdf(['Convention signée']) },
        });
      },
    },
    'POST /contract/file/{matchId}/online-signing/': {
      lines: ['company sign_online applicant', 'company sign_online company'],
      act: async () => {
        online = await fileToSign();
        return server.call('POST /contract/file/{matchId}/online-signing/', {
          as: online.company.token,
          params: { matchId: online.matchId },
          body: { signers: [{ signatory: 'candidate', name: 'Léa Martin' }] },
        });
      },
    },
    'POST /contract/file/{matchId}/online-signing/reminder/': {
      lines: ['company sign_online applicant', 'company sign_online company'],
      act: async () => {
        await server.services.db.pool.query(
          "update signing_requests set asked_at = asked_at - interval '2 hours'",
        );
        return server.call('POST /contract/file/{matchId}/online-signing/reminder/', {
          as: online.company.token,
          params: { matchId: online.matchId },
        });
      },
    },
    'DELETE /contract/file/{matchId}/online-signing/': {
      lines: ['company sign_online applicant', 'company sign_online company'],
      act: () =>
        server.call('DELETE /contract/file/{matchId}/online-signing/', {
          as: online.company.token,
          params: { matchId: online.matchId },
        }),
    },
    'GET /contract/file/{matchId}/progress/': {
      lines: ['company see_contract_sheet applicant'],
      act: () =>
        server.call('GET /contract/file/{matchId}/progress/', {
          as: world.company.token,
          params: { matchId: world.matchId },
        }),
    },
    'GET /contract/file/{matchId}/sheet/': {
      lines: ['staff export_contract_file applicant', 'staff export_contract_file company'],
      act: () =>
        server.call('GET /contract/file/{matchId}/sheet/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'PUT /follow-up/settings/': {
      lines: ['superuser set_follow_up superuser'],
      act: async () => {
        const as = root();
        const { body } = await server.call('GET /follow-up/settings/', { as });
        return server.call('PUT /follow-up/settings/', { as, body });
      },
    },
    'POST /contract/official-forms/{kind}/': {
      lines: ['superuser set_official_form superuser'],
      act: () =>
        server.call('POST /contract/official-forms/{kind}/', {
          as: root(),
          params: { kind: 'apprentice' },
          files: { form: makePdfForm() },
        }),
    },
    'PUT /contract/official-forms/{kind}/rules/': {
      lines: ['superuser set_official_form superuser'],
      act: async () => {
        const kind = 'apprentice';
        const { body } = await server.call('GET /contract/official-forms/{kind}/', {
          as: root(),
          params: { kind },
        });
        return server.call('PUT /contract/official-forms/{kind}/rules/', {
          as: root(),
          params: { kind },
          body: {
            rules: [{ name: 'champ_nom', option: '', key: 'siret', as: 'value', value: '' }],
            seen: body.form?.saved_at ?? '',
          },
        });
      },
    },
    'GET /contract/file/{matchId}/official-form/': {
      lines: ['staff export_contract_file applicant', 'staff export_contract_file company'],
      act: () =>
        server.call('GET /contract/file/{matchId}/official-form/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'DELETE /contract/official-forms/{kind}/': {
      lines: ['superuser set_official_form superuser'],
      act: () =>
        server.call('DELETE /contract/official-forms/{kind}/', {
          as: root(),
          params: { kind: 'apprentice' },
        }),
    },
    'GET /contract/file/{matchId}/bundle/': {
      lines: ['staff export_contract_file applicant', 'staff export_contract_file company'],
      act: () =>
        server.call('GET /contract/file/{matchId}/bundle/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'GET /contract/file/{matchId}/agreement/': {
      lines: ['staff draw_agreement applicant', 'staff draw_agreement company'],
      act: () =>
        server.call('GET /contract/file/{matchId}/agreement/', {
          as: manager.token,
          params: { matchId: world.matchId },
        }),
    },
    'GET /sessions/{id}/apprentices/': {
      lines: [
        'staff export_list contracts 1',
        'staff export_list applicant contracts',
        'staff export_list company contracts',
      ],
      act: () =>
        server.call('GET /sessions/{id}/apprentices/', {
          as: manager.token,
          params: { id: world.training.sessionId },
        }),
    },
    'GET /contract/file/{matchId}/amendments/': {
      lines: ['company see_contract_sheet applicant'],
      act: () =>
        server.call('GET /contract/file/{matchId}/amendments/', {
          as: world.company.token,
          params: { matchId: world.matchId },
        }),
    },
    'PUT /contract/file/{matchId}/amendments/draft/': {
      lines: ['staff save_contract_sheet applicant', 'staff save_contract_sheet company'],
      act: async () => {
        await fileStandsAt('accepted');
        return drawAmendment(server, manager, world.matchId);
      },
    },
    'GET /contract/file/{matchId}/amendments/{number}/sheet/': {
      lines: ['staff export_contract_file applicant', 'staff export_contract_file company'],
      act: async () => {
        await fileStandsAt('accepted');
        await drawAmendment(server, manager, world.matchId);
        return server.call('GET /contract/file/{matchId}/amendments/{number}/sheet/', {
          as: manager.token,
          params: { matchId: world.matchId, number: 1 },
        });
      },
    },
    'GET /contract/signing-links/{token}/amendment/': {
      lines: ['visitor open_contract_part applicant', 'visitor open_contract_part company'],
      act: async () => {
        await fileStandsAt('accepted');
        await drawAmendment(server, manager, world.matchId);
        const { body } = await server.call('POST /contract/file/{matchId}/parts/{party}/', {
          as: manager.token,
          params: { matchId: world.matchId, party: 'employer_signature' },
          body: { way: 'link' },
        });
        return server.call('GET /contract/signing-links/{token}/amendment/', {
          params: { token: body.link?.split('/').at(-1) ?? '' },
        });
      },
    },
    'POST /contract/file/{matchId}/amendments/draft/signatures/': {
      lines: ['staff add_signed_scan applicant', 'staff add_signed_scan company'],
      act: async () => {
        await fileStandsAt('accepted');
        await drawAmendment(server, manager, world.matchId);
        return signAmendment(server, manager, world.matchId, 'employer');
      },
    },
    'POST /contract/file/{matchId}/amendments/{number}/moves/': {
      lines: ['staff move_contract_file applicant', 'staff move_contract_file company'],
      act: async () => {
        await fileStandsAt('accepted');
        await drawAmendment(server, manager, world.matchId);
        await signAmendment(server, manager, world.matchId, 'employer,candidate,centre');
        const first = { matchId: world.matchId, number: 1 };
        const day = parisClock(new Date()).day;
        return moveAmendment(server, manager, first, 'lodge', { day });
      },
    },
    'DELETE /contract/file/{matchId}/amendments/draft/': {
      lines: ['staff save_contract_sheet applicant', 'staff save_contract_sheet company'],
      act: async () => {
        await fileStandsAt('accepted');
        await drawAmendment(server, manager, world.matchId);
        return server.call('DELETE /contract/file/{matchId}/amendments/draft/', {
          as: manager.token,
          params: { matchId: world.matchId },
        });
      },
    },
    'PUT /contract/file/{matchId}/formalities/{formality}/': {
      lines: ['company move_contract_file applicant', 'company move_contract_file company'],
      act: async () => {
        await fileStandsAt('accepted');
        return server.call('PUT /contract/file/{matchId}/formalities/{formality}/', {
          as: world.company.token,
          params: { matchId: world.matchId, formality: 'visit' },
          body: { done_on: '2026-10-01' },
        });
      },
    },
    'PUT /contract/file/{matchId}/payments/{instalment}/': {
      lines: ['staff move_contract_file applicant', 'staff move_contract_file company'],
      act: async () => {
        await fileStandsAt('accepted');
        await server.services.db.pool.query(
          'update contract_sheets set pays_by_instalments = true',
        );
        return server.call('PUT /contract/file/{matchId}/payments/{instalment}/', {
          as: manager.token,
          params: { matchId: world.matchId, instalment: 'start' },
          body: { received_on: '2026-10-01' },
        });
      },
    },
    'GET /contract/scans/{id}/': {
      lines: ['staff see_signed_scan applicant', 'staff see_signed_scan company'],
      act: () => server.call('GET /contract/scans/{id}/', { as: manager.token, params: { id: 1 } }),
    },
    'POST /temp-applicants/': {
      lines: ['superuser invite applicant'],
      act: () =>
        server.call('POST /temp-applicants/', { as: root(), body: [{ email: someEmail() }] }),
    },
    'POST /temp-applicants/all/recontact/': {
      lines: ['superuser remind applicant'],
      act: () => server.call('POST /temp-applicants/all/recontact/', { as: root() }),
    },
    'POST /temp-applicants/{id}/recontact/': {
      lines: ['superuser remind applicant'],
      act: async () =>
        server.call('POST /temp-applicants/{id}/recontact/', {
          as: root(),
          params: { id: await invited('applicant') },
        }),
    },
    'DELETE /temp-applicants/{token}/': {
      lines: ['superuser withdraw_invitation applicant'],
      act: async () =>
        server.call('DELETE /temp-applicants/{token}/', {
          as: root(),
          params: { token: await invited('applicant') },
        }),
    },
    'POST /temp-companies/': {
      lines: ['superuser invite company'],
      act: () =>
        server.call('POST /temp-companies/', {
          as: root(),
          body: [{ name: 'Atelier', email: someEmail() }],
        }),
    },
    'POST /temp-companies/{token}/recontact/': {
      lines: ['superuser remind company'],
      act: async () =>
        server.call('POST /temp-companies/{token}/recontact/', {
          as: root(),
          params: { token: await invited('company') },
        }),
    },
    'DELETE /temp-companies/{token}/': {
      lines: ['superuser withdraw_invitation company'],
      act: async () =>
        server.call('DELETE /temp-companies/{token}/', {
          as: root(),
          params: { token: await invited('company') },
        }),
    },
    'POST /user/register/': {
      lines: ['visitor register applicant'],
      act: async () =>
        server.call('POST /user/register/', {
          body: { token: await invited('applicant'), password },
        }),
    },
    'POST /applicants/registration/': {
      lines: ['applicant save_candidate applicant'],
      act: async () =>
        server.call('POST /applicants/registration/', {
          as: (await someCandidate(server, world.superuser)).token,
          body: sheetFor(world.training),
          files: { resume: makePdf(['Zoé']) },
        }),
    },
    'PUT /applicants/registration/': {
      lines: ['applicant save_candidate applicant'],
      act: () =>
        server.call('PUT /applicants/registration/', {
          as: world.candidate.token,
          body: sheetFor(world.training),
          files: {},
        }),
    },
    'POST /applicant_test/': {
      lines: ['applicant save_test applicant'],
      act: () =>
        server.call('POST /applicant_test/', { as: world.candidate.token, body: answers() }),
    },
    'POST /company/': {
      lines: ['company save_company company'],
      act: async () =>
        server.call('POST /company/', {
          as: (await someCompany(server, world.superuser)).token,
          body: companySheet(),
        }),
    },
    'POST /offers/': {
      lines: ['company save_offer company'],
      act: () =>
        server.call('POST /offers/', { as: world.company.token, body: needFor(world.training) }),
    },
    'PUT /offers/{id}/': {
      lines: ['company save_offer company'],
      act: () =>
        server.call('PUT /offers/{id}/', {
          as: world.company.token,
          params: { id: world.need.id },
          body: { ...needFor(world.training), title: 'Développeuse web' },
        }),
    },
    'GET /offers/{id}/': {
      lines: ['staff see_company company'],
      act: () =>
        server.call('GET /offers/{id}/', {
          as: manager.token,
          params: { id: world.need.id },
        }),
    },
    'PUT /offers/{id}/correction/': {
      lines: ['staff correct_offer company'],
      act: () =>
        server.call('PUT /offers/{id}/correction/', {
          as: manager.token,
          params: { id: world.need.id },
          body: { ...needFor(world.training), title: 'Développeuse d’outils' },
        }),
    },
    'PUT /company_test/{token}/': {
      lines: ['visitor save_tutor_test company'],
      act: async () => {
        const need = await server.call('POST /offers/', {
          as: world.company.token,
          body: needFor(world.training),
        });
        return server.call('PUT /company_test/{token}/', {
          params: { token: need.body.token },
          body: answers(),
        });
      },
    },
    'DELETE /offers/{id}/': {
      lines: ['company delete_offer company'],
      act: async () => {
        const need = await server.call('POST /offers/', {
          as: world.company.token,
          body: needFor(world.training),
        });
        return server.call('DELETE /offers/{id}/', {
          as: world.company.token,
          params: { id: need.body.id },
        });
      },
    },
    'POST /offers/{id}/closing/': {
      lines: ['superuser close_offer company'],
      act: () => closedNeed(),
    },
    'POST /offers/{id}/tutor-link/': {
      lines: ['staff send_tutor_link company'],
      act: async () => {
        const { body } = await server.call('POST /offers/', {
          as: world.company.token,
          body: { ...needFor(world.training), tutor_email: someEmail() },
        });
        return server.call('POST /offers/{id}/tutor-link/', {
          as: manager.token,
          params: { id: body.id },
          body: { channel: 'mail' },
        });
      },
    },
    'POST /offers/{id}/reopening/': {
      lines: ['superuser reopen_offer company'],
      act: async () =>
        server.call('POST /offers/{id}/reopening/', {
          as: root(),
          params: { id: (await closedNeed()).body.id },
          body: { tell: true },
        }),
    },
    'GET /own-data/': {
      lines: ['company download_own_data company'],
      act: () => server.call('GET /own-data/', { as: world.company.token }),
    },
    'GET /own-data/{accountId}/': {
      lines: ['superuser download_own_data applicant'],
      act: async () =>
        server.call('GET /own-data/{accountId}/', {
          as: root(),
          params: { accountId: (await addUnreached()).body.account_id },
        }),
    },
    'POST /account-deletion/': {
      lines: ['applicant delete_account applicant'],
      act: async () => {
        const person = await someCandidate(server, world.superuser);
        return server.call('POST /account-deletion/', { as: person.token, body: { password } });
      },
    },
    'POST /staff/': {
      lines: ['superuser invite staff'],
      act: () =>
        server.call('POST /staff/', {
          as: root(),
          body: { first_name: 'Maëlle', last_name: 'Hostis', email: someEmail() },
        }),
    },
    'POST /formationlink/': {
      lines: ['superuser change_manager staff'],
      act: async () => {
        const linked = await server.call('POST /formationlink/', {
          as: root(),
          body: { manager: await idOf(manager), formation: world.training.programmeId },
        });
        linkId = linked.body.id;
        return linked;
      },
    },
    'DELETE /formationlink/{id}/': {
      lines: ['superuser change_manager staff'],
      act: () => server.call('DELETE /formationlink/{id}/', { as: root(), params: { id: linkId } }),
    },
    'PUT /second-factor/': {
      lines: ['applicant change_second_factor applicant'],
      act: async () => {
        const { token: as } = await someCandidate(server, world.superuser);
        const { body } = await server.call('POST /second-factor/', { as });
        const code = codeAt(body.key, server.services.now());
        return server.call('PUT /second-factor/', { as, body: { setup: body.setup, code } });
      },
    },
    'POST /second-factor/recovery-codes/': {
      lines: ['applicant change_second_factor applicant'],
      act: async () =>
        server.call('POST /second-factor/recovery-codes/', { as: (await withApp()).token }),
    },
    'POST /second-factor/removal/': {
      lines: ['applicant change_second_factor applicant'],
      act: async () =>
        server.call('POST /second-factor/removal/', {
          as: (await withApp()).token,
          body: { password },
        }),
    },
    'POST /passkeys/': {
      lines: ['applicant change_passkey applicant'],
      act: async () => addPasskey(server, await someCandidate(server, world.superuser)),
    },
    'PUT /passkeys/{id}/': {
      lines: ['applicant change_passkey applicant'],
      act: async () => {
        const person = await someCandidate(server, world.superuser);
        const { body } = await addPasskey(server, person);
        return server.call('PUT /passkeys/{id}/', {
          as: person.token,
          params: { id: body.id },
          body: { name: 'Clé' },
        });
      },
    },
    'DELETE /passkeys/{id}/': {
      lines: ['applicant change_passkey applicant'],
      act: async () => {
        const person = await someCandidate(server, world.superuser);
        const { body } = await addPasskey(server, person);
        return server.call('DELETE /passkeys/{id}/', {
          as: person.token,
          params: { id: body.id },
        });
      },
    },
    'POST /second-factor/resets/': {
      lines: ['superuser reset_second_factor applicant'],
      act: async () =>
        server.call('POST /second-factor/resets/', {
          as: root(),
          body: { email: (await withApp()).email },
        }),
    },
    'POST /password-change/': {
      lines: ['applicant change_password applicant'],
      act: () =>
        server.call('POST /password-change/', {
          as: world.candidate.token,
          body: { current_password: password, new_password: `${password}2` },
        }),
    },
    'POST /password-reset/': {
      lines: ['visitor change_password company'],
      act: async () => {
        const { email } = world.company;
        await server.call('POST /password-reset-email/', { body: { email } });
        const { searchParams: link } = linkIn(await newestTo(email));
        return server.call('POST /password-reset/', {
          body: {
            uid: link.get('uid') ?? '',
            token: link.get('token') ?? '',
            new_password: `${password}2`,
          },
        });
      },
    },
    'DELETE /staff/{id}/': {
      lines: ['superuser delete_account staff'],
      act: async () =>
        server.call('DELETE /staff/{id}/', { as: root(), params: { id: await idOf(manager) } }),
    },
    'DELETE /applicant/{id}/': {
      lines: ['superuser delete_account applicant'],
      act: () =>
        server.call('DELETE /applicant/{id}/', {
          as: root(),
          params: { id: world.candidate.id },
        }),
    },
    'DELETE /companies/{id}/': {
      lines: ['superuser delete_account company'],
      act: async () =>
        server.call('DELETE /companies/{id}/', {
          as: root(),
          params: {
            id: await companyIdOf(await completeCompany(server, world.superuser)),
          },
        }),
    },
  };

  test('a call that says nothing says why', () => {
    const quiet = (Object.keys(contract) as ContractKey[]).filter(
      (key) => contract[key].auditAction === null,
    );
    expect(quiet.toSorted()).toEqual(Object.values(silent).flat().toSorted());
  });

  test.each(Object.entries(scenes) as [ToldKey, Scene][])(
    '%s',
    async (key, { lines, parts = [], act }) => {
      // As on a server that has just started: no list has been read of late.
      server.services.readings = new RecordReadings(server.services.db);
      expect((await act()).status).toBeLessThan(300);
      const written = await server.services.db.read
        .selectFrom('journal')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(lines.length)
        .execute();
      const told = written.map((line) =>
        [line.actor_role, line.deed, line.person_kind, line.list, line.items]
          .filter((part) => part !== null)
          .join(' '),
      );
      expect(told.toSorted()).toEqual(lines.toSorted());
      const actions = [key, ...parts].map((one) => contract[one].auditAction);
      expect(new Set(written.map(({ deed: auditAction }) => auditAction))).toEqual(
        new Set(actions),
      );
      for (const line of written) {
        expect(line.actor_id === null).toBe(line.actor_role === 'visitor');
        expect(line.request_id).toMatch(/^[0-9a-f-]{36}$/);
      }
    },
  );

  const mark = 'marque-secrète';
  const secrets = {
    first_name: `Prénom-${mark}`,
    last_name: `Nom-${mark}`,
    email: `${mark}@exemple.fr`,
    phone: '+33655512378',
    password: `Passe-${mark}-1`,
    refresh: `jeton-${mark}`,
    token: `lien-${mark}`,
    supervisor_nir: '180056912345678',
    message: `Lettre-${mark}`,
    search: `cherche ${mark}`,
  };

  /** A call of anybody, with an address, a search and a body that fit it or not. */
  const sendMarked = async (key: ContractKey, token: string, payload: object | string) => {
    const [method] = key.split(' ');
    const search = ['firstName', 'lastName', 'company', 'offer', 'search', 'person', 'email', 'q']
      .map((name) => `${name}=${encodeURIComponent(secrets.search)}`)
      .join('&');
    const { statusCode } = await server.app.inject({
      method: method as 'GET',
      url: `/api${fillPath(key, {}, () => encodeURIComponent(secrets.token))}?${search}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': secrets.search,
      },
      ...(method !== 'GET' && { payload }),
    });
    return statusCode;
  };

  test('and the log, however much it tells, names nobody and holds no word that opens anything', async () => {
    for (const value of Object.values(secrets)) heard.add(value);
    const keys = Object.keys(contract) as ContractKey[];
    for (const key of keys) {
      await sendMarked(key, world.superuser.token, secrets);
      await sendMarked(key, secrets.refresh, [secrets]);
      await sendMarked(key, world.superuser.token, `{"email": "${secrets.email}`);
    }
    await server.app.inject({ url: `/${mark}/${secrets.email}?${secrets.search}` });
    const lines = logged.trim().split('\n');
    const routes = new Set(lines.map((line) => (JSON.parse(line) as { route?: string }).route));
    const patterns = keys.map((key) =>
      `/api${key.slice(key.indexOf(' ') + 1)}`.replaceAll(/\{(\w+)\}/g, ':$1'),
    );
    expect(patterns.filter((pattern) => !routes.has(pattern))).toEqual([]);
    for (const one of [world.candidate.email, world.company.refresh, password, nir, "D'Arc"])
      expect([...heard]).toContain(one);
    expect(lines.filter((line) => saidIn(line, heard).length > 0)).toEqual([]);
  });
});
