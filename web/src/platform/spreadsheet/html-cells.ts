/** What LibreOffice writes of the notes on cells. */
export const withoutNotes = (html: string): string =>
  html.replaceAll(/<comment\b[^>]{0,200}>.{0,2000}?<\/comment>/gis, '');

const tags = /<(\/?)(td|th|tr|table|thead|tbody|tfoot)\b[^>]*>/gi;

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
    /<a\s[^>]{0,400}?href\s*=\s*["']?mailto:([^"'?>\s]{3,254})[^>]{0,400}>([^<@]{0,200})<\/a>/gi,
    '$1',
  );
