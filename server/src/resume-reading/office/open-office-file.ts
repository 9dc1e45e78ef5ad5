import { strFromU8, unzipSync } from 'fflate';
import type { LayoutLine } from '../pdf/page-layout.ts';
import { linesOfParagraphs, paragraphsOf, partsOf, type Paragraph } from './office-lines.ts';
import { attribute, tokensOf } from './xml-tokens.ts';

/** What of a text document's archive is read at all; everything else in it stays packed. */
const wanted =
  /^(?:word\/(?:document|header\d*|footer\d*)\.xml|word\/_rels\/document\.xml\.rels|content\.xml|styles\.xml|mimetype)$/;

/** Of one part, unpacked: no resume is as long, and a file that was made to fill memory ends here. */
const mostBytes = 8_000_000;
const mostEntries = 2000;

export interface OfficeText {
  lines: LayoutLine[];
  paragraphs: Paragraph[];
}

/** Where the links of a Word document lead, by the names that the document has for them. */
const linksIn = (rels: string): Map<string, string> => {
  const links = new Map<string, string>();
  for (const { name, attributes } of tokensOf(rels)) {
    if (name !== 'Relationship') continue;
    links.set(attribute(attributes, 'Id') ?? '', attribute(attributes, 'Target') ?? '');
  }
  return links;
};

const unpacked = (bytes: Uint8Array): Record<string, string> => {
  let entries = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > mostEntries) throw new Error('Too many files in one.');
      if (!wanted.test(name)) return false;
      if (originalSize > mostBytes) throw new Error('Too long a text.');
      return true;
    },
  });
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      if (content.length > mostBytes) throw new Error('Too long a text.');
      return [name, strFromU8(content)];
    }),
  );
};

/** The text of a Word (.docx) or OpenDocument (.odt) file. Throws where it is neither, damaged, empty, or too large. */
export const openOfficeFile = (bytes: Uint8Array): OfficeText => {
  const files = unpacked(bytes);
  const word = files['word/document.xml'];
  const open = files['content.xml'];
  const isText = files['mimetype']?.includes('opendocument.text') === true;
  if (word === undefined && !(open !== undefined && isText))
    throw new Error('Neither a Word document nor an OpenDocument text.');
  const links = linksIn(files['word/_rels/document.xml.rels'] ?? '');
  const around = (name: RegExp): string[] =>
    word === undefined
      ? []
      : Object.keys(files)
          .filter((file) => name.test(file))
          .toSorted();
  const parts = [
    ...around(/header/).map((name) => files[name] ?? ''),
    word ?? open ?? '',
    ...around(/footer/).map((name) => files[name] ?? ''),
  ].flatMap((xml) => partsOf(xml, (id) => links.get(id) ?? null));
  const paragraphs = paragraphsOf(parts);
  // One with a password has nothing that looks like text.
  if (paragraphs.length === 0) throw new Error('A document without text.');
  return { lines: linesOfParagraphs(paragraphs), paragraphs };
};
