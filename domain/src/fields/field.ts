/** What a field holds, with what has to be known to read, check and show it. */
type Kind =
  | { kind: 'text'; max: number }
  /** What a person or a house is called: without addresses and control signs. */
  | { kind: 'name'; max: number }
  /** Text that some clients send as a number: a postal code. */
  | { kind: 'digits'; max: number }
  /** Of an establishment, its fourteen digits without spaces. */
  | { kind: 'siret' }
  /** In E.164. */
  | { kind: 'phone' }
  | { kind: 'email' }
  /** A day, as `2026-09-01`; its column is text, since one of type date would be read as a moment. */
  | { kind: 'date' }
  | { kind: 'flag' }
  | { kind: 'number'; min: number; max: number }
  /** Kilometres, of the distances offered. */
  | { kind: 'distance' }
  | {
      kind: 'choice';
      keys: readonly [string, ...string[]];
      labels: Readonly<Record<string, string>>;
    }
  /** The id of one record. */
  | { kind: 'reference'; to: 'formation' | 'session' }
  /** Ids of records, answered as they are or with their names; `none` is said where one at least must be chosen. */
  | {
      kind: 'list';
      of: 'formations' | 'sectors' | 'skills';
      max: number;
      answered: 'ids' | 'names';
      none?: string;
    }
  /** A document: the name under which it is stored, sent apart from the other fields. */
  | { kind: 'file' };

/**
 * One thing that is known of a candidate, a company or a need. It lives in the row of whom it tells of, and is erased
 * with it.
 */
export type Field = Kind & {
  /** In French, as the form has it. */
  label: string;
  /** Its name in the archive of one's own data, where that is not the label. */
  archived?: string;
  /** Its column, where that is not named like the field; null where it is kept in rows of a table of its own. */
  column?: string | null;
  /** Whether a save needs it; `by rule` where that hangs on something else. */
  required: 'always' | 'by rule' | 'never';
  /** Who sees it beside its owner and the centre: nobody, or the other side of a match. */
  readers: 'own' | 'match';
  /** What the database holds until something else is saved. */
  missing?: null | string | number;
  /** What is saved for a form that leaves it empty, where that is not what the database holds anyway. */
  unsent?: string;
};

export type Fields = Readonly<Record<string, Field>>;

/** The names of those fields that are of this make. */
export type NamesOf<All extends Fields, Make> = {
  [Name in keyof All & string]: All[Name] extends Make ? Name : never;
}[keyof All & string];

/** The column of a field; never where it has none. */
export type ColumnOf<Name, One extends Field> = One extends { column: infer Column }
  ? Column extends string
    ? Column
    : never
  : Name & string;

export type ColumnsOf<All extends Fields> = {
  [Name in keyof All]: ColumnOf<Name, All[Name]>;
}[keyof All];

interface Values {
  text: string;
  name: string;
  digits: string;
  siret: string;
  phone: string;
  email: string;
  date: string;
  flag: boolean;
  number: number;
  distance: number;
  reference: number;
  list: number[];
  file: string;
}

/** What a field holds once it is filled in. */
export type ValueOf<One extends Field> = One extends {
  kind: 'choice';
  keys: readonly (infer Key)[];
}
  ? Key
  : Values[Exclude<One['kind'], 'choice'>];

export type OrNull<One extends Field> = One extends { missing: null } ? null : never;

/** The fields with their names, in the order of their table. */
export const eachField = (fields: Fields): [name: string, field: Field][] => Object.entries(fields);

export const columnOf = (name: string, { column = name }: Field): string | null => column;

/** The columns of a table of the database that hold fields. */
export const columnsOf = <All extends Fields>(fields: All): ColumnsOf<All>[] =>
  eachField(fields).flatMap(([name, field]) => columnOf(name, field) ?? []) as ColumnsOf<All>[];

type Readers = Field['readers'];

/** The fields that these readers alone see. */
export const seenBy = <All extends Fields, Who extends Readers>(fields: All, who: Who) =>
  Object.fromEntries(eachField(fields).filter(([, { readers }]) => readers === who)) as Pick<
    All,
    NamesOf<All, { readers: Who }>
  >;

/** What the field is called in the archive of one's own data. */
export const archivedName = ({ label, archived }: Field): string =>
  archived ?? label.charAt(0).toLowerCase() + label.slice(1);
