/** What LibreOffice writes of the notes on cells. */
export const withoutNotes = (html: string): string =>
  html.replaceAll(/<comment\b[^>]{0,200}>.{0,2000}?<\/comment>/gis, '');

/** The letters of Western languages by their names in HTML, from U+00A0 on; the library knows but a few of them. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const further = {
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  oelig: 'œ',
  OElig: 'Œ',
  euro: '€',
};
const letters = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries(further),
]);

/** What stands for itself only by its name or number: " & < >. */
const meaning: ReadonlySet<number> = new Set([0x22, 0x26, 0x3c, 0x3e]);

/** « Pr&eacute;nom », « N&#176; » with their letters; what has a meaning in HTML itself stays. */
export const withLetters = (html: string): string =>
  html.replaceAll(
    /&(?:([A-Za-z]{2,8}[1-4]{0,2})|#(\d{2,5})|#x([\da-fA-F]{2,4}));/g,
    (whole, name, decimal, hex) => {
      if (name !== undefined) return letters.get(name as string) ?? whole;
      const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
      const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0) || code > 0xffff;
      return isControl || meaning.has(code) ? whole : String.fromCodePoint(code);
    },
  );

/** No tag goes beyond the beginning of the next: of many without an end each would else be followed to the end of the file. */
const tags =
  /<(\/?)(td|th|tr|table|thead|tbody|tfoot)\b(?:[^<>]|<(?!\/?(?:td|th|tr|table|thead|tbody|tfoot)\b))*>/gi;

/** A table whose cells and rows are not closed, as HTML allows it, with their ends: the library reads none without. */
export const closedCells = (html: string): string => {
  let cell = '';
  let row = '';
  const closed = (wanted: 'cell' | 'row'): string => {
    const ends = wanted === 'row' ? `${cell}${row}` : cell;
    cell = '';
    if (wanted === 'row') row = '';
    return ends;
  };
  const written = html.replaceAll(tags, (tag: string, end: string, told: string) => {
    const name = told.toLowerCase();
    if (name === 'td' || name === 'th') {
      // An end without a beginning is left away.
      if (end !== '') return closed('cell');
      const before = closed('cell');
      cell = `</${name}>`;
      return `${before}${tag}`;
    }
    const before = closed('row');
    if (name !== 'tr') return `${before}${tag}`;
    if (end !== '') return before;
    row = '</tr>';
    return `${before}${tag}`;
  });
  return `${written}${closed('row')}`;
};

/** A link whose text is no address, « écrire », stands for where it leads. */
export const withAddresses = (html: string): string =>
  html.replaceAll(
    // As with tags: no link goes beyond the beginning of the next.
    /<a\s(?:[^<>]|<(?!a\s)){0,400}?href\s*=\s*["']?mailto:([^"'?<>\s]{3,254})(?:[^<>]|<(?!a\s)){0,400}>([^<@]{0,200})<\/a>/gi,
    '$1',
  );

/**
 * HTML whose words and lines stay apart where its marks are taken away: the library takes the blanks beside each with it, and
 * knows no lines but those that <br> ends.
 */
export const withoutStyling = (html: string): string =>
  html
    .replaceAll(
      /<\/?(?:b|strong|i|em|u|s|small|big|font|span|mark|sup|sub|bdi|nobr)(?:\s[^<>]{0,400})?>/gi,
      '',
    )
    .replaceAll(/<\/a>\s{1,40}(?=[^\s<])/gi, '</a>&nbsp;')
    .replaceAll(/(<\/(?:p|div|li)>)\s{0,40}(?=<(?:p|div|li|ul|ol)\b|[^\s<])/gi, '$1<br>');
