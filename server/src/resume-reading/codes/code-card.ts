import { contactOf } from '../pdf/annotations/contact-links.ts';

/** What a QR code says of how somebody is reached. */
export interface CodeCard {
  /** Whose it is, where the code says it; a firm's has none but the firm's. */
  name: string | null;
  /** Addresses, numbers and places, each as a line. */
  texts: string[];
}

const longestText = 3000;
const mostTexts = 12;
const longestLine = 200;

const card = (name: string | null, texts: readonly string[]): CodeCard | null => {
  const clean = (text: string): string =>
    text
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, longestLine);
  const said = texts.map(clean).filter((text) => text !== '');
  return said.length === 0
    ? null
    : { name: clean(name ?? '') || null, texts: said.slice(0, mostTexts) };
};

/** « \; », « \, » and « \n » as the signs that they stand for. */
const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign));

/** At signs that are not escaped. */
const parted = (text: string, sign: ';' | ','): string[] =>
  text.split(sign === ';' ? /(?<!\\);/ : /(?<!\\),/).map(unescaped);

/** « =C3=A9 » of vCard 2.1. */
const printable = (text: string): string => {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const encoded = Buffer.from(bytes, 'latin1').toString('utf8');
  return encoded.includes('\uFFFD') ? bytes : encoded;
};

/** The properties of a vCard, with their names alone; a line that is carried over starts with a blank, or follows a « = ». */
const propertiesOf = (text: string): [name: string, value: string][] =>
  text
    .replace(/=\r?\n(?!\w+[;:])/g, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, about = '', value = ''] =
        /^(?:[\w-]+\.)?([a-z-]+)((?:;[^:]*)?):(.*)$/i.exec(line.trim()) ?? [];
      if (!name) return [];
      const isPrintable = /quoted-printable/i.test(about);
      return [[name.toUpperCase(), isPrintable ? printable(value) : value]];
    });

/** « ;;12 rue des Lilas;Lille;;59000;France » as it is written on a letter. */
const placeOf = (address: string): string => {
  const [, , street = '', town = '', , code = ''] = parted(address, ';').map((part) => part.trim());
  return [street, `${code} ${town}`.trim()].filter((part) => part !== '').join(', ');
};

const fromVcard = (text: string): CodeCard | null => {
  const properties = propertiesOf(text);
  const all = (name: string): string[] =>
    properties.flatMap(([one, value]) => (one === name ? [value] : []));
  const [family = '', first = ''] = parted(all('N')[0] ?? '', ';');
  const [organisation = ''] = parted(all('ORG')[0] ?? '', ';');
  const name = `${first} ${family}`.trim() || unescaped(all('FN')[0] ?? '') || organisation;
  const [address] = all('ADR');
  return card(name, [
    ...all('EMAIL').map(unescaped),
    ...all('TEL').map((value) => unescaped(value).replace(/^tel:/i, '')),
    ...(address === undefined ? [] : [placeOf(address)]),
  ]);
};

/** « MECARD:N:Roux,Anna;TEL:0612345678;; », and what writes its fields alike. */
const fieldsOf = (text: string, name: string): string[] =>
  text.split(/(?<!\\);/).flatMap((field) => {
    const [, value] = new RegExp(`^${name}:(.*)$`, 'is').exec(field.trim()) ?? [];
    return value === undefined ? [] : [value];
  });

const fromMecard = (text: string): CodeCard | null => {
  const body = text.replace(/^(?:MECARD|BIZCARD):/i, '');
  const [family = '', first = ''] = parted(fieldsOf(body, 'N')[0] ?? '', ',');
  const [organisation = ''] = fieldsOf(body, 'ORG');
  const others = ['EMAIL', 'TEL', 'ADR'].flatMap((name) => fieldsOf(body, name).map(unescaped));
  return card(`${first} ${family}`.trim() || organisation, others);
};

/** Of a text in words, the lines that may hold contact data. */
const fromWords = (text: string): CodeCard | null =>
  card(
    null,
    text
      .split(/[\r\n;|]+/)
      .filter((line) => /@|(?:\d\D{0,3}){9}|(?<!\d)\d{5}(?!\d) ?\p{L}/u.test(line)),
  );

/** How somebody is reached by what a QR code says; null where it says nothing of it. Nothing is fetched. */
export const cardOf = (code: string): CodeCard | null => {
  const text = code.slice(0, longestText).trim();
  if (/^BEGIN:VCARD/i.test(text)) return fromVcard(text);
  if (/^(?:MECARD|BIZCARD):/i.test(text)) return fromMecard(text);
  if (/^MATMSG:/i.test(text)) return card(null, fieldsOf(text.slice(7), 'TO'));
  const [, called] = /^(?:smsto|sms|mmsto|mms):(\+?[\d ().-]+)/i.exec(text) ?? [];
  if (called !== undefined) return card(null, [called]);
  const contact =
    contactOf(text) ??
    contactOf(text.replace(/^(?:MAILTO|TEL):/i, (scheme) => scheme.toLowerCase()));
  if (contact !== null) return card(null, [contact]);
  return /^[a-z][a-z+.-]*:\S*$/i.test(text) || /^www\./i.test(text) ? null : fromWords(text);
};
