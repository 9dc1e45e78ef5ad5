export type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong value, told in one line. */
export class ConfigFault extends Error {
  constructor(variable: string, expected: string) {
    super(`${variable} is wrong: it must be ${expected}.`);
  }
}

/** Reads one variable; empty counts as absent. */
export const configReader = (environment: Environment) => {
  const raw = (name: string): string | null => environment[name]?.trim() || null;
  const checked =
    (expected: string, fits: (value: string) => boolean) =>
    (name: string): string | null => {
      const value = raw(name);
      if (value !== null && !fits(value)) throw new ConfigFault(name, expected);
      return value;
    };
  const url = (expected: string, protocols: string[], fits: (url: URL) => boolean = () => true) =>
    checked(expected, (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol) && fits(parsed);
    });
  return { raw, checked, url };
};

export const web = ['http:', 'https:'];

export type ConfigReader = ReturnType<typeof configReader>;
