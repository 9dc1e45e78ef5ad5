import {
  columnOf,
  columnsOf,
  eachField,
  type ColumnOf,
  type Field,
  type Fields,
  type NamesOf,
  type OrNull,
  type ValueOf,
} from '@tandem/domain/fields/field';
import type { ColumnType } from 'kysely';

type WithDefault<Type> = ColumnType<Type, Type | undefined, Type>;

type FieldColumn<One extends Field> = One extends { kind: 'list' } | { missing: string | number }
  ? WithDefault<ValueOf<One>>
  : ValueOf<One> | OrNull<One>;

/** The columns that hold the fields of a table, as the query builder types them. */
export type FieldColumns<All extends Fields> = {
  [Name in keyof All as ColumnOf<Name, All[Name]>]: FieldColumn<All[Name]>;
};

/** The columns that hold fields, as a query on that table names them. */
export const columnsIn = <Table extends string, All extends Fields>(table: Table, fields: All) =>
  columnsOf(fields).map((column) => `${table}.${column}` as const);

/** What is stored of the fields of a form, by column; without those that something else decides. */
export const columnValues = <All extends Fields, Decided extends keyof All & string>(
  fields: All,
  form: { readonly [Name in Exclude<keyof All & string, Decided>]: ValueOf<All[Name]> | null },
  decided: readonly Decided[],
) =>
  Object.fromEntries(
    eachField(fields).flatMap(([name, field]) => {
      const column = columnOf(name, field);
      if (column === null || decided.some((one) => one === name)) return [];
      const value = form[name as keyof typeof form];
      return [[column, value ?? field.unsent ?? field.missing ?? null]];
    }),
  ) as {
    [Name in Exclude<keyof All & string, Decided> as ColumnOf<Name, All[Name]>]:
      | ValueOf<All[Name]>
      | OrNull<All[Name]>;
  };

/** Fields whose column says what a record answers; skills and the like are answered with their names. */
type Plain = { kind: Exclude<Field['kind'], 'file' | 'list'> } | { kind: 'list'; answered: 'ids' };

type PlainNames<All extends Fields> = {
  [Name in NamesOf<All, Plain>]: All[Name] extends { column: null } ? never : Name;
}[NamesOf<All, Plain>];

/** What a record answers of the fields that are answered as they are stored. */
export const plainValues = <All extends Fields>(
  fields: All,
  row: { readonly [Name in PlainNames<All> as ColumnOf<Name, All[Name]>]: unknown },
) =>
  Object.fromEntries(
    eachField(fields).flatMap(([name, field]) => {
      const column = columnOf(name, field);
      const isPlain = field.kind === 'list' ? field.answered === 'ids' : field.kind !== 'file';
      return column !== null && isPlain ? [[name, row[column as keyof typeof row]]] : [];
    }),
  ) as { [Name in PlainNames<All>]: ValueOf<All[Name]> | OrNull<All[Name]> };
