import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, ApiError, apiFile, apiList, NetworkError } from './client.ts';
import { answerIdentity, isIdentityAsked, watchIdentity } from '../session/identity.ts';
import { whoIsThere } from '../session/load-user.ts';
import { storedTokens, storeTokens } from '../session/sign-in-tokens.ts';

interface Seen {
  line: string;
  authorization: string | undefined;
  type: string | undefined;
  /** Under which it was sent. */
  key: unknown;
  body: string;
}

type Answer = (seen: Seen, response: ServerResponse) => unknown;

/** Which requests arrived, in their order. */
let seen: Seen[] = [];
let answer: Answer = () => undefined;

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));

const refused = (response: ServerResponse) =>
  json(response, 401, { code: 'not_signed_in', message: 'Votre session a expiré.' });

const server = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    const one: Seen = {
      line: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      type: request.headers['content-type'],
      key: request.headers['idempotency-key'],
      body,
    };
    seen.push(one);
    return answer(one, response);
  });
});

beforeEach(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}`));
  seen = [];
  storeTokens({ access: 'old', refresh: 'r1' });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  vi.unstubAllGlobals();
});

/** A server that takes the token `new` only, which it gives for the refresh token `r1`. */
const afterRefresh =
  (then: Answer): Answer =>
  (one, response) => {
    if (one.line === 'POST /api/token/refresh/') json(response, 200, { access: 'new' });
    else if (one.authorization === 'Bearer new') return then(one, response);
    else refused(response);
    return undefined;
  };

const tokenUntil = (seconds: number): string =>
  `head.${Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds })).toString('base64url')}.signature`;

const lines = () => seen.map((one) => one.line);

test('fills in path parameters and the query, and carries the access token', async () => {
  answer = (_, response) => json(response, 200, []);
  await api('GET /match_applicants/', { query: { offer: 'Vendeur & co', status: 0, limit: 5 } });
  await api('GET /temp-companies/{token}/', { params: { token: 'a/b' } });
  expect(lines()).toEqual([
    'GET /api/match_applicants/?offer=Vendeur+%26+co&status=0&limit=5',
    'GET /api/temp-companies/a%2Fb/',
  ]);
  expect(seen[0]?.authorization).toBe('Bearer old');
});

test('sends a list of a form as one field per item, and the file beside it', async () => {
  answer = (_, response) => json(response, 200, {});
  const body = { sector: [3, 7], city: 'Lyon', summary: null } as never;
  const resume = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
  await api('PUT /applicants/registration/', { body, files: { resume } });
  expect(seen[0]?.type).toMatch(/^multipart\/form-data/);
  expect(seen[0]?.body.match(/name="sector"/g)).toHaveLength(2);
  expect(seen[0]?.body).toContain('filename="cv.pdf"');
  expect(seen[0]?.body).not.toContain('summary');
});

test('answers nothing for an empty answer', async () => {
  answer = (_, response) => response.writeHead(204).end();
  expect(await api('POST /sign-ins/end-others/')).toBeUndefined();
});

test('says the total of a list of which it has a part', async () => {
  answer = (_, response) => json(response, 200, [{ id: 1 }], { 'x-total-count': '20000' });
  const { items, total } = await apiList('GET /applicant/', { query: { limit: 1 } });
  expect(items).toHaveLength(1);
  expect(total).toBe(20_000);
});

test('downloads a file under the name that the server gives it', async () => {
  answer = (_, response) =>
    response
      .writeHead(200, { 'content-disposition': `attachment; filename*=UTF-8''CV%20L%C3%A9a.pdf` })
      .end('%PDF');
  const { blob, name } = await apiFile('GET /download/{filename}/', {
    params: { filename: 'x.pdf' },
  });
  expect(name).toBe('CV Léa.pdf');
  expect(await blob.text()).toBe('%PDF');
});

test('an error carries status, code, sentence, fields and data', async () => {
  answer = (_, response) =>
    json(response, 409, {
      code: 'move_closed',
      message: 'Trop tard : la situation a changé.',
      fields: { action: 'Non.' },
      data: { status: 1 },
    });
  const error = await api('GET /sessions/').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    code: 'move_closed',
    message: 'Trop tard\u202F: la situation a changé.',
    fields: { action: 'Non.' },
    data: { status: 1 },
  });
});

test('an error that is no JSON is told in French all the same', async () => {
  answer = (_, response) => response.writeHead(502).end('<html>Bad gateway</html>');
  await expect(api('GET /sessions/')).rejects.toMatchObject({ status: 502, code: 'internal' });
});

test('a refused call is made again after a refresh, with the new token', async () => {
  answer = afterRefresh((_, response) => json(response, 200, []));
  expect(await api('GET /sessions/')).toEqual([]);
  expect(lines()).toEqual(['GET /api/sessions/', 'POST /api/token/refresh/', 'GET /api/sessions/']);
  expect(storedTokens()).toEqual({ access: 'new', refresh: 'r1' });
});

test('calls that are refused together share one refresh', async () => {
  answer = afterRefresh((_, response) => json(response, 200, []));
  await Promise.all([api('GET /sessions/'), api('GET /formations/'), api('GET /sector/')]);
  expect(lines().filter((line) => line.includes('refresh'))).toHaveLength(1);
  expect(seen.filter((one) => one.authorization === 'Bearer new')).toHaveLength(3);
});

test('a call is made again once only', async () => {
  answer = (one, response) => {
    if (one.line.includes('refresh')) json(response, 200, { access: 'new' });
    else refused(response);
  };
  await expect(api('GET /sessions/')).rejects.toMatchObject({ status: 401 });
  expect(lines().filter((line) => line === 'GET /api/sessions/')).toHaveLength(2);
});

test('a refused refresh forgets the tokens, and the error is passed on', async () => {
  answer = (_, response) => refused(response);
  await expect(api('GET /sessions/')).rejects.toBeInstanceOf(ApiError);
  expect(storedTokens()).toBeNull();
});

test('a refresh that the server could not answer leaves the session alone', async () => {
  answer = (one, response) => {
    if (one.line.includes('refresh')) json(response, 503, { code: 'x', message: 'Indisponible.' });
    else refused(response);
  };
  await expect(api('GET /sessions/')).rejects.toMatchObject({ status: 503 });
  expect(storedTokens()).not.toBeNull();
});

describe('what was asked before somebody else signed in on the same computer', () => {
  const storage = new Map<string, string>();

  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => storage.set(name, value),
      removeItem: (name: string) => storage.delete(name),
    });
    storeTokens({ access: 'old', refresh: 'r1' });
  });

  test('is not made again in the name of the other', async () => {
    answer = (_, response) => {
      storeTokens({ access: 'of the other', refresh: 'r2' });
      refused(response);
    };
    await expect(api('GET /companies/')).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(lines()).toHaveLength(1);
  });

  test('is not kept as what the other reads', async () => {
    const user = { user: { is_staff: false, is_superuser: false } };
    answer = (_, response) => {
      storeTokens({ access: 'of the other', refresh: 'r2' });
      json(response, 200, user);
    };
    await api('GET /user/');
    const kept = [...storage].filter(([name]) => name.startsWith('kept:'));
    expect(kept).toEqual([]);
  });

  test('ends nobody’s sign-in but its own, where the server does not renew it', async () => {
    storeTokens({ access: tokenUntil(-60), refresh: 'r1' });
    answer = (one, response) => {
      if (one.line.includes('refresh')) storeTokens({ access: 'of the other', refresh: 'r2' });
      refused(response);
    };
    await expect(api('GET /sessions/')).rejects.toMatchObject({ status: 401 });
    expect(storedTokens()).toEqual({ access: 'of the other', refresh: 'r2' });
  });

  test('lends the other no token that is on its way', async () => {
    storeTokens({ access: tokenUntil(-60), refresh: 'r1' });
    const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>();
    answer = async (one, response) => {
      if (one.line.includes('refresh')) await isOver;
      json(response, 200, one.line.includes('refresh') ? { access: 'new' } : []);
    };
    const earlier = api('GET /sessions/');
    await vi.waitFor(() => expect(lines()).toHaveLength(1));
    storeTokens({ access: 'of the other', refresh: 'r2' });
    await api('GET /formations/');
    expect(seen.at(-1)?.authorization).toBe('Bearer of the other');
    goOn();
    await earlier;
  });

  test('is not sent once the other has shown who they are', async () => {
    answer = (_, response) => json(response, 403, { code: 'identity_doubted', message: 'Non.' });
    const unwatch = watchIdentity(() => undefined);
    const saved = api('PUT /centre_settings/', { body: { managers_see: 'all' } });
    await vi.waitFor(() => expect(isIdentityAsked()).toBe(true));
    storeTokens({ access: 'of the other', refresh: 'r2' });
    answerIdentity(true);
    await expect(saved).rejects.toMatchObject({ code: 'identity_doubted' });
    expect(lines()).toHaveLength(1);
    unwatch();
  });

  test.each([true, false])(
    'does not say who is there, whether the server knows the earlier one (%s) or not',
    async (isKnown) => {
      const named = (email: string) => ({ user: { email }, is_superuser: false, is_staff: false });
      answer = (one, response) => {
        if (one.authorization === 'Bearer of the other')
          return json(response, 200, named('b@b.fr'));
        if (one.line.includes('refresh')) return refused(response);
        storeTokens({ access: 'of the other', refresh: 'r2' });
        return isKnown ? json(response, 200, named('a@a.fr')) : refused(response);
      };
      expect(await whoIsThere()).toMatchObject({ email: 'b@b.fr' });
      expect(storedTokens()?.refresh).toBe('r2');
    },
  );

  test.each([
    [200, 'Bearer new'],
    [503, undefined],
  ])(
    'nor while a lapsed token is renewed, to which the server answers %i',
    async (status, sent) => {
      storeTokens({ access: tokenUntil(-60), refresh: 'r1' });
      answer = (one, response) => {
        if (!one.line.includes('refresh'))
          json(response, 200, { user: { is_staff: false, is_superuser: false } });
        else {
          storeTokens({ access: 'of the other', refresh: 'r2' });
          json(response, status, { access: 'new', code: 'x', message: 'Indisponible.' });
        }
      };
      await api('GET /user/');
      expect(seen.at(-1)?.authorization).toBe(sent);
      expect([...storage].filter(([name]) => name.startsWith('kept:'))).toEqual([]);
    },
  );
});

test('a refused sign-in starts no refresh', async () => {
  answer = (_, response) => json(response, 401, { code: 'wrong_credentials', message: 'Non.' });
  const body = { email: 'a@b.fr', password: 'x' };
  await expect(api('POST /token/', { body })).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect(lines()).toEqual(['POST /api/token/']);
  expect(storedTokens()).not.toBeNull();
});

test('a visitor who is refused has nothing to refresh', async () => {
  storeTokens(null);
  answer = (_, response) => refused(response);
  await expect(api('GET /sessions/')).rejects.toMatchObject({ status: 401 });
  expect(lines()).toEqual(['GET /api/sessions/']);
});

test('gives up when no answer comes in time, and says so', async () => {
  answer = () => undefined;
  const error = await api('GET /sessions/', { timeout: 40 }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ fault: 'timeout' });
});

test('a file has two minutes to leave or to come, anything else five seconds', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  answer = (_, response) => json(response, 200, {});
  const scan = new File(['%PDF'], 'page-signee.pdf');
  const params = { matchId: 1 };
  const signed = { signatories: ['employer' as const], signed_on: '2026-11-24' };
  await api('POST /contract/file/{matchId}/signatures/', { params, body: signed, files: { scan } });
  await apiFile('GET /contract/file/{matchId}/sheet/', { params });
  await api('GET /sessions/');
  expect(limits.mock.calls).toEqual([[120_000], [120_000], [5000]]);
  limits.mockRestore();
});

test('the time limit holds for the body too', async () => {
  answer = (_, response) => response.writeHead(200).write('[');
  await expect(api('GET /sessions/', { timeout: 40 })).rejects.toMatchObject({ fault: 'timeout' });
});

test('what was sent without a whole answer is sent again under the same key, and with an answer or other words under another', async () => {
  const note = (text: string) =>
    api('POST /notes/', { body: { kind: 'note', text, account_id: 1 } }).catch(() => undefined);
  answer = (_, response) => response.destroy();
  await note('Appelée');
  answer = (_, response) => response.writeHead(201).write('{', () => response.destroy());
  await note('Appelée');
  answer = (_, response) => json(response, 502, {});
  await note('Appelée');
  answer = (_, response) => json(response, 409, { code: 'changed_meanwhile', message: 'Non.' });
  await note('Appelée');
  answer = (_, response) => json(response, 201, {});
  await note('Appelée');
  await note('Appelée');
  await Promise.all([note('Rappelée'), note('Rappelée')]);
  await api('GET /sessions/');
  const keys = seen.map(({ key }) => key);
  const [lost, , , refusal, taken, again, double, twin, read] = keys;
  expect(keys.slice(0, 4)).toEqual([lost, lost, lost, lost]);
  expect(new Set([lost, taken, again, double]).size).toBe(4);
  expect(refusal).toMatch(/^[\w-]{16,64}$/);
  expect([twin, read]).toEqual([double, undefined]);
});

test('says that the server cannot be reached', async () => {
  vi.stubGlobal('location', new URL('http://127.0.0.1:9'));
  await expect(api('GET /sessions/')).rejects.toMatchObject({ fault: 'unreachable' });
});

test('an aborted call is no failure of the network', async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const call = api('GET /sessions/', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a token that has lapsed is renewed before the first call, once for all that wait', async () => {
  storeTokens({ access: tokenUntil(-60), refresh: 'r1' });
  answer = afterRefresh((_, response) => json(response, 200, []));
  await Promise.all([api('GET /sessions/'), api('GET /formations/')]);
  expect(lines()[0]).toBe('POST /api/token/refresh/');
  expect(lines()).toHaveLength(3);
  expect(seen.slice(1).map((one) => one.authorization)).toEqual(['Bearer new', 'Bearer new']);
});

test('a clock that is wrong by hours costs one renewal, not one for each call', async () => {
  const fresh = tokenUntil(-3600);
  storeTokens({ access: tokenUntil(-7200), refresh: 'r1' });
  answer = (one, response) =>
    json(response, 200, one.line.includes('refresh') ? { access: fresh } : []);
  await api('GET /sessions/');
  await api('GET /sessions/');
  expect(lines()).toEqual(['POST /api/token/refresh/', 'GET /api/sessions/', 'GET /api/sessions/']);
});

test('a list that has not changed comes from memory, with the total of the list', async () => {
  const tags: (string | undefined)[] = [];
  answer = (_, response) => {
    const tag = response.req.headers['if-none-match'];
    tags.push(tag);
    if (tag === 'W/"a"') response.writeHead(304, { 'x-total-count': '9' }).end();
    else json(response, 200, [{ id: 1 }], { etag: 'W/"a"', 'x-total-count': '9' });
  };
  const first = await apiList('GET /applicant/', { query: { limit: 1 } });
  const second = await apiList('GET /applicant/', { query: { limit: 1 } });
  expect(second).toEqual(first);
  storeTokens({ access: 'other', refresh: 'r2' });
  await apiList('GET /applicant/', { query: { limit: 1 } });
  expect(tags).toEqual([undefined, 'W/"a"', undefined]);
});

describe('what is refused until the person has shown who they are', () => {
  let isShown = false;
  const doubt: Answer = (_, response) =>
    isShown
      ? json(response, 200, { managers_see: 'all' })
      : json(response, 403, { code: 'identity_doubted', message: 'Confirmez.' });
  const save = () => api('PUT /centre_settings/', { body: { managers_see: 'all' } });

  beforeEach(() => {
    isShown = false;
    answer = doubt;
  });

  test('goes on by itself once they have, with what was sent, and asks once for all', async () => {
    const asked = vi.fn<() => void>();
    const unwatch = watchIdentity(asked);
    const both = [save(), save()];
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    isShown = true;
    answerIdentity(true);
    expect(await Promise.all(both)).toEqual([{ managers_see: 'all' }, { managers_see: 'all' }]);
    expect(new Set(seen.map(({ body }) => body))).toEqual(new Set(['{"managers_see":"all"}']));
    expect(isIdentityAsked()).toBe(false);
    unwatch();
  });

  test('fails with its reason when they do not, or where nobody can ask them', async () => {
    const unwatch = watchIdentity(() => undefined);
    const refusal = save();
    await vi.waitFor(() => expect(isIdentityAsked()).toBe(true));
    answerIdentity(false);
    await expect(refusal).rejects.toMatchObject({ code: 'identity_doubted' });
    unwatch();
    await expect(save()).rejects.toMatchObject({ code: 'identity_doubted' });
    expect(seen).toHaveLength(2);
  });
});
