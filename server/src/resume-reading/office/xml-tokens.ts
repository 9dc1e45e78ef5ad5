/** A piece of an XML text: a tag with what stands in it, or words. */
export interface XmlToken {
  /** Without its prefix; empty for words. */
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attributes: string;
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(x?)([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, hex, digits, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole;
    const code = Number.parseInt(String(digits), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const token = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s[^<>]*?)?)(\/?)>|<[^>]*>|([^<]+)/g;

/** Entities of a document's own are never resolved, and nothing that it names is fetched. */
export function* tokensOf(xml: string): Generator<XmlToken> {
  // Behind the last end of a tag each beginning would be followed to the end of the text.
  const whole = xml.slice(0, xml.lastIndexOf('>') + 1);
  for (const [, end = '', name, attributes = '', empty = '', text] of whole.matchAll(token)) {
    if (text !== undefined)
      yield { name: '', isEnd: false, isEmpty: false, attributes: '', text: decoded(text) };
    else if (name !== undefined)
      yield { name, isEnd: end !== '', isEmpty: empty !== '', attributes, text: '' };
  }
}

/** The value of an attribute, whatever its prefix. */
export const attribute = (attributes: string, name: string): string | null => {
  const value = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return value ? decoded(value[1] ?? value[2] ?? '') : null;
};
