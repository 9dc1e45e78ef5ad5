import { randomUUID } from 'node:crypto';
import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { fillPath } from '@tandem/contract/fill-path';
import type { Role } from '@tandem/domain/accounts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { completeContractSheet } from '../testing/fixtures/contracts/contract-sheet.ts';
import { accept, proposal, proposeMeeting } from '../testing/fixtures/meetings.ts';
import { forumFor } from '../testing/fixtures/forums.ts';
import { momentIn } from '../testing/fixtures/moments.ts';
import { makePdf } from '../testing/pdf.ts';
import { someSubscription } from '../testing/outside-world/push-service.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { answers, sheetFor } from '../testing/fixtures/candidate-payloads.ts';
import {
  companySheet,
  needFor,
  password,
  someEmail,
  someManager,
  somePlacement,
  someSuperuser,
  unique,
  type Placement,
} from '../testing/fixtures/by-calls.ts';

const calls = Object.entries(contract) as [ContractKey, Call][];

/** Whatever a field can be that is not what it should be. */
const oddValues: unknown[] = [
  null,
  '',
  ' ',
  'x',
  '\0',
  '\uD800',
  'x'.repeat(20_001),
  '<script>',
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  [null],
  [[['x']]],
  [1e308],
  ['\0'],
  {},
  { id: null },
  { id: { id: 1 } },
  { length: 3 },
  { toString: 1, valueOf: 1 },
];

/** Keys that an object has by itself: as a field of a payload they are fields like others. */
const trapNames = '{"__proto__":{"id":1},"constructor":{"prototype":{}},"toString":1}';

