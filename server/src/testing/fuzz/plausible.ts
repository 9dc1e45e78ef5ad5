import { z } from 'zod';
import type { Random } from '../../demo/random.ts';
import type { Pool } from './pool.ts';

/** As much of JSON Schema as the contract's shapes are told in. */
interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minimum?: number;
  maximum?: number;
}

const shapes = new WeakMap<z.ZodType, Shape>();

const shapeOf = (schema: z.ZodType): Shape => {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  shapes.set(schema, shape);
  return shape;
};

const someText = (random: Random, name: string): string => {
  if (/email/i.test(name)) return `a${random.integer(0, 4000)}@exemple.fr`;
  // Of a device that could be told: nobody is there.
  if (name === 'endpoint') return `https://alertes.exemple.invalid/${random.integer(0, 99)}`;
  if (name === 'siret') return random.pick(['73282932000074', '552 100 554 00013']);
  if (name === 'p256dh') return 'B'.repeat(87);
  if (name === 'auth') return 'A'.repeat(22);
  if (/password/i.test(name)) return random.pick(['Tandem-2026!', 'x', 'Un autre 2026 !']);
  return `${random.pick(['Léa', 'Lyon', 'Atelier', 'Commerce', 'Web'])} ${random.integer(0, 999)}`;
};

const someArray = (random: Random, pool: Pool, shape: Shape, name: string): unknown[] => {
  const length = random.weighted([
    [1, 6],
    [random.integer(0, 4), 4],
    [random.integer(5, 60), 0.3],
  ]);
  return Array.from({ length }, () => ofShape(random, pool, shape.items ?? {}, name));
};

const someRecord = (random: Random, pool: Pool, shape: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape.properties ?? {})
      .filter(([name]) => shape.required?.includes(name) || random.chance(0.7))
      .map(([name, property]) => [name, ofShape(random, pool, property, name)]),
  );

/** A value of this shape: of those that were seen under its name where there are some, else an invented one. */
const ofShape = (random: Random, pool: Pool, shape: Shape, name: string): unknown => {
  if ('const' in shape) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  const kind = Array.isArray(shape.type) ? random.pick(shape.type) : shape.type;
  if (kind === 'object') return someRecord(random, pool, shape);
  if (kind === 'array') return someArray(random, pool, shape, name);
  const seen = random.chance(0.75) ? pool.named(random, name) : undefined;
  if (seen !== undefined) return seen;
  if (shape.anyOf) return ofShape(random, pool, random.pick(shape.anyOf), name);
  if (kind === 'number' || kind === 'integer')
    return random.chance(0.6) ? pool.id(random) : random.integer(shape.minimum ?? -2, 60);
  if (kind === 'boolean') return random.chance(0.5);
  if (kind === 'null') return null;
  return random.chance(0.2) ? pool.word(random) : someText(random, name);
};

const tries = 12;

/** What the contract would let through, or nearly: a field that it refuses is drawn anew a few times. */
export const plausible = (random: Random, pool: Pool, schema: z.ZodType): unknown => {
  const shape = shapeOf(schema);
  const value = ofShape(random, pool, shape, '_');
  for (let turn = 0; turn < tries; turn += 1) {
    const { error } = schema.safeParse(value);
    if (!error) break;
    for (const { path } of error.issues) redraw(random, pool, shape, value, path);
  }
  return value;
};

const redraw = (
  random: Random,
  pool: Pool,
  shape: Shape,
  value: unknown,
  path: readonly PropertyKey[],
): void => {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return;
  const inner = typeof key === 'number' ? shape.items : shape.properties?.[String(key)];
  const holder = value as Record<PropertyKey, unknown>;
  if (!inner) return;
  if (rest.length > 0 && inner.type === 'object') redraw(random, pool, inner, holder[key], rest);
  else holder[key] = ofShape(random, pool, inner, String(key));
};
