import type { Call } from '@tandem/contract/call';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

export type Shape = Record<string, unknown>;

/** Shapes and what writes them are the same for all servers of a process: tests start hundreds. */
const shapes = new WeakMap<z.ZodType, Shape>();

/**
 * An answer is written by its shape alone: what the contract does not name never leaves the server. OpenAPI 3.0 says
 * `nullable` where JSON Schema says `anyOf`, of which each value would be validated before it is written.
 */
export const shapeOf = (answer: Call['answer']): Shape | null => {
  if (!(answer instanceof z.ZodType)) return null;
  const known = shapes.get(answer);
  if (known) return known;
  const { $schema: _, ...shape } = z.toJSONSchema(answer, { io: 'output', target: 'openapi-3.0' });
  shapes.set(answer, shape);
  return shape;
};

type Compiler = NonNullable<FastifyInstance['serializerCompiler']>;
type Write = ReturnType<Compiler>;

const writers = new WeakMap<object, Write>();

/** Fastify makes its compiler with the first route that has a shape, and only for itself. */
const openCompiler = async (): Promise<Compiler> => {
  const bare = fastify();
  bare.get('/', { schema: { response: { '2xx': { type: 'null' } } } }, () => null);
  await bare.ready();
  const { serializerCompiler } = bare;
  if (!serializerCompiler) throw new Error('Fastify has no compiler of shapes.');
  return serializerCompiler;
};

let opening: Promise<Compiler> | undefined;

/** Has a server take over what writes a shape where another of this process has compiled it. */
export const shareWriters = async (app: FastifyInstance): Promise<void> => {
  const compile = await (opening ??= openCompiler());
  app.setSerializerCompiler((route) => {
    const shape = route.schema as object;
    const write = writers.get(shape) ?? compile(route);
    writers.set(shape, write);
    return write;
  });
};
