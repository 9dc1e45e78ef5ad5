import { strToU8, zipSync } from 'fflate';
import type { Block, Cv } from '../kinds/cv.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const run = (text: string, size?: number): string =>
  `<w:r>${size === undefined ? '' : `<w:rPr><w:b/><w:sz w:val="${size * 2}"/></w:rPr>`}<w:t xml:space="preserve">${escaped(text).replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')}</w:t></w:r>`;
const paragraph = (content: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;
const p = (text: string, style?: string): string => paragraph(run(text), style);
const heading = (text: string): string => p(text, 'Titre1');
const big = (text: string): string => paragraph(run(text, 16));
const cell = (content: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="3000"/></w:tcPr>${content}</w:tc>`;
const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
const box = (content: string): string =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
const linkTo = (id: string, text: string): string =>
  `<w:p><w:hyperlink r:id="${id}">${run(text)}</w:hyperlink></w:p>`;

interface Word {
  body: string;
  header?: string;
  footer?: string;
  links?: Readonly<Record<string, string>>;
}

const docx = ({ body, header, footer, links = {} }: Word): Uint8Array => {
  const open = 'xmlns:w="w" xmlns:mc="mc" xmlns:r="r" xmlns:wps="wps" xmlns:v="v"';
  const rels = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="hyperlink" Target="${escaped(target)}" TargetMode="External"/>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document ${open}><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${rels.join('')}</Relationships>`),
    ...(header !== undefined && {
      'word/header1.xml': strToU8(`<w:hdr ${open}>${header}</w:hdr>`),
    }),
    ...(footer !== undefined && {
      'word/footer1.xml': strToU8(`<w:ftr ${open}>${footer}</w:ftr>`),
    }),
  });
};

const entryLines = ({ entries, lines }: Block): string[] => [
  ...entries.flatMap(({ dates, title, place, lines: said }) => [
    `${dates} : ${title}`,
    place,
    ...said.map((line) => `- ${line}`),
  ]),
  ...lines,
];
const blockOf = (block: Block): string =>
  heading(block.heading) +
  entryLines(block)
    .map((line) => p(line))
    .join('');
const contactOf = ({ contact }: Cv): string => contact.map(({ text }) => p(text)).join('');
const topic = ({ blocks }: Cv, ...topics: readonly string[]): Block[] =>
  blocks.filter((block) => topics.includes(block.topic));
const side = ['skills', 'languages', 'interests'];
const main = ['profile', 'experience', 'education'];