const oddBodies: [name: string, type: string, payload: string | Buffer][] = [
  ['nothing', 'application/json', ''],
  ['half of a text', 'application/json', '{"email":"a@b.fr","pass'],
  ['no JSON', 'application/json', 'email=a&password=b'],
  ['what is not JSON', 'application/json', '{email:NaN}'],
  ['null', 'application/json', 'null'],
  ['a number', 'application/json', '1e999'],
  ['a text', 'application/json', '"x"'],
  ['a yes', 'application/json', 'true'],
  ['a list', 'application/json', '[]'],
  ['a list of nothing', 'application/json', '[null]'],
  ['a list of lists', 'application/json', `${'['.repeat(2000)}${']'.repeat(2000)}`],
  ['traps', 'application/json', trapNames],
  ['bytes that are no text', 'application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['too much', 'application/json', JSON.stringify('x'.repeat(1_100_000))],
  ['a form as in an address', 'application/x-www-form-urlencoded', 'email=a&password=b'],
  ['plain text', 'text/plain', 'x'],
  ['XML', 'application/xml', '<email/>'],
  ['no type that there is', 'x', '{}'],
  ['a form without a boundary', 'multipart/form-data', 'x'],
  ['a form that ends early', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: fo'],
  ['a form that is none', 'multipart/form-data; boundary=b', 'x'],
];

const oddAddresses = ['0', '-1', '1.5', 'x', '%00', '%ED%A0%80', '%2e%2e%2fx', '2147483648', '1e3'];

describe('bad input', () => {
  let server: TestServer;
  let world: Placement;
  let meetingId: number;
  let tokens: Record<Role, string | undefined>;
  let payloads: Partial<Record<ContractKey, object>>;

  beforeAll(async () => {
    server = await startTestServer({ TANDEM_DEMO: 'true' });
    const superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    const manager = await someManager(server, superuser);
    tokens = {
      visitor: undefined,
      applicant: world.candidate.token,
      company: world.company.token,
      staff: manager.token,
      superuser: superuser.token,
    };
    await accept(server, world);
    meetingId = (await proposeMeeting(server, world)).id;
    const { training, candidate } = world;
    const person = { first_name: 'Noé', last_name: 'Le Gall', email: someEmail(), phone: '' };
    payloads = {
      'POST /token/': { email: candidate.email, password },
      'POST /token/refresh/': { refresh: candidate.refresh },
      'POST /follow-up/reminders/': {
        waits: [{ kind: 'register', account_id: 987_654, subject_id: 987_654 }],
      },
      'PUT /follow-up/settings/': {
        digest_hour: 9,
        news: true,
        kinds: [
          { kind: 'register', runs: true, reminders: [3], staff_after: 21, channels: ['mail'] },
        ],
        alerts: [{ kind: 'yes', channels: ['sms'] }],
        sms_a_month: 200,
      },
      'PUT /follow-up/holds/': { account_id: null, kind: 'sheet', held: true },
      'PUT /centre_settings/': {
        managers_see: 'all',
        staff_second_factor: false,
        sign_in_links: true,
      },
      'POST /follow-up/people/': {
        side: 'company',
        name: unique('Garage '),
        contact_name: 'Zoé',
        phone: null,
      },
      'POST /follow-up/people/{id}/told/': { calls: [1] },
      'PUT /follow-up/people/{id}/': {
        first_name: 'Zoé',
        last_name: 'D’Arc',
        name: 'Atelier',
        email: someEmail(),
      },
      'PUT /follow-up/referents/': { account_ids: [987_654], referent_id: null },
      'PUT /follow-up/sources/': { account_ids: [987_654], source: 'Salon' },
      'PUT /follow-up/tags/': { account_ids: [987_654], add: ['Forum'], remove: [] },
      'POST /follow-up/hand-over/': { from_id: 987_654, to_id: 987_654 },
      'POST /notes/': { account_id: 987_654, kind: 'call', text: 'Rappeler' },
      'PUT /notes/{id}/': { kind: 'call', text: 'Rappeler' },
      'PUT /messages/less/{token}/': { muted: ['news'] },
      'POST /confirmations/{token}/': { answer: 'yes' },
      'PUT /drafts/{form}/': { changes: [{ key: 'city', value: 'Brest', seen: '' }] },
      'POST /views/': { list: 'candidates', name: 'Placés', query: 'stage=placed', shared: false },
      'POST /sign-out/': { refresh: 'x' },
      'POST /user/register/': { token: 'x', password },
      'POST /password-reset-email/': { email: someEmail() },
      'POST /password-reset/': { uid: 'x', token: 'x', new_password: password },
      'POST /password-change/': { current_password: 'x', new_password: password },
      'POST /account-deletion/': { password: 'x' },
      'POST /sign-ins/confirm/': { password: 'x' },
      'POST /token/second-factor/': { challenge: 'x', code: '123456' },
      'POST /token/link/request/': { email: someEmail(), browser: 'x'.repeat(40) },
      'POST /token/link/': { token: 'x', browser: 'x'.repeat(40) },
      'POST /token/passkey/': {
        ticket: 'x',
        credential: {
          id: 'x',
          rawId: 'x',
          type: 'public-key',
          response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
        },
      },
      'POST /sign-ins/confirm/passkey/': {
        ticket: 'x',
        credential: {
          id: 'x',
          rawId: 'x',
          type: 'public-key',
          response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
        },
      },
      'POST /passkeys/': {
        ticket: 'x',
        name: 'Téléphone',
        credential: {
          id: 'x',
          rawId: 'x',
          type: 'public-key',
          response: { clientDataJSON: 'x', attestationObject: 'x' },
        },
      },
      'PUT /passkeys/{id}/': { name: 'Téléphone' },
      'PUT /second-factor/': { setup: 'x', code: '123456' },
      'POST /second-factor/removal/': { password: 'x' },
      'POST /second-factor/resets/': { email: someEmail() },
      'POST /staff/': person,
      'POST /temp-applicants/': [person],
      'POST /imports/check/': {
        kind: 'candidates',
        rows: [{ email: someEmail(), name: 'Noé Le Gall', phone: '' }],
      },
      'POST /imports/': {
        kind: 'candidates',
        key: randomUUID(),
        file_name: 'liste.csv',
        sending: 'none',
      },
      'POST /exports/journal/': { key: randomUUID(), query: {}, columns: [], format: 'csv' },
      'POST /exports/matches/': { key: randomUUID(), query: {}, columns: [], format: 'xlsx' },
      'POST /imports/{id}/candidates/': [{ ...person, position: 0, line: 2 }],
      'POST /imports/{id}/companies/': [
        { position: 0, line: 2, name: unique('Garage '), email: someEmail() },
      ],
      'POST /imports/{id}/left-out/': [
        { position: 1, line: 3, name: '', email: '', reason: 'Pas d’adresse' },
      ],
      'POST /applicants/registration/': sheetFor(training),
      'PUT /applicants/registration/': sheetFor(training),
      'PUT /applicants/registration/{applicantId}/correction/': sheetFor(training),
      'PUT /applicants/registration/{applicantId}/test/': answers(),
      'PUT /companies/{companyId}/correction/': companySheet(),
      'POST /applicant_test/': answers(),
      'PUT /company_test/{token}/': answers(),
      'PUT /matching_settings/': {
        industry: 1,
        test: 1,
        geographic: 1,
        resume: 1,
        best: 50,
        candidate_weights: { industry: 1, test: 1, geographic: 1, resume: 1 },
        company_weights: null,
      },
      'POST /assignment/notify/': { matches: [world.matchId] },
      'POST /forums/': forumFor(training),
      'PUT /forums/{id}/guests/': { applicants: [world.candidate.id], offers: [world.need.id] },
      'PUT /forums/{id}/meetings/{meeting}/': { slot: 1 },
      'POST /forums/{id}/companies/{company}/removal/': { reason: '' },
      'POST /forums/{id}/cancellation/': { reason: '' },
      'POST /near_pairs/': { applicant: world.candidate.id, offer: world.need.id },
      'POST /company/': companySheet(),
      'POST /temp-companies/': [{ name: unique('Garage '), email: someEmail() }],
      'POST /offers/': needFor(training),
      'PUT /offers/{id}/': needFor(training),
      'PUT /offers/{id}/correction/': needFor(training),
      'POST /matches/{id}/': {
        action: 0,
        reason: '',
        comment: '',
        tell_reason: false,
        note: '',
        quiet: false,
      },
      'PUT /matches/{id}/mark/': { later_until: null },
      'POST /alerts/devices/': someSubscription,
      'PUT /alerts/sms/': { wanted: true },
      'POST /matches/{id}/undo/': { move: 1 },
      'POST /matches/{id}/breaking/': {
        broken_on: '2026-10-01',
        broken_by: 'both',
        reason: 'agreement',
        comment: '',
        note: '',
        quiet: false,
      },
      'POST /matches/{id}/restoring/': { note: '', quiet: false },
      'POST /kept_enrolments/{id}/breaking/': {
        broken_on: '2026-10-01',
        broken_by: 'both',
        reason: 'agreement',
        comment: '',
        note: '',
        quiet: false,
      },
      'POST /kept_enrolments/{id}/restoring/': { note: '', quiet: false },
      'POST /matches/{id}/withdraw/': { reason: 'project', comment: '', tell_reason: false },
      'POST /matches/{id}/messages/': { text: 'Bonjour' },
      'POST /matches/{id}/messages/read/': { up_to: 1 },
      'POST /matches/{id}/messages/report/': { message: 1, reason: 'Insultes' },
      'POST /offers/{id}/closing/': { state: 'withdrawn', reason: 'other' },
      'POST /offers/{id}/tutor-link/': { channel: 'mail' },
      'POST /offers/{id}/reopening/': { seats: 9, tell: true },
      'PUT /sessions/{id}/': { name: unique('Session '), starts_on: '', ends_on: '' },
      'POST /sessions/{id}/move/': { move: 'reopen' },
      'POST /sessions/{id}/closing/': { to_session: training.sessionId, candidates: [], needs: [] },
      'POST /matches/{id}/meetings/': proposal([momentIn(3)]),
      'POST /meetings/{id}/propose/': proposal([momentIn(4)]),
      'POST /meetings/{id}/take/': { moment: momentIn(3) },
      'POST /meetings/{id}/cancel/': { reason: 'Un empêchement' },
      'POST /meetings/{id}/outcome/': { outcome: 'held' },
      'POST /contract/note/{matchId}/': completeContractSheet(),
      'POST /contract/figures/': {
        name: 'smic.hourly',
        from: '2027-01-01',
        until: null,
        value: 12.6,
        source: 'Décret',
      },
      'POST /contract/file/{matchId}/moves/': {
        move: 'lodge',
        day: '2026-09-01',
        number: '1',
        reason: '',
        mend: '',
      },
      'POST /contract/file/{matchId}/agreement/': { signed_on: '2026-09-01' },
      'POST /contract/file/{matchId}/signatures/': {
        signatories: ['employer'],
        signed_on: '2026-09-01',
      },
      'PUT /contract/file/{matchId}/amendments/draft/': {
        kind: '36',
        effective_on: '2026-10-01',
        reason: 'Augmentation',
        changes: { starting_pay: '1600,00' },
      },
      'POST /contract/file/{matchId}/amendments/{number}/moves/': {
        move: 'lodge',
        day: '2026-10-02',
        number: 'AV-7',
        reason: 'Salaire à revoir',
        mend: 'Le salaire',
      },
      'POST /contract/file/{matchId}/amendments/draft/signatures/': {
        signatories: ['employer'],
        signed_on: '2026-09-01',
      },
      'PUT /contract/file/{matchId}/formalities/{formality}/': { done_on: '2026-10-01' },
      'PUT /contract/file/{matchId}/payments/{instalment}/': { received_on: '2026-10-01' },
      'POST /contract/file/{matchId}/online-signing/': {
        signers: [{ signatory: 'employer', name: 'Anne Martin', email: 'anne@exemple.fr' }],
      },
      'POST /signing-service/news/': { payload: { envelopeId: 'envelope_1' } },
      'PUT /contract/official-forms/{kind}/rules/': {
        rules: [{ name: 'champ_nom', option: '', key: 'idcc', as: 'value', value: '' }],
        seen: '2026-09-01T08:00:00.000Z',
      },
      'PUT /contract/agreement-template/': { text: '# Convention', seen: null },
      'POST /contract/agreement-template/preview/': { text: '# Convention' },
      'PUT /contract/file/{matchId}/': { changes: [{ key: 'idcc', value: '1486', seen: '' }] },
      'PUT /contract/file/{matchId}/candidate-nir/': { nir: '180056912300178' },
      'POST /contract/file/{matchId}/parts/{party}/': { way: 'link' },
      'POST /contract/signing-links/{token}/': { signed_on: '2026-09-01' },
      'PUT /contract/own-part/{matchId}/': {
        changes: [{ key: 'candidate_town', value: 'Lyon', seen: '' }],
      },
      'PUT /contract/part-links/{token}/': {
        changes: [{ key: 'supervisor_email', value: 'a@exemple.fr', seen: '' }],
      },
      'POST /formations/': { name: unique('BTS '), level: '5' },
      'POST /sessions/': { name: unique('Session ') },
      'POST /formationlink/': { manager: 1, formation: training.programmeId },
      'POST /skills/': { name: unique('Savoir ') },
      'PUT /skills/added/{id}/': { name: unique('Savoir ') },
      'POST /skills/added/{id}/merge/': { into: 1 },
      'POST /contact/': { name: 'Zoé', email: someEmail(), message: 'Bonjour' },
      'POST /journal/exports/': { list: 'candidates', ids: [1] },
      'POST /notifications/read/': { up_to: 1 },
      'POST /webhooks/': { url: 'https://exemple.fr/', kinds: ['match.status'] },
      'POST /machine-keys/': { name: 'Tableau de bord', scopes: ['candidates'] },
    };
  });

  afterAll(() => server.close());

  /** What the address of a call holds when it is a record that is there. */
  const ownParams = (key: ContractKey): Record<string, string | number> => ({
    id: key.includes('/forums/')
      ? 1
      : key.includes('/matches/')
        ? world.matchId
        : key.includes('/meetings/')
          ? meetingId
          : world.need.id,
    matchId: world.matchId,
    candidateId: world.candidate.id,
    party: 'guardian',
    formality: 'visit',
    kind: 'apprentice',
    meeting: 1,
    token: world.need.token,
    by: 'offer',
    filename: 'x.pdf',
  });

  interface Sent {
    params?: Record<string, string | number>;
    query?: string;
    type?: string;
    payload?: string | Buffer;
  }

  const send = async (key: ContractKey, access: string | undefined, sent: Sent) => {
    const [method] = key.split(' ');
    // As it is: what does not belong into an address is part of the trial.
    const filled = fillPath(key, { ...ownParams(key), ...sent.params }, String);
    const response = await server.app.inject({
      method: method as 'GET',
      url: `/api${filled}${sent.query ?? ''}`,
      headers: {
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
        ...(sent.payload !== undefined && { 'content-type': sent.type ?? 'application/json' }),
      },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    });
    return { status: response.statusCode, text: response.payload };
  };

  type Answered = Awaited<ReturnType<typeof send>>;

  const isSentence = (text: unknown): boolean => typeof text === 'string' && /[.!?]$/.test(text);

  /** A refusal is a 4xx in the one form, and says in French what is wrong, of a payload's fields as well. */
  const isRefusal = ({ status, text }: Answered): boolean => {
    if (status < 400 || status >= 500 || !text.startsWith('{')) return false;
    const { code, message, fields } = JSON.parse(text) as Record<string, unknown>;
    const sentences = Object.values((fields ?? {}) as Record<string, string>);
    return (
      typeof code === 'string' &&
      isSentence(message) &&
      sentences.every((sentence) => sentence.trim() !== '') &&
      (code !== 'invalid_input' || sentences.length > 0)
    );
  };

  const isSuccess = ({ status }: Answered): boolean => status >= 200 && status < 300;

  const told = (what: string, { status, text }: Answered): string =>
    `${what.slice(0, 80)}: ${status} ${text.slice(0, 200)}`;

  /** What people's records hold, without what jobs write beside it in their own time. */
  const fingerprint = async (): Promise<string> => {
    const tables = [
      'accounts',
      'sessions',
      'formations',
      'formation_links',
      'skills',
      'files',
      'applicants',
      'companies',
      'offers',
      'offer_formations',
      'enrolments',
      'match_states',
      'match_moves',
      'forums',
      'forum_candidates',
      'forum_needs',
      'forum_meetings',
      'meetings',
      'meeting_moments',
      'meeting_steps',
      'conversation_messages',
      'conversation_reads',
      'contract_sheets',
      'contract_file_moves',
      'contract_scans',
      'contract_signatures',
      'contract_amendments',
      'contract_payments',
      'contract_formalities',
      'contract_amendment_signatures',
      'signing_requests',
      'signing_request_signatories',
      'official_forms',
      'assignment_notices',
      'proposed_pairs',
      'candidate_shares',
      'match_marks',
      'notes',
      'account_tags',
      'drafts',
      'saved_views',
      'notifications',
      'machine_keys',
      'webhooks',
      'push_devices',
      'follow_up_readers',
      'messages',
    ];
    const byJobs: Record<string, string> = {
      applicants: '{prepared_text}',
      offers: '{prepared_text}',
      messages: '{state, attempts, error, sent_at}',
    };
    const rowsOf = (table: string) => {
      const left = byJobs[table];
      const row = left === undefined ? 't::text' : `(to_jsonb(t) - '${left}'::text[])::text`;
      return `select '${table}' as name, ${row} as row from ${table} t`;
    };
    const { rows } = await server.services.db.pool.query<{ name: string; sum: string }>({
      // Planning it takes longer than all that it reads, and it is asked some thousand times.
      name: 'fingerprint',
      text: `select name, md5(string_agg(row, '|' order by row)) as sum
       from (${tables.map(rowsOf).join(' union all ')}) rows group by name order by name`,
    });
    return rows.map(({ name, sum }) => `${name} ${sum}`).join('\n');
  };

  const withBody = calls.filter(([, { body, files }]) => body !== undefined || files !== undefined);

  const callers = ({ roles }: Call): (string | undefined)[] =>
    roles.includes('visitor') ? [undefined] : roles.slice(0, 1).map((role) => tokens[role]);

  test.each(withBody)(
    '%s: a body that is none is refused, and saves nothing',
    async (key, call) => {
      const faults: string[] = [];
      const before = await fingerprint();
      // Inviting nobody is no mistake, nor is reopening without a word: nothing in it has to be said.
      const isFine = (name: string) =>
        (name === 'a list' && Array.isArray(payloads[key])) ||
        (name === 'traps' && key === 'POST /offers/{id}/reopening/');
      for (const access of callers(call))
        for (const [name, type, payload] of oddBodies.filter(([one]) => !isFine(one))) {
          const answer = await send(key, access, { type, payload });
          if (!isRefusal(answer)) faults.push(told(name, answer));
        }
      expect(faults).toEqual([]);
      expect(await fingerprint()).toBe(before);
    },
  );

  test.each(withBody.filter(([, { body }]) => body !== undefined))(
    '%s: a field of any other kind is refused or read, and never half saved',
    async (key, call) => {
      const usual = payloads[key] ?? {};
      const fields = Array.isArray(usual) ? (usual[0] as object) : usual;
      const faults: string[] = [];
      const bodyWith = (name: string, value: unknown) => {
        const changed = { ...fields, [name]: value };
        return JSON.stringify(Array.isArray(usual) ? [changed] : changed);
      };
      expect(fields).not.toEqual({});
      let before = await fingerprint();
      for (const access of callers(call))
        for (const name of Object.keys(fields)) {
          for (const value of oddValues) {
            const answer = await send(key, access, { payload: bodyWith(name, value) });
            if (isSuccess(answer)) before = await fingerprint();
            else if (!isRefusal(answer))
              faults.push(told(`${name} = ${JSON.stringify(value)}`, answer));
          }
          const after = await fingerprint();
          if (after !== before) faults.push(`${name}: something was saved`);
          before = after;
        }
      expect(faults).toEqual([]);
    },
  );

  test.each(calls.filter(([, { params }]) => params !== undefined))(
    '%s: an address that names nothing is told so',
    async (key, call) => {
      const payload = payloads[key] ? { payload: JSON.stringify(payloads[key]) } : {};
      const faults: string[] = [];
      for (const access of callers(call))
        for (const name of Object.keys(call.params?.shape ?? {}))
          for (const value of oddAddresses) {
            const answer = await send(key, access, { params: { [name]: value }, ...payload });
            if (!isRefusal(answer)) faults.push(told(`${name} = ${value}`, answer));
          }
      expect(faults).toEqual([]);
    },
  );

  test.each(calls.filter(([, { query }]) => query !== undefined))(
    '%s: a filter of any other kind is refused or passed over',
    async (key, call) => {
      const names = Object.keys((call.query as z.ZodObject).shape);
      const odd = ['x', '-1', '1e9', '%00', '%ED%A0%80', '%zz', '_'].map((value) => `=${value}`);
      const asked = [...names, 'unknown', '__proto__', 'constructor'].flatMap((name) =>
        ['', '[]=1', `=1&${name}=1`, ...odd].map((rest) => `?${name}${rest}`),
      );
      const faults: string[] = [];
      for (const access of callers(call))
        for (const query of asked) {
          const answer = await send(key, access, { query });
          if (!isSuccess(answer) && !isRefusal(answer)) faults.push(told(query, answer));
        }
      expect(faults).toEqual([]);
    },
  );

  const formWith = (parts: [head: string, content: string | Uint8Array][]): Buffer =>
    Buffer.concat([
      ...parts.flatMap(([head, content]) => [
        Buffer.from(`--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(content as string),
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--b--\r\n'),
    ]);

  const pdf = makePdf(['Zoé']);

  const fieldParts = (): [string, string][] =>
    Object.entries(sheetFor(world.training)).map(([name, value]) => [
      `name="${name}"`,
      String(value),
    ]);

  test.each<[string, () => Buffer]>([
    [
      'a file under another name',
      () => formWith([...fieldParts(), ['name="cv"; filename="a.pdf"', pdf]]),
    ],
    [
      'a picture',
      () =>
        formWith([
          ...fieldParts(),
          ['name="resume"; filename="a.pdf"', Buffer.from('\x89PNG\r\n\x1a\n')],
        ]),
    ],
    [
      'half a PDF',
      () => formWith([...fieldParts(), ['name="resume"; filename="a.pdf"', pdf.subarray(0, 20)]]),
    ],
    [
      'two resumes and a third file',
      () =>
        formWith([
          ...fieldParts(),
          ...[1, 2, 3].map((n): [string, Uint8Array] => [
            `name="resume"; filename="${n}.pdf"`,
            pdf,
          ]),
        ]),
    ],
    [
      'a file that is too large',
      () =>
        formWith([
          ...fieldParts(),
          ['name="resume"; filename="a.pdf"', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4 ')],
        ]),
    ],
    [
      'hundreds of fields',
      () => formWith(Array.from({ length: 400 }, (_, n) => [`name="f${n}"`, 'x'])),
    ],
    ['a field that is too long', () => formWith([['name="summary"', 'x'.repeat(200_000)]])],
    [
      'fields without a name',
      () =>
        formWith([
          ['name=""', 'x'],
          ['x', 'x'],
        ]),
    ],
    [
      'a field called __proto__',
      () =>
        formWith([
          ['name="__proto__"', 'x'],
          ['name="constructor"', 'x'],
        ]),
    ],
  ])('the sheet as a form: %s is refused, and saves nothing', async (what, make) => {
    const before = await fingerprint();
    const type = 'multipart/form-data; boundary=b';
    const sent = { type, payload: make() };
    const answer = await send('PUT /applicants/registration/', tokens.applicant, sent);
    expect([told(what, answer), isRefusal(answer)]).toEqual([expect.any(String), true]);
    expect(await fingerprint()).toBe(before);
  });
});
