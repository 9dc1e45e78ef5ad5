import { eachField, type Field, type Fields, type NamesOf } from '@tandem/domain/fields/field';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { required } from './checks.ts';

/** The values of a form from a table of fields: what it starts with, what it sends, what must not be empty. */

interface Named {
  id: number;
  name: string;
}

/** A field as it is typed: choices by their keys, numbers as text, empty where nothing is told yet. */
type FormValue<One extends Field> = One extends { kind: 'list'; of: 'skills' }
  ? Named[]
  : One extends { kind: 'list' }
    ? number[]
    : One extends { kind: 'flag' }
      ? boolean
      : One extends { kind: 'file' }
        ? File | null
        : string;

export type FormValues<All extends Fields> = { [Name in keyof All]: FormValue<All[Name]> };

const typed = (field: Field, value: unknown): unknown => {
  if (field.kind === 'file') return null;
  if (field.kind === 'flag') return value === true;
  if (field.kind === 'list')
    return field.of !== 'skills' && field.answered === 'names'
      ? (value as Named[]).map(({ id }) => id)
      : value;
  if (value === null || value === undefined) return '';
  return field.kind === 'phone' ? formatPhone(String(value)) : String(value);
};

/** What a form starts with that changes this record. */
export const formValues = <All extends Fields>(
  fields: All,
  record: Readonly<Record<keyof All, unknown>>,
) =>
  Object.fromEntries(
    eachField(fields).map(([name, field]) => [name, typed(field, record[name])]),
  ) as FormValues<All>;

/** What a form starts with that tells of something new. */
export const emptyValues = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    eachField(fields).map(([name, field]) => [
      name,
      typed(field, field.kind === 'list' ? [] : (field.missing ?? null)),
    ]),
  ) as FormValues<All>;

type SentValue<One extends Field> = One extends { kind: 'choice'; keys: readonly (infer Key)[] }
  ? Key
  : One extends { kind: 'list'; of: 'skills' }
    ? number[]
    : FormValue<One>;

type Sendable<All extends Fields> = Exclude<keyof All, NamesOf<All, { kind: 'file' }>>;

/** What is sent once `missingFields` finds nothing: a choice is then one of its keys; files go apart. */
export const sentValues = <All extends Fields>(fields: All, values: FormValues<All>) =>
  Object.fromEntries(
    eachField(fields).flatMap(([name, field]) => {
      if (field.kind === 'file') return [];
      const value: unknown = values[name];
      const isSkills = field.kind === 'list' && field.of === 'skills';
      return [[name, isSkills ? (value as Named[]).map(({ id }) => id) : value]];
    }),
  ) as { [Name in Sendable<All>]: SentValue<All[Name]> };

/** What is missing, by field; what only a rule requires is left to who knows the rule. */
export const missingFields = <All extends Fields>(fields: All, values: FormValues<All>) =>
  Object.fromEntries(
    eachField(fields).flatMap(([name, field]) =>
      field.required === 'always' ? [[name, required(values[name] as string | unknown[])]] : [],
    ),
  ) as Record<NamesOf<All, { required: 'always' }>, string | null>;
