import { createHook } from 'node:async_hooks';
import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';

const keys = Object.keys(contract) as ContractKey[];

type Json = Record<string, unknown>;

interface Operation {
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description?: string; $ref?: string; content?: Json }>;
  security: Json[];
}

interface OpenApi {
  openapi: string;
  info: Json;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

const schemaTypes = new Set<unknown>([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
]);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (schema: Json): Json[] =>
  [
    ...Object.values((schema['properties'] ?? {}) as Json),
    ...((schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []) as unknown[]),
    schema['items'],
    schema['additionalProperties'],
    schema['propertyNames'],
  ].filter(isRecord);

/** What is no JSON Schema (draft 2020-12, as OpenAPI 3.1 wants it) in a schema and in all that it is made of. */
const schemaFaults = (schema: Json, at: string): string[] => {
  const { type, required = [], pattern, properties = {}, enum: values } = schema;
  const types = type === undefined ? [] : [type].flat();
  const unknownTypes = types.filter((one) => !schemaTypes.has(one));
  const isDescribed = (name: string) =>
    name in (properties as Json) || isRecord(schema['additionalProperties']);
  const unnamed = (required as string[]).filter((name) => !isDescribed(name));
  const faults = [
    ...unknownTypes.map((one) => `${at}: type ${String(one)}`),
    ...unnamed.map((name) => `${at}: ${name} is required and not described`),
    ...(Array.isArray(values) && values.length === 0 ? [`${at}: no value is allowed`] : []),
    // Throws when it is none.
    ...(typeof pattern === 'string' && new RegExp(pattern, 'u').flags !== 'u' ? [at] : []),
    ...('nullable' in schema || '$schema' in schema ? [`${at}: another dialect`] : []),
  ];
  return [...faults, ...schemasIn(schema).flatMap((one, n) => schemaFaults(one, `${at}/${n}`))];
};

describe('what the API says of itself', () => {
  let server: TestServer;
  let document: OpenApi;

  beforeAll(async () => {
    server = await startTestServer();
    const response = await server.app.inject({ url: '/api/docs/openapi.json' });
    document = response.json<OpenApi>();
  });

  afterAll(() => server.close());

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        key: `${method.toUpperCase()} ${path}` as ContractKey,
        operation,
      })),
    );

  test('a page that names every call, and needs no script', async () => {
    for (const url of ['/api/docs/', '/api/docs']) {
      const page = await server.app.inject({ url });
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.payload).not.toMatch(/<script|\son\w+=|style="/);
      for (const key of keys) {
        const [method, path] = key.split(' ');
        expect(page.payload).toContain(`<b>${method}</b> <code>/api${path}</code>`);
      }
      expect(page.payload).not.toMatch(/undefined|\[object/);
    }
    const style = await server.app.inject({ url: '/api/docs/style.css' });
    expect(style.headers['content-type']).toContain('text/css');
  });

  test('is compressed once, however many visitors ask for it', async () => {
    let compressed = 0;
    const counting = createHook({ init: (_, type) => (compressed += Number(type === 'ZLIB')) });
    const ask = (url: string) => server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    for (const url of ['/api/docs/', '/api/docs/openapi.json']) {
      const first = await ask(url);
      counting.enable();
      const again = await ask(url);
      counting.disable();
      expect(again.headers['content-encoding']).toBe('gzip');
      expect(again.rawPayload).toEqual(first.rawPayload);
    }
    expect(compressed).toBe(0);
  });

  test('an OpenAPI 3.1 document, served under the same path as the calls', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toEqual({ title: 'Tandem', version: server.services.version });
    expect(document.servers).toEqual([{ url: '/api' }]);
    expect(
      operations()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(keys.toSorted());
  });

  test('that describes parameters, payloads and answers of every call', () => {
    const faults: string[] = [];
    for (const { key, operation } of operations()) {
      const call: Call = contract[key];
      const inPath = operation.parameters.filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(key.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const names = operation.parameters.map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size).toBe(names.length);
      expect(operation.requestBody !== undefined).toBe(
        call.body !== undefined || call.files !== undefined,
      );
      for (const parameter of operation.parameters)
        faults.push(...schemaFaults(parameter.schema, `${key} ${parameter.name}`));
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        faults.push(...schemaFaults(schema, `${key} payload`));
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^(\d{3}|default)$/);
        expect(response.description ?? response.$ref).toMatch(/\S/);
        for (const { schema } of Object.values(response.content ?? {}) as { schema: Json }[])
          faults.push(...schemaFaults(schema, `${key} ${status}`));
      }
      const signedIn = call.roles.includes('visitor') ? [{}, { bearer: [] }] : [{ bearer: [] }];
      expect(operation.security).toEqual(call.scope === undefined ? signedIn : [{ key: [] }]);
    }
    expect(faults).toEqual([]);
  });

  test('in which every reference leads somewhere', () => {
    const references = Array.from(
      JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g),
      ([, to]) => to ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const to of new Set(references)) {
      expect(to).toMatch(/^#\//);
      const target = to
        .slice(2)
        .split('/')
        .reduce<unknown>((at, name) => (at as Json | undefined)?.[name], document);
      expect([to, isRecord(target)]).toEqual([to, true]);
    }
  });

  test('its health, without what says which faults to try', async () => {
    for (const url of ['/api/health/', '/api/health']) {
      const response = await server.app.inject({ url });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        status: 'ok',
        database: { state: 'up' },
      });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test.each([
    // Nobody has set a token to read them with.
    ['GET', '/metrics'],
    ['GET', '/api/'],
    ['GET', '/api'],
    ['GET', '/api/nothing/'],
    ['GET', '/api/offers/1/2/'],
    ['PUT', '/api/health/'],
    ['POST', '/api/user/'],
    ['DELETE', '/api/offers/'],
    ['POST', '/'],
    ['POST', '/login'],
  ] as const)('%s %s is no call, and told so as every failure is', async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not_found', message: expect.stringMatching(/\.$/) });
  });
});
