import {
  type FormField,
  type FormFieldKind,
} from '@tandem/domain/contracts/official-form/form-fields';
import {
  fitted,
  mostFormFields,
  type FilledField,
} from '@tandem/domain/contracts/official-form/form-mapping';
import { DocumentFault } from '../office/document-fault.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { sizeThatFits, withLetters, type ToldText } from './short-fields.ts';

const longestName = 300;

/** As PDF.js tells of a field; of boxes of one name there is one each. */
interface ToldField {
  id: string;
  type: string;
  page: number;
  exportValues?: unknown;
  items?: readonly { exportValue: unknown }[];
  /** For how many signs a text has room; 0 where that is not told. */
  charLimit?: unknown;
}

const kinds: Readonly<Record<string, FormFieldKind>> = {
  text: 'text',
  checkbox: 'box',
  radiobutton: 'box',
  combobox: 'choice',
  listbox: 'choice',
};

const isText = (told: unknown): told is string =>
  typeof told === 'string' && told !== '' && told.length <= longestName && !told.includes('\0');

const optionsOf = (told: readonly ToldField[]): string[] => [
  ...new Set(
    told
      .flatMap(({ exportValues, items }) => [
        exportValues,
        ...(items ?? []).map(({ exportValue }) => exportValue),
      ])
      .filter(isText),
  ),
];

const fieldOf = (name: string, told: readonly ToldField[]): FormField[] => {
  const [first] = told;
  const kind = kinds[first?.type ?? ''];
  const options = optionsOf(told);
  if (!first || !kind || !isText(name) || !name.isWellFormed()) return [];
  if (kind === 'box' && options.length === 0) return [];
  const page = first.page >= 0 ? first.page + 1 : null;
  return [{ name, kind, options: kind === 'text' ? [] : options, page }];
};

type Told = Awaited<ReturnType<typeof openPdf>>['document'];

/** Groups of boxes have an entry without a kind of their own beside those of the boxes. */
const toldFields = async (document: Told): Promise<[string, ToldField[]][]> => {
  const objects = (await document.getFieldObjects()) ?? {};
  return Object.entries(objects as Record<string, ToldField[]>).map(([name, told]) => [
    name,
    told.filter(({ type }) => type in kinds),
  ]);
};

/** From 0. */
const textsOn = async (document: Told, page: number): Promise<ToldText[]> =>
  (await (await document.getPage(page + 1)).getAnnotations()) as ToldText[];

/** Whether its fields are drawn by a program within the file (XFA), beside those of PDF or instead of them. */
const isDynamic = async (document: Told): Promise<boolean> => {
  const { info } = await document.getMetadata();
  return (info as { IsXFAPresent?: unknown }).IsXFAPresent === true;
};

/** The fields of a PDF form that can be filled in, page by page; none where it is no form. Throws where it is one of Adobe's alone. */
export const readFormFields = async (bytes: Uint8Array): Promise<FormField[]> => {
  const { document, close } = await openPdf(bytes);
  try {
    const fields = (await toldFields(document)).flatMap(([name, told]) => fieldOf(name, told));
    if (fields.length === 0 && (await isDynamic(document))) throw new DocumentFault('dynamic');
    return fields
      .slice(0, mostFormFields)
      .toSorted((one, other) => (one.page ?? Infinity) - (other.page ?? Infinity) || 0);
  } finally {
    await close();
  }
};

/** What is written into a text that has room for so many signs. */
const writtenIn = (own: readonly FilledField[], charLimit: unknown): string =>
  fitted(own.at(-1)?.text ?? '', Number(charLimit ?? 0));

interface Cut {
  name: string;
  size: number;
}

/** The filled form, and by their ids the fields whose text would be cut, with the size that their letters need. */
const fillOnce = async (
  bytes: Uint8Array,
  filled: readonly FilledField[],
): Promise<{ written: Uint8Array<ArrayBuffer>; cut: Map<string, Cut> }> => {
  const { document, close } = await openPdf(bytes);
  try {
    const texts = new Map<string, { name: string; page: number; text: string }>();
    for (const [name, told] of await toldFields(document)) {
      const own = filled.filter((one) => one.name === name);
      if (own.length === 0) continue;
      for (const { id, type, page, exportValues, charLimit } of told) {
        const isBox = kinds[type] === 'box';
        const text = isBox ? '' : writtenIn(own, charLimit);
        if (kinds[type] === 'text') texts.set(id, { name, page, text });
        document.annotationStorage.setValue(id, {
          value: isBox ? own.some((one) => one.text === exportValues) : text,
        });
      }
    }
    const cut = new Map<string, Cut>();
    for (const page of new Set([...texts.values()].map((one) => one.page)))
      for (const field of page < 0 ? [] : await textsOn(document, page)) {
        const own = texts.get(field.id);
        const size = own ? sizeThatFits(own.text, field) : null;
        if (own && size !== null) cut.set(field.id, { name: own.name, size });
      }
    return { written: new Uint8Array(await document.saveDocument()), cut };
  } finally {
    await close();
  }
};

/**
 * Fills in what the form has of these; boxes that are named and not ticked are emptied. Where a text would be cut, its
 * letters get as small as it needs.
 */
export const fillForm = async (
  bytes: Uint8Array,
  filled: readonly FilledField[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const { written, cut } = await fillOnce(bytes.slice(), filled);
  if (cut.size === 0) return written;
  const names = new Set([...cut.values()].map(({ name }) => name));
  // A text that stands there already would not be drawn anew.
  const marked = filled.map((one) => (names.has(one.name) ? { ...one, text: '.' } : one));
  const begun = await fillOnce(bytes.slice(), marked);
  const sizes = new Map([...cut].map(([id, { size }]) => [id, size] as const));
  const fitting = withLetters(begun.written, bytes, sizes);
  return (await fillOnce(new Uint8Array(fitting), filled)).written;
};
