import { contract, type ContractKey } from '@tandem/contract';
import { fillPath } from '@tandem/contract/fill-path';
import type { Call } from '@tandem/contract/call';
import { roles, type Role } from '@tandem/domain/accounts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import {
  completeCompany,
  someCandidate,
  someManager,
  someSuperuser,
} from '../testing/fixtures/by-calls.ts';

const calls = Object.entries(contract) as [ContractKey, Call][];

/** What the specification's table of roles (its section 6) lets each do, call by call, apart from the contract. */
const alone: Partial<Record<Role, ContractKey[]>> = {
  applicant: [
    'GET /applicant/info/',
    'GET /applicants/registration/',
    'POST /applicants/registration/',
    'PUT /applicants/registration/',
    'PUT /matches/{id}/interest/',
    'DELETE /matches/{id}/interest/',
    'POST /matches/{id}/withdraw/',
    'POST /auto-fill/',
    'GET /applicant_test/',
    'GET /kept_enrolments/',
    'GET /chances/',
    'GET /chances/changes/',
    'GET /contract/own-part/{matchId}/',
    'PUT /contract/own-part/{matchId}/',
    'POST /applicant_test/',
  ],
  company: [
    'GET /company/info/',
    'GET /company/',
    'POST /company/',
    'GET /offers/',
    'POST /offers/',
    'PUT /offers/{id}/',
    'DELETE /offers/{id}/',
    'GET /need_chances/',
    'GET /offers/{id}/chances/changes/',
    'POST /matches/{id}/reading/',
  ],
  superuser: [
    'POST /formations/',
    'DELETE /formations/{id}/',
    'POST /sessions/',
    'DELETE /sessions/{id}/',
    'PUT /sessions/{id}/',
    'POST /sessions/{id}/move/',
    'GET /sessions/{id}/closing/',
    'GET /sessions/{id}/closing/candidates/',
    'GET /sessions/{id}/closing/needs/',
    'POST /sessions/{id}/closing/',
    'POST /formationlink/',
    'DELETE /formationlink/{id}/',
    'GET /staff/',
    'POST /staff/',
    'DELETE /staff/{id}/',
    'POST /launch_matching/',
    'DELETE /launch_matching/',
    'GET /matching_settings/',
    'PUT /matching_settings/',
    'GET /matching_settings/learned/',
    'POST /contract/figures/',
    'DELETE /contract/figures/{id}/',
    'GET /contract/agreement-template/',
    'PUT /contract/agreement-template/',
    'DELETE /contract/agreement-template/',
    'POST /contract/agreement-template/preview/',
    'GET /contract/official-forms/{kind}/',
    'POST /contract/official-forms/{kind}/',
    'PUT /contract/official-forms/{kind}/rules/',
    'DELETE /contract/official-forms/{kind}/',
    'GET /contract/official-forms/{kind}/example/',
    'GET /journal/',
    'POST /exports/journal/',
    'GET /retention-runs/',
    'GET /retention-outlook/',
    'GET /own-data/{accountId}/',
    'GET /clock/',
    'POST /clock/',
    'POST /follow-up/people/{id}/new-address/',
    'GET /centre_settings/',
    'PUT /centre_settings/',
    'POST /second-factor/resets/',
    'GET /follow-up/settings/',
    'PUT /follow-up/settings/',
    'POST /follow-up/hand-over/',
    'GET /webhooks/',
    'POST /webhooks/',
    'DELETE /webhooks/{id}/',
    'POST /webhooks/{id}/resuming/',
    'GET /webhooks/{id}/deliveries/',
    'POST /webhook-deliveries/{id}/again/',
    'GET /machine-keys/',
    'POST /machine-keys/',
    'DELETE /machine-keys/{id}/',
    'GET /outbox/',
    'GET /outbox/{id}/',
  ],
};

