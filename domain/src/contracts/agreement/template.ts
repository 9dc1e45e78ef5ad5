import type { FileValues } from '../rules/rule.ts';
import { isThere, isVariable, variableText } from './variables.ts';

/** Where somebody writes by hand what the file does not tell. */
export const blank = '……………………………………';

/** What is drawn: one block below the other. */
export type AgreementBlock =
  | { kind: 'title' | 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** A place to sign, for each of these. */
  | { kind: 'signatures'; who: readonly string[] };

/** Who signs a training agreement, in the order in which their places stand. */
const signers = ['Pour l’entreprise', 'Pour le centre de formation'] as const;

const signatures = 'signatures';
/** What stands between is trimmed afterwards: an expression that did so would look at many blanks again and again. */
const variable = /\{\{([^{}]*)\}\}/g;

const nameOf = (written: string): string => written.trim().toLowerCase();

/** Variables that a template names and that there are not, each once, as they are written. */
export const unknownVariables = (template: string): string[] => [
  ...new Set(
    [...template.matchAll(variable)]
      .map(([, written = '']) => written.trim())
      .filter((written) => nameOf(written) !== signatures && !isVariable(nameOf(written))),
  ),
];

/** Longest text of a template, in characters: some twenty pages. */
export const templateMost = 60_000;

/** What is wrong with a template, in French; null where nothing is. */
export const templateFault = (template: string): string | null => {
  if (template.trim() === '') return 'Le modèle est vide.';
  if (template.length > templateMost) return 'Le modèle est trop long.';
  const [first, ...others] = unknownVariables(template);
  if (first === undefined) return null;
  const names = [first, ...others].map((name) => `{{${name}}}`).join(', ');
  return others.length === 0
    ? `Cette variable n’existe pas\u202F: ${names}.`
    : `Ces variables n’existent pas\u202F: ${names}.`;
};

const filled = (line: string, values: FileValues): string =>
  line.replaceAll(variable, (_, written: string) => variableText(nameOf(written), values) || blank);

/** A line that speaks only of what a file has not, such as the representative of whoever is of age. */
const isWithoutObject = (line: string, values: FileValues): boolean => {
  const names = [...line.matchAll(variable)].map(([, written = '']) => nameOf(written));
  return names.length > 0 && !names.some((name) => isThere(name, values));
};

const isSignatures = (line: string): boolean =>
  nameOf(line.replaceAll(/[{}\s]/g, '')) === signatures && line.includes('{{');

/** What a line begins with, and what it then is. */
const marks = [
  ['## ', 'heading'],
  ['# ', 'title'],
  ['- ', 'item'],
] as const;

type Line =
  | { kind: 'title' | 'heading'; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'signatures' }
  | { kind: 'empty' };

const readLine = (written: string): Line => {
  const line = written.trim();
  if (line === '') return { kind: 'empty' };
  if (isSignatures(line)) return { kind: 'signatures' };
  for (const [mark, kind] of marks)
    if (line.startsWith(mark)) return { kind, text: line.slice(mark.length).trim() };
  return { kind: 'text', text: line };
};

/** Lines that belong together, as blocks that are not filled in yet. */
const blocksOf = (template: string): AgreementBlock[] => {
  const blocks: AgreementBlock[] = [];
  let before: Line['kind'] = 'empty';
  for (const line of template.split(/\r?\n/).map(readLine)) {
    const last = blocks.at(-1);
    if (line.kind === 'signatures') blocks.push({ kind: 'signatures', who: signers });
    else if (line.kind === 'text' && before === 'text' && last?.kind === 'paragraph')
      blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text} ${line.text}` };
    else if (line.kind === 'text') blocks.push({ kind: 'paragraph', text: line.text });
    else if (line.kind === 'item' && before === 'item' && last?.kind === 'list')
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, line.text] };
    else if (line.kind === 'item') blocks.push({ kind: 'list', items: [line.text] });
    else if (line.kind !== 'empty') blocks.push({ kind: line.kind, text: line.text });
    before = line.kind;
  }
  return blocks;
};

/**
 * A template with what a file says: « # » begins the title, « ## » an article, « - » an item of a list; other lines that
 * follow each other are one paragraph. What the file does not tell becomes a line to be filled in by hand; what there is
 * not in it, none.
 */
export const fillTemplate = (template: string, values: FileValues): AgreementBlock[] =>
  blocksOf(template).flatMap((block): AgreementBlock[] => {
    if (block.kind === 'signatures') return [block];
    if (block.kind !== 'list')
      return isWithoutObject(block.text, values)
        ? []
        : [{ kind: block.kind, text: filled(block.text, values) }];
    const items = block.items.filter((item) => !isWithoutObject(item, values));
    return items.length === 0
      ? []
      : [{ kind: 'list', items: items.map((item) => filled(item, values)) }];
  });
