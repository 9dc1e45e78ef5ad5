const titles = ['Nom', 'Prénom', 'E-mail', 'Téléphone', 'Entreprise', 'Fonction', 'Ville', 'Note'];

/** « Gu=C3=A9rin », as telephones of version 2.1 write it. */
const unquoted = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(
      text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
      (letter) => letter.charCodeAt(0),
    ),
  );

interface Property {
  name: string;
  parts: string[];
}

/** « item1.TEL;TYPE=CELL:+33 6 … »: what it is, and its parts. */
const propertyOf = (line: string): Property | null => {
  const colon = line.indexOf(':');
  if (colon < 0) return null;
  const [told = '', ...how] = line.slice(0, colon).toUpperCase().split(';');
  const written = line.slice(colon + 1);
  const text = how.some((one) => one.endsWith('QUOTED-PRINTABLE')) ? unquoted(written) : written;
  return {
    name: told.slice(told.lastIndexOf('.') + 1),
    parts: text
      .split(/(?<!\\);/)
      .map((part) => part.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1').trim()),
  };
};

const rowOf = (card: string): string[] => {
  const properties = card.split(/\r\n|\n|\r/).flatMap((line) => propertyOf(line) ?? []);
  const all = (name: string) => properties.filter((one) => one.name === name);
  const first = (name: string, part = 0) => all(name)[0]?.parts[part] ?? '';
  const joined = (name: string) =>
    all(name)
      .map(({ parts }) => (parts[0] ?? '').replace(/^(?:mailto|tel):/i, ''))
      .join(' ; ');
  const hasNames = first('N') !== '' || first('N', 1) !== '';
  return [
    hasNames ? first('N') : first('FN'),
    first('N', 1),
    joined('EMAIL'),
    joined('TEL'),
    first('ORG'),
    first('TITLE'),
    [first('ADR', 5), first('ADR', 3)].join(' ').trim(),
    first('NOTE'),
  ];
};

/** The contacts of an address book (.vcf) as rows below their titles; null where a text is none. */
export const readVcards = (text: string): string[][] | null => {
  if (!/^\s*BEGIN:VCARD/i.test(text)) return null;
  const cards = text
    // A line that is too long goes on behind a blank, or behind « = » where it is quoted.
    .replaceAll(/\r?\n[ \t]|=\r?\n(?==)/g, '')
    .split(/BEGIN:VCARD/i)
    .slice(1);
  return [titles, ...cards.map(rowOf)];
};
