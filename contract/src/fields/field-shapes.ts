import { distances, type Distance } from '@tandem/domain/reference/distances';
import {
  eachField,
  type Field,
  type Fields,
  type NamesOf,
  type OrNull,
} from '@tandem/domain/fields/field';
import { z } from 'zod';
import {
  choice,
  date,
  email,
  flag,
  id,
  choiceOf,
  integer,
  optionalDigits,
  optionalName,
  optionalPhone,
  optionalText,
  phone,
  properName,
  reference,
  references,
  siret,
  text,
  unlessEmpty,
} from './fields.ts';

/** The shapes of payloads and answers, from the tables of fields of the domain. */

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

export const named = z.object({ id: z.int(), name: z.string() });

const sectorId = choiceOf(1, 38);

const distance = integer(-1, 100).refine(
  (km): km is Distance => distances.some((option) => option === km),
  'Choisissez une des distances proposées.',
);

const list = (field: Of<'list'>) => {
  const ids = references(field.of === 'sectors' ? sectorId : id, field.max);
  return field.required === 'always' ? ids.refine((given) => given.length > 0, field.none) : ids;
};

/** How a field is sent that must be told; a file goes apart. */
const needed = {
  text: ({ max }: Of<'text'>) => text(max),
  name: ({ max }: Of<'name'>) => properName(max),
  digits: ({ max }: Of<'digits'>) => text(max),
  siret: () => siret,
  phone: () => phone,
  email: () => email,
  date: () => date,
  flag: () => flag,
  number: ({ min, max }: Of<'number'>) => integer(min, max),
  distance: () => distance,
  reference: () => reference,
  list,
};

/** Null where it is left out or empty. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  unlessEmpty(schema.optional()).transform((value) => value ?? null);

/** How a field is sent that may be left out. */
const optional = {
  text: ({ max }: Of<'text'>) => optionalText(max),
  name: ({ max }: Of<'name'>) => optionalName(max),
  digits: ({ max }: Of<'digits'>) => optionalDigits(max),
  siret: () => orNull(siret),
  phone: () => optionalPhone,
  email: () => orNull(email),
  date: () => orNull(date),
  flag: () => flag.default(false),
  number: ({ min, max }: Of<'number'>) => orNull(integer(min, max)),
  distance: () => orNull(distance),
  reference: () => orNull(reference),
  list,
};

const choices = <Key extends string>(keys: readonly [Key, ...Key[]]) => ({
  needed: choice(keys),
  /** Without a key for what is left out. */
  optional: orNull(choice(keys)),
  defaulted: (unsent: string) => unlessEmpty(choice(keys).default(unsent as Key)),
});

type Choices<Key extends string> = ReturnType<typeof choices<Key>>;

type SentChoice<One extends Of<'choice'>> = One['required'] extends 'always'
  ? Choices<One['keys'][number]>['needed']
  : One extends { unsent: string }
    ? ReturnType<Choices<One['keys'][number]>['defaulted']>
    : Choices<One['keys'][number]>['optional'];

type SentKind = keyof typeof needed;

type SentAs<One extends Field> =
  One extends Of<'choice'>
    ? SentChoice<One>
    : One['kind'] extends SentKind
      ? ReturnType<
          (One['required'] extends 'always' ? typeof needed : typeof optional)[One['kind']]
        >
      : never;

const sentAs = (field: Field): z.ZodType => {
  if (field.kind === 'choice') {
    const made = choices(field.keys);
    if (field.required === 'always') return made.needed;
    return field.unsent === undefined ? made.optional : made.defaulted(field.unsent);
  }
  const shapes: Record<string, (field: never) => z.ZodType> =
    field.required === 'always' ? needed : optional;
  const shape = shapes[field.kind];
  if (!shape) throw new Error(`No payload tells a ${field.kind}.`);
  return shape(field as never);
};

/** What a form sends: each field of the table but files. */
export const sentFields = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    eachField(fields).flatMap(([name, field]) =>
      field.kind === 'file' ? [] : [[name, sentAs(field)]],
    ),
  ) as { [Name in Exclude<keyof All, NamesOf<All, { kind: 'file' }>>]: SentAs<All[Name]> };

const answered = {
  text: z.string(),
  name: z.string(),
  digits: z.string(),
  siret: z.string(),
  phone: z.string(),
  email: z.string(),
  date: z.string(),
  flag: z.boolean(),
  number: z.int(),
  distance: z.int(),
  reference: z.int(),
  file: z.string(),
  ids: z.array(z.int()),
  names: z.array(named),
};

type AnsweredValue<One extends Field> =
  One extends Of<'choice'>
    ? z.ZodEnum<{ [Key in One['keys'][number]]: Key }>
    : One extends Of<'list'>
      ? (typeof answered)[One['answered']]
      : (typeof answered)[Exclude<One['kind'], 'choice' | 'list'>];

type AnsweredAs<One extends Field> =
  null extends OrNull<One> ? z.ZodNullable<AnsweredValue<One>> : AnsweredValue<One>;

const answeredAs = (field: Field): z.ZodType => {
  if (field.kind === 'choice') return z.enum(field.keys);
  return answered[field.kind === 'list' ? field.answered : field.kind];
};

/** What a record answers of these fields, as they are stored; null where nothing has been saved. */
export const answeredFields = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    eachField(fields).map(([name, field]) => [
      name,
      field.missing === null ? answeredAs(field).nullable() : answeredAs(field),
    ]),
  ) as { [Name in keyof All]: AnsweredAs<All[Name]> };
