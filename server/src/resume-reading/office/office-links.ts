import { contactOf } from '../pdf/annotations/contact-links.ts';
import { attribute } from './xml-tokens.ts';

export type LinkOf = (id: string) => string | null;

/** The target of a field's code: « HYPERLINK "mailto:…" ». */
const fieldLink = (code: string): string | null =>
  /^\s*HYPERLINK\s+"([^"]*)"/i.exec(code)?.[1] ?? null;

/** No code of a field is longer. */
const longest = 100_000;

export const linkElements = new Set(['hyperlink', 'a', 'fldSimple', 'fldChar']);

/** Follows the links of a document: elements of their own, or fields, whose code comes in pieces between marks. */
export const openLinks = (linkOf: LinkOf) => {
  let link: string | null = null;
  let code: string | null = null;
  const markField = (type: string | null): boolean => {
    if (type === 'separate') link = fieldLink(code ?? '');
    code = type === 'begin' ? '' : null;
    return type === 'end';
  };
  return {
    addCode: (text: string): void => {
      if (code !== null && code.length < longest) code += text;
    },
    /** Whether it is a link's end. */
    start: (name: string, attributes: string): boolean => {
      if (name === 'fldChar') return markField(attribute(attributes, 'fldCharType'));
      if (name === 'hyperlink') link = linkOf(attribute(attributes, 'id') ?? '');
      else if (name === 'a') link = attribute(attributes, 'href');
      else link = fieldLink(attribute(attributes, 'instr') ?? '');
      return false;
    },
    /** The address or the number to which the link leads that ends here. */
    end: (): string | null => {
      const contact = contactOf(link ?? '');
      link = null;
      return contact;
    },
  };
};

/** Whether a text shows an address or a number itself, which is believed before its link. */
export const says = (text: string, contact: string): boolean =>
  contact.includes('@') ? text.includes('@') : /(?:\d[ .-]?){6}/.test(text.replace(/\S*@\S*/g, ''));