const odt = (content: string, styles = ''): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text>${content}</office:text></office:body></office:document-content>`,
    ),
    ...(styles !== '' && {
      'styles.xml': strToU8(
        `<office:document-styles><office:master-styles><style:master-page>${styles}</style:master-page></office:master-styles></office:document-styles>`,
      ),
    }),
  });
const op = (text: string): string =>
  `<text:p text:style-name="P1">${escaped(text).replaceAll('\t', '<text:tab/>')}</text:p>`;
const oh = (text: string): string =>
  `<text:h text:style-name="Heading_20_1" text:outline-level="1">${escaped(text)}</text:h>`;
const oBlock = (block: Block): string => oh(block.heading) + entryLines(block).map(op).join('');
const oTable = (...rows: readonly (readonly string[])[]): string =>
  `<table:table><table:table-column table:number-columns-repeated="2"/>${rows.map((cells) => `<table:table-row>${cells.map((one) => `<table:table-cell>${one}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;

/** Text documents as word processors write them, each with what is odd about it. */
export const officeLayouts: Readonly<Record<string, (cv: Cv) => Uint8Array>> = {
  'Word, two cells side by side for the whole page': (cv) =>
    docx({
      body: table([
        big(cv.name) +
          contactOf(cv) +
          topic(cv, ...side)
            .map(blockOf)
            .join(''),
        p(cv.headline) +
          topic(cv, ...main)
            .map(blockOf)
            .join(''),
      ]),
    }),
  'Word, dates in a column of a table without lines': (cv) =>
    docx({
      body:
        big(cv.name) +
        contactOf(cv) +
        cv.blocks
          .map(
            (block) =>
              heading(block.heading) +
              (block.entries.length > 0
                ? table(
                    ...block.entries.map(({ dates, title, place, lines }) => [
                      p(dates),
                      p(title) +
                        p(place) +
                        lines.map((line) => p(line, 'Paragraphedeliste')).join(''),
                    ]),
                  )
                : block.lines.map((line) => p(line)).join('')),
          )
          .join(''),
    }),
  'Word, name and contact in text boxes': (cv) =>
    docx({
      body:
        box(big(cv.name) + p(cv.headline)) +
        box(contactOf(cv)) +
        box(
          topic(cv, ...side)
            .map(blockOf)
            .join(''),
        ) +
        topic(cv, ...main)
          .map(blockOf)
          .join(''),
    }),
  'Word, contact in the footer': (cv) =>
    docx({
      header: big(cv.name),
      body: cv.blocks.map(blockOf).join(''),
      footer: p(cv.contact.map(({ text }) => text).join('  •  ')),
    }),
  'Word, contact behind links alone': (cv) =>
    docx({
      body:
        big(cv.name) +
        p(cv.contact[0]?.text ?? '') +
        linkTo('rId7', 'M’écrire un mail') +
        linkTo('rId8', 'M’appeler') +
        cv.blocks.map(blockOf).join(''),
      links: {
        rId7: `mailto:${cv.expected.email ?? ''}?subject=CV`,
        rId8: `tel:${cv.expected.phone ?? ''}`,
      },
    }),
  'Word, tabulators and plain bold headings': (cv) =>
    docx({
      body:
        big(cv.name) +
        cv.contact.map(({ label, text }) => p(`${label}\t: ${text}`)).join('') +
        cv.blocks
          .map(
            (block) =>
              paragraph(run(block.heading.toUpperCase(), 12)) +
              block.entries
                .map(
                  ({ dates, title, place, lines }) =>
                    p(`${dates}\t${title} – ${place}`) +
                    lines.map((line) => p(`\t• ${line}`)).join(''),
                )
                .join('') +
              block.lines.map((line) => p(`• ${line}`)).join(''),
          )
          .join(''),
    }),
  'LibreOffice, a table of labels and values': (cv) =>
    odt(
      oh('Curriculum vitae') +
        oTable(
          [op('Nom et prénom'), op(cv.name)],
          ...cv.contact.map(({ label, text }) => [op(label), op(text)]),
          ...cv.blocks.map((block) => [op(block.heading), entryLines(block).map(op).join('')]),
        ),
    ),
  'LibreOffice, a frame at the left, links and lists': (cv) =>
    odt(
      `<text:p><draw:frame><draw:text-box>${op(cv.name)}${op(cv.contact[0]?.text ?? '')}<text:p><text:a xlink:href="tel:${cv.expected.phone ?? ''}">${escaped(cv.contact[1]?.text ?? '')}</text:a></text:p><text:p><text:a xlink:href="mailto:${cv.expected.email ?? ''}">e-mail</text:a></text:p>${topic(
        cv,
        ...side,
      )
        .map(
          (block) =>
            oh(block.heading) +
            `<text:list>${block.lines.map((line) => `<text:list-item>${op(line)}</text:list-item>`).join('')}</text:list>`,
        )
        .join('')}</draw:text-box></draw:frame></text:p>` +
        topic(cv, ...main)
          .map(oBlock)
          .join(''),
    ),
  'LibreOffice, name and contact in the header': (cv) =>
    odt(
      cv.blocks.map(oBlock).join(''),
      `<style:header>${op(cv.name)}${op(cv.contact.map(({ text }) => text).join(' - '))}</style:header>`,
    ),
};