const forVisitors: ContractKey[] = [
  'POST /token/',
  'POST /token/second-factor/',
  'POST /token/passkey/challenge/',
  'POST /token/passkey/',
  'GET /token/link/',
  'POST /token/link/request/',
  'POST /token/link/',
  'POST /token/refresh/',
  'POST /sign-out/',
  'POST /password-reset-email/',
  'POST /password-reset/',
  'POST /user/register/',
  'GET /temp-applicants/{token}/',
  'GET /temp-companies/{token}/',
  'GET /company_test/metadata/',
  'GET /company_test/{token}/',
  'PUT /company_test/{token}/',
  'POST /contact/',
  'GET /privacy/',
  'GET /contract/figures/',
  'GET /contract/part-links/{token}/',
  'PUT /contract/part-links/{token}/',
  'POST /contract/part-links/{token}/done/',
  'GET /contract/signing-links/{token}/',
  'GET /contract/signing-links/{token}/amendment/',
  'POST /contract/signing-links/{token}/',
  'POST /signing-service/news/',
  'GET /calendars/{token}/',
  'POST /address-changes/{token}/',
  'POST /address-changes/{token}/objection/',
  'GET /messages/less/{token}/',
  'PUT /messages/less/{token}/',
  'POST /messages/less/{token}/one-click/',
  'GET /confirmations/{token}/',
  'POST /confirmations/{token}/',
  'GET /shares/{token}/',
  'GET /shares/{token}/resume/',
  'GET /health/',
  'GET /health/live/',
  'GET /health/ready/',
];

const forStaff: ContractKey[] = [
  'GET /contract/file/{matchId}/payments/',
  'PUT /contract/file/{matchId}/payments/{instalment}/',
  'GET /applicant/',
  'DELETE /applicant/{id}/',
  'GET /temp-applicants/',
  'POST /temp-applicants/',
  'POST /temp-applicants/all/recontact/',
  'POST /temp-applicants/{id}/recontact/',
  'DELETE /temp-applicants/{token}/',
  'GET /companies/',
  'DELETE /companies/{id}/',
  'GET /company/{id}/offers/',
  'GET /offers/{id}/moves/',
  'POST /temp-companies/',
  'POST /imports/check/',
  'POST /imports/',
  'GET /imports/',
  'GET /imports/message/{kind}/',
  'GET /imports/{id}/',
  'POST /imports/{id}/candidates/',
  'POST /imports/{id}/companies/',
  'POST /imports/{id}/left-out/',
  'POST /imports/{id}/start/',
  'GET /imports/{id}/rows/',
  'POST /imports/{id}/withdraw/',
  'POST /temp-companies/{token}/recontact/',
  'DELETE /temp-companies/{token}/',
  'GET /match_applicants/',
  'GET /match_applicants/groups/',
  'GET /match_applicants/groups/{by}/{id}/',
  'GET /match_cards/groups/{by}/{id}/',
  'GET /matches/{id}/history/',
  'GET /launch_matching/',
  'GET /assignment/',
  'POST /assignment/notify/',
  'GET /near_pairs/applicant/{id}/',
  'GET /near_pairs/offer/{id}/',
  'GET /near_pairs/applicant/{id}/changes/',
  'GET /near_pairs/offer/{id}/changes/',
  'POST /near_pairs/',
  'POST /forums/',
  'PUT /forums/{id}/guests/',
  'POST /forums/{id}/filling/',
  'PUT /forums/{id}/meetings/{meeting}/',
  'DELETE /forums/{id}/meetings/{meeting}/',
  'POST /forums/{id}/companies/{company}/removal/',
  'POST /forums/{id}/publication/',
  'POST /forums/{id}/cancellation/',
  'GET /formation-statistics/',
  'GET /formation-statistics/enrolments/',
  'GET /sessions/{id}/apprentices/',
  'GET /formation-statistics/refusals/',
  'GET /formation-statistics/report/',
  'GET /formation-statistics/fairness/',
  'POST /matches/{id}/restoring/',
  'POST /kept_enrolments/{id}/breaking/',
  'POST /kept_enrolments/{id}/restoring/',
  'GET /formation-statistics/candidates/',
  'GET /formationlink/',
  'POST /journal/exports/',
  'GET /follow-up/work/',
  'GET /follow-up/waits/',
  'POST /follow-up/reminders/',
  'GET /follow-up/standings/{side}/',
  'GET /follow-up/stages/{side}/',
  'GET /follow-up/outgoing/',
  'PUT /follow-up/holds/',
  'POST /follow-up/people/',
  'POST /follow-up/people/{id}/told/',
  'GET /follow-up/people/{id}/',
  'GET /search/',
  'GET /search/near/{side}/',
  'GET /lists/map/',
  'GET /lists/needs/',
  'GET /lists/contract_files/',
  'GET /lists/matches/',
  'GET /lists/matches/map/',
  'GET /lists/meetings/',
  'GET /exports/',
  'POST /exports/matches/',
  'GET /exports/{id}/file/',
  'DELETE /exports/{id}/',
  'GET /staff_frame/',
  'GET /statistics_frame/',
  'GET /views/',
  'POST /views/',
  'DELETE /views/{id}/',
  'PUT /follow-up/people/{id}/',
  'POST /follow-up/people/{id}/working-address/',
  'PUT /offers/{id}/correction/',
  'GET /applicants/registration/{applicantId}/correction/',
  'PUT /applicants/registration/{applicantId}/correction/',
  'POST /applicants/registration/{applicantId}/auto-fill/',
  'GET /applicants/registration/{applicantId}/test/',
  'PUT /applicants/registration/{applicantId}/test/',
  'GET /companies/{companyId}/correction/',
  'PUT /companies/{companyId}/correction/',
  'GET /follow-up/colleagues/',
  'PUT /follow-up/referents/',
  'PUT /follow-up/sources/',
  'PUT /follow-up/tags/',
  'GET /notes/',
  'POST /notes/',
  'PUT /notes/{id}/',
  'DELETE /notes/{id}/',
  'GET /skills/added/',
  'PUT /skills/added/{id}/',
  'POST /skills/added/{id}/merge/',
  'DELETE /skills/added/{id}/',
];

