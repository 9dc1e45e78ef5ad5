const inAddress = (value: unknown): string => encodeURIComponent(String(value));

/** The path of a call below /api, each of its parameters in its place, as `write` makes it text for an address. */
export const fillPath = (
  key: string,
  params: Readonly<Record<string, unknown>> = {},
  write: (value: unknown) => string = inAddress,
): string =>
  key
    .slice(key.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => write(params[name]));
