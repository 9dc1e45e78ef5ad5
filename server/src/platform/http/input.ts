import type { Call } from '@tandem/contract/call';
import { Failure } from '@tandem/domain/errors';
import { z } from 'zod';

/** What a library says of types is for programmers: whoever reads it sees a form. */
z.config({
  ...z.locales.fr(),
  customError: ({ code, input }) => {
    if (code !== 'invalid_type') return undefined;
    return input === undefined || input === null
      ? 'Ce champ est obligatoire.'
      : 'Cette valeur n’a pas la forme attendue.';
  },
});

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The name of a field; an item of a list is told under the list's name, a row's field as `3.email`. */
const fieldName = (path: readonly PropertyKey[]): string => {
  const last = path.findLastIndex((key) => typeof key !== 'number');
  return path.slice(0, last + 1).join('.') || path.join('.') || '_';
};

/** One sentence a field, keyed by the payload's names; what concerns the whole has the key `_`. */
const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[fieldName(issue.path)] ??= issue.message;
  return fields;
};

const checked = (
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'invalid_input' | 'not_found',
) => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw code === 'not_found'
    ? new Failure('not_found')
    : new Failure('invalid_input', { fields: fieldsOf(parsed.error) });
};

export const readParams = (call: Call, params: unknown) =>
  checked(call.params, params, 'not_found');

/** Checks what a call received against the contract. A parameter that cannot name anything names nothing: 404. */
export const readInput = (call: Call, raw: RawInput) => ({
  params: readParams(call, raw.params),
  query: checked(call.query, raw.query, 'invalid_input'),
  body: checked(call.body, raw.body, 'invalid_input'),
});