const keysFor = (exactly: readonly Role[]): ContractKey[] =>
  calls
    .filter(
      ([, call]) => exactly.join() === roles.filter((role) => call.roles.includes(role)).join(),
    )
    .map(([key]) => key)
    .toSorted();

/** Beyond the specification: for the two sides of a match, not for the staff. */
const forBothSides: ContractKey[] = [
  'GET /alerts/',
  'POST /alerts/devices/',
  'DELETE /alerts/devices/{id}/',
  'PUT /alerts/sms/',
  'GET /follow-up/own/',
  'GET /match_cards/',
  'GET /matches/',
  'POST /matches/{id}/messages/',
  'POST /matches/{id}/messages/read/',
  'POST /matches/{id}/messages/report/',
  'GET /match_marks/',
  'PUT /matches/{id}/mark/',
];

describe('who may make which call', () => {
  let server: TestServer;
  let tokens: Record<Role, string | undefined>;

  beforeAll(async () => {
    server = await startTestServer({ TANDEM_DEMO: 'true' });
    const superuser = await someSuperuser(server);
    tokens = {
      visitor: undefined,
      applicant: (await someCandidate(server, superuser)).token,
      company: (await completeCompany(server, superuser)).token,
      staff: (await someManager(server, superuser)).token,
      superuser: superuser.token,
    };
  });

  afterAll(() => server.close());

  test('is what the table of roles says', () => {
    for (const [role, keys] of Object.entries(alone) as [Role, ContractKey[]][])
      expect(keysFor([role])).toEqual(keys.toSorted());
    expect(keysFor(roles)).toEqual(forVisitors.toSorted());
    expect(keysFor(['applicant', 'company'])).toEqual(forBothSides.toSorted());
    expect(keysFor(['staff', 'superuser'])).toEqual(forStaff.toSorted());
  });

  /** As far as it takes to be let in or turned away: nothing in the address exists, and there is no payload. */
  const attempt = async (key: ContractKey, access: string | undefined, slash: string) => {
    const [method] = key.split(' ');
    const response = await server.app.inject({
      method: method as 'GET',
      url: `/api${fillPath(key, {}, () => '987654').replace(/\/$/, slash)}`,
      headers: access === undefined ? {} : { authorization: `Bearer ${access}` },
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const code = isJson ? response.json<{ code?: string }>().code : undefined;
    const { statusCode: status } = response;
    const isTurnedAway = status === 401 ? code === 'not_signed_in' : code === 'forbidden';
    if (isTurnedAway) return `${status} ${code}`;
    // Without a parameter the address is there: with and without the slash it is the same call.
    return status >= 500 || (status === 404 && !key.includes('{')) ? `${status}` : 'let in';
  };

  const expected = (role: Role, { roles: allowed }: Call): string => {
    if (allowed.includes(role)) return 'let in';
    return role === 'visitor' ? '401 not_signed_in' : '403 forbidden';
  };

  test.each(calls)('%s', async (key, call) => {
    for (const slash of ['/', '']) {
      const seen: string[] = [];
      for (const role of roles) seen.push(`${role}: ${await attempt(key, tokens[role], slash)}`);
      expect(seen).toEqual(roles.map((role) => `${role}: ${expected(role, call)}`));
    }
  });

  test.each(calls.filter(([, call]) => !call.roles.includes('visitor')))(
    '%s: a token that is none makes a visitor',
    async (key) => {
      expect(await attempt(key, 'x.y.z', '/')).toBe('401 not_signed_in');
    },
  );
});
