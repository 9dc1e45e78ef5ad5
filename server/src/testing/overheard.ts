import type { TestServer } from './product/test-server.ts';

/** Fields that say something of somebody, or open something. */
const telling =
  /^(first_?name|last_?name|name|company_name|trade_name|email|phone|adress|summary|message|(current_|new_)?password|token|access|refresh|link_inscription|(supervisor|legal_rep)_\w+)$/i;

/** Shorter ones stand in a log by chance. */
const shortest = 4;

const gather = (value: unknown, into: Set<string>, key = ''): void => {
  if (typeof value === 'string') {
    if (value.length >= shortest && telling.test(key)) into.add(value);
  } else if (Array.isArray(value)) for (const one of value) gather(one, into, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) gather(one, into, name);
};

/** Notes what the calls of a server carry, in both directions, that must not stand elsewhere. */
export const overhear = (server: TestServer): Set<string> => {
  const heard = new Set<string>();
  const { call } = server;
  server.call = async (key, options = {}) => {
    const { as, params, query, body } = options;
    if (as) heard.add(as);
    for (const part of [params, query, body]) gather(part, heard);
    const called = await call(key, options);
    gather(called.body, heard);
    return called;
  };
  return heard;
};

/** Which of them a text has, as they are or as an address or JSON writes them. */
export const saidIn = (text: string, heard: ReadonlySet<string>): string[] =>
  [...heard].filter((one) =>
    [one, encodeURIComponent(one), JSON.stringify(one).slice(1, -1)].some((written) =>
      text.includes(written),
    ),
  );
