import { escape } from './html.ts';

export { escape } from './html.ts';

/** A flat OpenDocument text (ISO/IEC 26300), as LibreOffice Writer opens it. */
export const document = (
  styles: string,
  body: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles><style:default-style style:family="paragraph"><style:text-properties
 style:font-name="Carlito" fo:font-family="Carlito" fo:font-size="10.5pt" fo:language="fr" fo:country="FR"/>
</style:default-style></office:styles>
<office:automatic-styles>
<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm"
 fo:margin="2cm" fo:margin-top="1.6cm" fo:margin-bottom="1.6cm"/></style:page-layout>
${styles}</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;

/** A style for paragraphs; `text` and `shape` are attributes of its properties. */
export const paragraphStyle = (name: string, text: string, shape = '', inside = ''): string =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${shape}>${inside}` +
  `</style:paragraph-properties><style:text-properties ${text}/></style:style>`;

/** A tab in the text becomes a tab stop. */
export const line = (style: string, text: string): string =>
  `<text:p text:style-name="${style}">${escape(text).replaceAll('\t', '<text:tab/>')}</text:p>`;

export const row = (cells: readonly string[]): string =>
  `<table:table-row>${cells
    .map((cell) => `<table:table-cell office:value-type="string">${cell}</table:table-cell>`)
    .join('')}</table:table-row>`;

/** `widths` in centimetres. */
export const table = (name: string, widths: readonly number[], rows: readonly string[]): string =>
  `<table:table table:name="${name}">${widths
    .map((_, index) => `<table:table-column table:style-name="column${name}${index}"/>`)
    .join('')}${rows.join('')}</table:table>`;

export const columnStyles = (name: string, widths: readonly number[]): string =>
  widths
    .map(
      (width, index) =>
        `<style:style style:name="column${name}${index}" style:family="table-column">` +
        `<style:table-column-properties style:column-width="${width}cm"/></style:style>`,
    )
    .join('');
