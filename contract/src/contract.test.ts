import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { contract } from './index.ts';
import { openApiDocument } from './openapi.ts';

/** The calls of the specification, in its order; every other call is an addition. */
const specified = `
POST /token/
GET /user/
POST /token/refresh/
POST /password-reset-email/
POST /password-reset/
GET /applicant/info/
GET /company/info/
GET /formations/
POST /formations/
DELETE /formations/{id}/
GET /educational-level-choices/
GET /sessions/
POST /sessions/
DELETE /sessions/{id}/
GET /applicant/
GET /temp-applicants/
POST /temp-applicants/
POST /temp-applicants/{id}/recontact/
POST /temp-applicants/all/recontact/
DELETE /temp-applicants/{token}/
DELETE /applicant/{id}/
GET /download/{filename}/
GET /companies/
POST /temp-companies/
DELETE /temp-companies/{token}/
DELETE /companies/{id}/
GET /company/{id}/offers/
GET /temp-companies/{token}/
GET /temp-applicants/{token}/
POST /user/register/
GET /user/info/
GET /sector/
GET /choices/
GET /applicants/registration/{applicantId}/
GET /applicants/registration/
POST /applicants/registration/
PUT /applicants/registration/
POST /auto-fill/
GET /applicant_test/metadata/
GET /applicant_test/
POST /applicant_test/
GET /company_test/metadata/
PUT /company_test/{token}/
GET /offers/
POST /offers/
PUT /offers/{id}/
DELETE /offers/{id}/
GET /match_applicants/
GET /matches/
POST /matches/{id}/
POST /contract/note/{matchId}/
GET /formationlink/
POST /formationlink/
DELETE /formationlink/{id}/
GET /staff/
POST /staff/
DELETE /staff/{id}/
POST /launch_matching/
GET /formation-statistics/
GET /company/sizes/
GET /company/workforce/
GET /company/
POST /company/`
  .trim()
  .split('\n');

const calls = Object.entries<Call>(contract);

describe('the contract', () => {
  test('has every call of the specification, and marks every other as an addition', () => {
    const own = calls.filter(([, { addition }]) => !addition).map(([key]) => key);
    expect(own.toSorted()).toEqual(specified.toSorted());
  });

  test.each(calls)('%s names its parameters, its roles and what it answers', (key, call) => {
    expect(key).toMatch(/^(GET|POST|PUT|DELETE) \/(?:[\w-]+\/|\{\w+\}\/)+$/);
    const inPath = Array.from(key.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath);
    expect(call.roles.length > 0).toBe(call.scope === undefined);
    expect(new Set(call.roles).size).toBe(call.roles.length);
    expect(call.summary).not.toBe('');
    for (const status of call.statuses ?? []) expect([200, 201, 202]).toContain(status);
    const isRead = key.startsWith('GET ');
    expect(isRead && (call.body !== undefined || call.files !== undefined)).toBe(false);
  });

  test.each(calls.filter(([, { answer }]) => answer instanceof z.ZodType))(
    '%s answers what JSON can write as it is',
    (_, { answer }) => {
      const schema = answer as z.ZodType;
      expect(() => z.toJSONSchema(schema, { io: 'output' })).not.toThrow();
    },
  );

  test('is told as a document that names every call once, with its failures', () => {
    const document = openApiDocument('1.2.3') as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object; parameters: { name: string }[] }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const told = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.toSorted()).toEqual(Object.keys(contract).toSorted());
    expect(document.paths['/sessions/']?.['post']?.responses).toHaveProperty('201');
    expect(document.paths['/sessions/{id}/']?.['delete']?.responses).toHaveProperty('204');
    expect(document.paths['/sessions/{id}/']?.['delete']?.responses).toHaveProperty('default');
    expect(document.paths['/offers/']?.['get']?.parameters.map(({ name }) => name)).toEqual([
      'limit',
      'offset',
    ]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
