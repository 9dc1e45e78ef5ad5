import { attribute, tokensOf } from './xml-tokens.ts';

/** Styles of OpenDocument whose paragraphs begin a page. */
const startsPage = (xml: string): ReadonlySet<string> => {
  const names = new Set<string>();
  let style = '';
  for (const { name, attributes } of tokensOf(xml)) {
    if (name === 'style') style = attribute(attributes, 'name') ?? '';
    const isBreak = attribute(attributes, 'break-before') === 'page';
    if (name === 'paragraph-properties' && isBreak) names.add(style);
  }
  return names;
};

/** Counts the pages that a document begins: by a break, or by a paragraph that is to stand at the top of one. */
export const openPages = (xml: string) => {
  const styles = startsPage(xml);
  let pages = 0;
  return {
    count: () => pages,
    see: (name: string, attributes: string): void => {
      const isBreak =
        (name === 'br' && attribute(attributes, 'type') === 'page') ||
        (name === 'pageBreakBefore' &&
          !/^(?:0|false|off)$/.test(attribute(attributes, 'val') ?? '')) ||
        ((name === 'p' || name === 'h') && styles.has(attribute(attributes, 'style-name') ?? ''));
      if (isBreak) pages += 1;
    },
  };
};
