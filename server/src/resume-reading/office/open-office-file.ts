import { strFromU8, unzipSync } from 'fflate';
import type { PdfLine } from '../pdf/extract-text.ts';
import { DocumentFault } from './document-fault.ts';
import { linesOfParagraphs, partsOf, type Paragraph } from './office-lines.ts';
import { paragraphsOf } from './table-rows.ts';
import { attribute, tokensOf } from './xml-tokens.ts';

/** What of a text document's archive is read at all; everything else in it stays packed. */
const wanted =
  /^(?:word\/(?:document|header\d*|footer\d*|diagrams\/data\d*)\.xml|word\/_rels\/document\.xml\.rels|content\.xml|styles\.xml|mimetype|META-INF\/manifest\.xml)$/;

/** Of all parts together, unpacked: no resume is as long, and a file that was made to fill memory ends here. */
const mostBytes = 8_000_000;
const mostEntries = 2000;

export interface OfficeText {
  lines: PdfLine[];
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
  let bytesInAll = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > mostEntries) throw new Error('Too many files in one.');
      if (!wanted.test(name)) return false;
      bytesInAll += originalSize;
      if (bytesInAll > mostBytes) throw new Error('Too long a text.');
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

/** What stands at the head or foot of the pages of an OpenDocument text, which keeps it with its styles. */
const aroundPages = (styles: string, place: 'header' | 'footer'): string[] => {
  const end = `</style:${place}`;
  // Behind the last end each beginning would be followed to the end of the text.
  const whole = styles.slice(0, styles.lastIndexOf(end) + end.length);
  const all = whole.matchAll(new RegExp(`<style:${place}(?:-first|-left)?[ >][^]*?${end}`, 'g'));
  return [...all].map(([xml]) => xml);
};

/** With the text of its diagrams (SmartArt) where they stand: each once, as one that is named again and again would fill memory. */
const withDiagrams = (
  word: string,
  files: Readonly<Record<string, string>>,
  links: ReadonlyMap<string, string>,
): string => {
  const seen = new Set<string>();
  return word.replace(/<\w+:relIds\s[^<>]{1,1000}>/g, (tag) => {
    const part = `word/${links.get(attribute(tag, 'dm') ?? '')}`;
    const isNew = !seen.has(part);
    seen.add(part);
    return isNew ? (files[part] ?? '') : '';
  });
};

/** The text of a Word (.docx) or OpenDocument (.odt) file. None of one that holds pictures alone. Throws where it is neither, damaged, or too large. */
export const openOfficeFile = (bytes: Uint8Array): OfficeText => {
  const files = unpacked(bytes);
  const word = files['word/document.xml'];
  const open = files['content.xml'];
  // With a password its parts are packed into signs that are no text, or all of it into one.
  if (/<manifest:encryption-data[\s>]/.test(files['META-INF/manifest.xml'] ?? ''))
    throw new DocumentFault('encrypted');
  const isText = files['mimetype']?.includes('opendocument.text') === true;
  if (word === undefined && !(open !== undefined && isText))
    throw new Error('Neither a Word document nor an OpenDocument text.');
  const links = linksIn(files['word/_rels/document.xml.rels'] ?? '');
  const around = (place: 'header' | 'footer'): string[] =>
    word === undefined
      ? aroundPages(files['styles.xml'] ?? '', place)
      : Object.keys(files)
          .filter((file) => file.startsWith(`word/${place}`))
          .toSorted()
          .map((name) => files[name] ?? '');
  const paragraphsIn = (xmls: readonly string[]) =>
    paragraphsOf(xmls.flatMap((xml) => partsOf(xml, (id) => links.get(id) ?? null)));
  const body = word === undefined ? open : withDiagrams(word, files, links);
  const [head, text, foot] = [around('header'), body ?? '', around('footer')];
  const paragraphs = paragraphsIn([...head, text, ...foot]);
  // What stands at the foot of pages belongs to no section of the text, and may be whom it is from.
  return { lines: linesOfParagraphs(paragraphsIn([...head, ...foot, text])), paragraphs };
};
