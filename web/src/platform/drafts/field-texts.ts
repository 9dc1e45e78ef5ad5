/** A field as a draft holds it: text as it is, anything else as JSON; null for a file, which no draft holds. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim();
  if (value === null || value === undefined || value instanceof Blob) return null;
  return JSON.stringify(value);
};

/** What a draft holds, as a field of this kind takes it; undefined where it does not fit, after an upgrade. */
export const valueOf = (text: string, sample: unknown): unknown => {
  if (typeof sample === 'string') return text;
  if (sample === null || sample === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const fits = typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
    return fits && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The texts of all fields that a draft can hold. */
export const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = textOf(value);
      return text === null ? [] : [[name, text]];
    }),
  );

/** Those of the texts that a form with these values takes. */
export const valuesOf = <Values extends Record<string, unknown>>(
  texts: Readonly<Record<string, string>>,
  samples: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const value = Object.hasOwn(samples, name) ? valueOf(text, samples[name]) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<Values>;

/** Whether a form with these values would not begin with the same texts. */
export const hasOtherTexts = (
  texts: Readonly<Record<string, string>>,
  initial: Readonly<Record<string, unknown>>,
): boolean => {
  const begun = textsOf(initial);
  return Object.keys(valuesOf(texts, initial)).some((name) => texts[name] !== begun[name]);
};
