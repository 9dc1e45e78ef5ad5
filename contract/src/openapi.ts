import { errorSentences } from '@tandem/domain/errors';
import { z } from 'zod';
import type { Call } from './call.ts';
import { contract } from './index.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parameters = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const requestBody = ({ body, files }: Call): Json | undefined => {
  if (!body && !files) return undefined;
  const schema: Json = body ? jsonSchema(body, 'input') : { type: 'object' };
  if (!files) return { required: true, content: { 'application/json': { schema } } };
  const properties = {
    ...(schema['properties'] as Json | undefined),
    ...Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])),
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } } },
  };
};

const success = (call: Call): [string, Json][] => {
  if (call.answer === 'empty') return [['204', { description: 'Done' }]];
  if (call.answer === 'file')
    return [
      ['200', { description: 'The file', content: { 'application/octet-stream': { schema: {} } } }],
    ];
  const content = { 'application/json': { schema: jsonSchema(call.answer, 'output') } };
  return (call.statuses ?? [200]).map((status) => [
    String(status),
    { description: call.summary, content },
  ]);
};

const forWhom = ({ roles, scope }: Call): string =>
  scope === undefined
    ? `Roles: ${roles.join(', ')}.`
    : `For programs with a key that may read ${scope}.`;

const security = ({ roles, scope }: Call): Json[] => {
  if (scope !== undefined) return [{ key: [] }];
  return roles.includes('visitor') ? [{}, { bearer: [] }] : [{ bearer: [] }];
};

const operation = (call: Call): Json => ({
  summary: call.summary,
  description: `${forWhom(call)}${call.addition ? ' Not among the calls of the specification.' : ''}${call.sensitive ? ' Sensitive: may be refused with `identity_doubted` until `POST /sign-ins/confirm/`, for sign-ins begun with `device`.' : ''}`,
  parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
  ...(call.body || call.files ? { requestBody: requestBody(call) } : {}),
  responses: {
    ...Object.fromEntries(success(call)),
    default: { $ref: '#/components/responses/Failure' },
  },
  security: security(call),
});

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = (version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries<Call>(contract)) {
    const [method = '', path = ''] = key.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tandem', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key for programs, made by a superuser',
        },
      },
      responses: {
        Failure: {
          description: 'What went wrong, in French',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['code', 'message'],
                properties: {
                  code: { type: 'string', enum: Object.keys(errorSentences) },
                  message: { type: 'string' },
                  fields: { type: 'object', additionalProperties: { type: 'string' } },
                  data: { type: 'object' },
                },
              },
            },
          },
        },
      },
    },
  };
};
