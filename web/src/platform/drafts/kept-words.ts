import { keepForm, keptFields } from './device-drafts.ts';
import { textsOf, valuesOf } from './field-texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed into a form and not sent, of the fields that still begin with what it was typed over. */
export const wordsLeft = <Begun extends Values>(
  owner: string,
  form: string,
  initial: Begun,
): Partial<Begun> => {
  const now = textsOf(initial);
  const left = Object.entries(keptFields(owner, form)).flatMap(([key, { value, seen }]) =>
    now[key] === seen ? [[key, value] as const] : [],
  );
  return valuesOf(Object.fromEntries(left), initial);
};

/** Keeps the fields that are other than those that the form began with. */
export const keepWords = (owner: string, form: string, values: Values, initial: Values): void => {
  const begun = textsOf(initial);
  const changed = Object.entries(textsOf(values)).flatMap(([key, value]) => {
    const seen = begun[key] ?? '';
    return value === seen ? [] : [[key, { value, seen }] as const];
  });
  keepForm(owner, form, Object.fromEntries(changed));
};
