import { findingText } from '@tandem/domain/contracts/finding';
import { compact, siretVerdict } from '@tandem/domain/contracts/identifiers/siret';
import { nameFault, withoutTurns } from '@tandem/domain/names';
import { emailKey, isEmail } from '@tandem/domain/accounts/email';
import { isDate } from '@tandem/domain/fields/date';
import { passwordMaxLength } from '@tandem/domain/accounts/password';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

const required = 'Ce champ est obligatoire.';

/** The sentence for a value of the wrong kind; one that is missing is said to be required. */
const expecting = (sentence: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === '' ? required : sentence,
});

/** Text that the database can hold: no NUL, no half of a surrogate pair. */
export const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export const unstorable = 'Ce texte contient un caractère qui ne peut pas être enregistré.';

const textForm = (max: number) =>
  z
    .string(expecting('Ce champ attend du texte.'))
    .trim()
    // Lists from a Mac write « é » as two signs: no search would find it, and « é » of two files would differ.
    .normalize('NFC')
    .max(max, `Ce champ est limité à ${max} caractères.`)
    .refine(storable, unstorable);

/** Text that is refused for what does not belong into it: nothing is taken out of it unasked. */
export const literalText = (max = 200) => textForm(max).min(1, required);

const plainText = (max: number) => textForm(max).overwrite(withoutTurns).trim();

/** Required text, without the space around it. */
export const text = (max = 200) => plainText(max).min(1, required);

/** Text that has to be sent, and may be empty. */
export const textOrEmpty = plainText;

const orNull = <Form extends z.ZodType<string, string>>(form: Form) =>
  form.nullish().transform((value) => value || null);

/** Text that may be missing, null or empty: all three read as null. */
export const optionalText = (max = 200) => orNull(plainText(max));

/** The same for what some clients send as a number: a postal code, a SIRET. */
export const optionalDigits = (max = 200) =>
  z.preprocess(
    (value: string | number | null | undefined) =>
      typeof value === 'number' ? String(value) : value,
    optionalText(max),
  );

/** The number of an establishment, its digits told in groups or as a number. */
export const siret = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text(40)
    .superRefine((typed, context) => {
      const fault = siretVerdict(typed);
      if (fault) context.addIssue({ code: 'custom', message: findingText(fault), input: typed });
    })
    .transform(compact),
);

const isName = (typed: string | null, context: z.core.$RefinementCtx<string | null>): void => {
  const fault = typed === null ? null : nameFault(typed);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault, input: typed });
};

/** What a person or a company is called: others read it, in mails as well. */
export const properName = (max: number) => literalText(max).superRefine(isName);

export const optionalName = (max: number) => orNull(textForm(max)).superRefine(isName);

export const email = text(254).refine(isEmail, 'Adresse e-mail invalide.');

/** An address by which an account is looked up; its form is not judged, so that no answer depends on it. */
export const emailLookup = text(500).transform(emailKey);

const toE164 = (typed: string, context: z.core.$RefinementCtx<string>): string => {
  const phone = parsePhoneNumberFromString(typed.replace(/^00/, '+').replace('(0)', ''), 'FR');
  if (phone?.isValid()) return phone.number;
  context.addIssue({ code: 'custom', message: 'Numéro de téléphone invalide.', input: typed });
  return z.NEVER;
};

/** A phone number as people write it, read into E.164; a number without prefix is French. */
export const phone = text(40).transform(toE164);

export const optionalPhone = optionalText(40).transform((typed, context) =>
  typed === null ? null : toE164(typed, context as z.core.$RefinementCtx<string>),
);

const aNumber = expecting('Ce champ attend un nombre.');

/** A whole number, also as digits (form fields and addresses carry text). */
const wholeNumber = (min: number, max: number, tooLow: string, tooHigh: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,16}$/)
          .transform(Number),
      ],
      aNumber,
    )
    .pipe(z.int(aNumber).min(min, tooLow).max(max, tooHigh));

/** A number that people know as one. */
export const integer = (min: number, max: number) =>
  wholeNumber(min, max, `Au moins ${min}.`, `Au plus ${max}.`);

const notOffered = 'Choisissez une des valeurs proposées.';

/** The number of one of the things that a list offers. */
export const choiceOf = (min: number, max: number) => wholeNumber(min, max, notOffered, notOffered);

export const id = integer(1, 2_147_483_647);

type Reference = number | string | { id: number | string } | null | undefined;

/** The id of a record, also as the record itself that an earlier call answered. */
export const referenceTo = <Id extends z.ZodType<number, number | string>>(recordId: Id) =>
  z.preprocess(
    (value: Reference) =>
      typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
    recordId,
  );

export const reference = referenceTo(id);

/** One field of a form that stands for several ids: a JSON text, or what a list becomes when it is made a text. */
const readIds = (text: string): unknown[] => {
  if (text === '') return [];
  if (/^\d+(?:,\d+)+$/.test(text)) return text.split(',');
  if (!/^[[{]/.test(text)) return [text];
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [read];
  } catch {
    return [text];
  }
};

/** Ids of records, or the records, each once. A form may send one field per item, one for all, or none. */
export const references = (recordId: z.ZodType<number, number | string>, max: number) =>
  z.preprocess(
    (value: readonly Reference[] | Reference) =>
      (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter((one) => one !== undefined && one !== null)
        .flatMap((one) => (typeof one === 'string' ? readIds(one.trim()) : [one])),
    z
      .array(referenceTo(recordId))
      .max(max, `Au plus ${max} éléments.`)
      .transform((ids) => [...new Set(ids)]),
  );

/** Reads what a form sends for a field that was left empty as if it had not been sent. */
export const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value: z.input<Schema> | '' | null | undefined) =>
      value === '' || value === null ? undefined : value,
    schema,
  );

/** One key of a choice list, also as a number (`7` for `'7'`). */
export const choice = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.preprocess(
    (value: Key | number) => (typeof value === 'number' ? String(value) : value),
    z.enum(keys, expecting(notOffered)),
  );

/** A yes or no, also as the text or number that a form carries; no when it is empty. */
export const flag = z.preprocess(
  (value: boolean | string | number | null) => {
    // An object may not even have a text.
    const text =
      typeof value === 'object' && value !== null ? null : String(value ?? '').toLowerCase();
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0' || text === '') return false;
    return value;
  },
  z.boolean(expecting('Ce champ attend oui ou non.')),
);

export const token = z.string().min(1).max(200).refine(storable);

/** A password as it was typed: kept as it is, spaces included. */
export const typedPassword = z.string('Ce champ attend du texte.').max(passwordMaxLength);

/** A day, as `2026-09-01`. */
export const date = text(40).refine(isDate, 'Date invalide.');

/** A moment, as an ISO 8601 text in UTC. */
export const moment = z.iso.datetime(
  'Une date et une heure sont attendues, comme 2026-09-01T08:00:00Z.',
);

const pageFrom = (least: 0 | 1) => ({
  limit: unlessEmpty(integer(least, 100_000).optional()),
  offset: unlessEmpty(integer(0, 100_000_000).optional()),
});

export const page = pageFrom(1);

/** With 0 no row is read, only what is told of all of them. */
export const pageOrNone = pageFrom(0);

/**
 * The `version` of the sheet that one has seen: where somebody else has saved meanwhile, one is told. A client that knows nothing
 * of versions is never refused.
 */
export const seenVersion = unlessEmpty(token.optional());
