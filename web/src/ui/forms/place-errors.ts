/**
 * The server's sentences under the form's own names. A fault inside a list (`sector.2`, `0.email`) stands under the
 * field that the form has; what it has no field for is left out.
 */
export const placeErrors = (
  fields: Record<string, string>,
  values: Record<string, unknown>,
  names: Record<string, string> = {},
): Record<string, string> => {
  const placed: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(fields)) {
    const name = [path, ...path.split('.')]
      .map((part) => names[part] ?? part)
      .find((part) => Object.hasOwn(values, part));
    if (name) placed[name] ??= sentence;
  }
  return placed;
};
