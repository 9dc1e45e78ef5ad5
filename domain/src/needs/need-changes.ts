import { frenchDay } from '../calendar/french-days.ts';
import { eachField, type Field } from '../fields/field.ts';
import { needFields, type NeedFields } from './need-fields.ts';

/** A need as those are answered it whose it is, or some of it: lists by their ids or their names, the session with its name. */
export type ToldNeed = Readonly<Partial<Record<keyof NeedFields, unknown>>> & {
  readonly session: { readonly name: string };
  readonly formations: readonly { readonly name: string }[];
};

type Name = keyof NeedFields;

/** In whatever order a list was sent. */
const comparable = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? value.map((one: unknown) => JSON.stringify(one)).toSorted()
      : (value ?? null),
  );

/** The fields in which two states of a need differ, in the order of its form. */
export const changedNeedFields = (before: ToldNeed, after: ToldNeed): Name[] =>
  (eachField(needFields) as [Name, Field][])
    .map(([name]) => name)
    .filter((name) => comparable(before[name]) !== comparable(after[name]));

/** Too long for a sentence, or somebody's own: told by their label alone. */
const untold: ReadonlySet<Name> = new Set([
  'description',
  'skills',
  'tutor_first_name',
  'tutor_last_name',
  'tutor_email',
  'tutor_phone',
]);

const unsaid = 'non précisé';

const wordsOf = (name: Name, need: ToldNeed): string => {
  const field: Field = needFields[name];
  const value = need[name];
  if (name === 'session_id') return need.session.name;
  if (name === 'formations_ids') return need.formations.map((one) => one.name).join(', ');
  if (field.kind === 'flag') return value === true ? 'oui' : 'non';
  if (value === null || value === undefined || value === '') return unsaid;
  if (field.kind === 'choice') return field.labels[String(value)] ?? String(value);
  if (field.kind === 'date') return frenchDay(String(value));
  return String(value);
};

/**
 * What has changed from one state of a need to another, a line each: « Nombre de postes : 2 (avant : 1) ». That it lies
 * where its company is goes without saying where its place has changed.
 */
export const needChangeLines = (before: ToldNeed, after: ToldNeed): string[] => {
  const names = changedNeedFields(before, after);
  return names
    .filter((name) => name !== 'same_entity_location' || !names.includes('location'))
    .map((name) => {
      const { label } = needFields[name];
      if (untold.has(name)) return label;
      return `${label}\u202F: ${wordsOf(name, after)} (avant\u202F: ${wordsOf(name, before)})`;
    });
};

const terms: readonly Name[] = [
  'title',
  'session_id',
  'contract_type',
  'start_date',
  'centre_rhythm',
  'pay_above_minimum',
  'mobility',
  'remote_days',
  'location',
  'formations_ids',
];

/** What a need says of the job itself: who wants it, or is to meet about it, would want to know where it changes. */
export const needTerms = (need: ToldNeed): ToldNeed => ({
  session: { name: need.session.name },
  formations: need.formations.map(({ name }) => ({ name })),
  ...Object.fromEntries(terms.map((name) => [name, need[name] ?? null])),
});

/** What a field is called where only its name was kept; the name itself where no need has it any more. */
export const needFieldLabel = (name: string): string =>
  Object.hasOwn(needFields, name) ? needFields[name as Name].label : name;
