import { compose, isMatrix, toMatrix, unmoved, type Matrix } from '../matrix.ts';
import type { OperatorList } from '../operations.ts';

/** A sign as a page draws it. */
export interface Glyph {
  /** What the file says that it is; nothing, or another, where it does not know. */
  letter: string;
  font: string;
  /** What its outline is called among the objects of the page; null where its font has none of it. */
  outline: string | null;
  /** What its font calls the operations that draw it, where these are no outline (Type 3). */
  drawing: string | null;
  /** Where the square lies that its outline is drawn in, in the page's own coordinates. */
  matrix: Matrix;
  /** A scan may have its text laid under it, unseen. */
  isSeen: boolean;
}

/** What of the page's fonts is asked for, as PDF.js has them; nothing of one that it does not know. */
export type FontOf = (name: string) => WritingFont | null;

export interface WritingFont {
  fontMatrix?: readonly number[] | null;
  vertical?: boolean;
  isType3Font?: boolean;
  /** Of a font of type 3, how each sign is drawn. */
  charProcOperatorList?: Readonly<Record<string, OperatorList>>;
}

/** What PDF.js calls its operations by, in numbers. */
export type WritingOperations = Readonly<
  Record<
    | 'save'
    | 'restore'
    | 'transform'
    | 'paintFormXObjectBegin'
    | 'paintFormXObjectEnd'
    | 'beginText'
    | 'setTextMatrix'
    | 'moveText'
    | 'setLeadingMoveText'
    | 'nextLine'
    | 'setLeading'
    | 'setFont'
    | 'setCharSpacing'
    | 'setWordSpacing'
    | 'setHScale'
    | 'setTextRise'
    | 'setTextRenderingMode'
    | 'showText',
    number
  >
>;

interface State {
  page: Matrix;
  font: string;
  size: number;
  signSpace: number;
  wordSpace: number;
  wide: number;
  leading: number;
  rise: number;
  mode: number;
}

const initial: State = {
  page: unmoved,
  font: '',
  size: 0,
  signSpace: 0,
  wordSpace: 0,
  wide: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

/** Ways of drawing that leave no mark (ISO 32000, table 106). */
const unseen = new Set([3, 7]);

/** No page has more signs; one made to fill memory might. */
const mostGlyphs = 30_000;
const usualWidth = 0.001;

/** What PDF.js tells of a sign. */
interface Told {
  unicode?: unknown;
  fontChar?: unknown;
  width?: unknown;
  isSpace?: unknown;
  isInFont?: unknown;
  operatorListId?: unknown;
}

/** Signs, and pieces of white between them, one after the other from where a text begins; and how far they go. */
const placed = (
  signs: readonly unknown[],
  { font, size, wide, signSpace, wordSpace, rise, page, mode }: State,
  text: Matrix,
  { fontMatrix, vertical = false, isType3Font = false }: WritingFont,
): { glyphs: Glyph[]; along: number } => {
  const glyphs: Glyph[] = [];
  let along = 0;
  for (const sign of vertical ? [] : signs) {
    if (typeof sign === 'number') {
      along -= (sign / 1000) * size * wide;
      continue;
    }
    const { unicode, fontChar, width, isSpace, isInFont, operatorListId } = (sign ?? {}) as Told;
    const square = compose(text, [size * wide, 0, 0, size, along, rise]);
    const inFont = isType3Font && fontMatrix ? compose(square, toMatrix(fontMatrix)) : square;
    glyphs.push({
      letter: typeof unicode === 'string' ? unicode : '',
      font,
      outline: isInFont === true && !isType3Font ? `${font}_path_${String(fontChar)}` : null,
      drawing: isType3Font && typeof operatorListId === 'string' ? operatorListId : null,
      matrix: compose(page, inFont),
      isSeen: !unseen.has(mode),
    });
    const step = Number(width) * (fontMatrix?.[0] ?? usualWidth) * size;
    along += ((step || 0) + signSpace + (isSpace === true ? wordSpace : 0)) * wide;
  }
  return { glyphs, along };
};

/** Follows where a page writes: `matrix` is how the page stands, `glyphs` what an operation writes. */
export const openWriting = (operations: WritingOperations, fontOf: FontOf) => {
  const stack: State[] = [];
  let state = initial;
  let line: Matrix = unmoved;
  let text: Matrix = unmoved;
  let count = 0;

  const move = (x: number, y: number): void => {
    line = text = compose(line, [1, 0, 0, 1, x, y]);
  };

  const write = (signs: readonly unknown[]): Glyph[] => {
    const { glyphs, along } = placed(signs, state, text, fontOf(state.font) ?? {});
    text = compose(text, [1, 0, 0, 1, along, 0]);
    count += glyphs.length;
    return count > mostGlyphs ? [] : glyphs;
  };

  const steps = new Map<number, (values: readonly unknown[]) => void>([
    [operations.save, () => stack.push(state)],
    [operations.restore, () => (state = stack.pop() ?? state)],
    [
      operations.transform,
      (values) => {
        if (isMatrix(values)) state = { ...state, page: compose(state.page, values) };
      },
    ],
    [
      operations.paintFormXObjectBegin,
      ([form]) => {
        stack.push(state);
        if (isMatrix(form)) state = { ...state, page: compose(state.page, form) };
      },
    ],
    [operations.paintFormXObjectEnd, () => (state = stack.pop() ?? state)],
    [operations.beginText, () => (line = text = unmoved)],
    [
      operations.setTextMatrix,
      ([matrix]) => {
        if (isMatrix(matrix)) line = text = matrix;
      },
    ],
    [operations.moveText, ([x, y]) => move(Number(x), Number(y))],
    [
      operations.setLeadingMoveText,
      ([x, y]) => {
        state = { ...state, leading: Number(y) };
        move(Number(x), Number(y));
      },
    ],
    [operations.setLeading, ([leading]) => (state = { ...state, leading: -Number(leading) })],
    [operations.nextLine, () => move(0, state.leading)],
    [
      operations.setFont,
      ([font, size]) => (state = { ...state, font: String(font), size: Number(size) }),
    ],
    [operations.setCharSpacing, ([space]) => (state = { ...state, signSpace: Number(space) })],
    [operations.setWordSpacing, ([space]) => (state = { ...state, wordSpace: Number(space) })],
    [operations.setHScale, ([wide]) => (state = { ...state, wide: Number(wide) / 100 })],
    [operations.setTextRise, ([rise]) => (state = { ...state, rise: Number(rise) })],
    [operations.setTextRenderingMode, ([mode]) => (state = { ...state, mode: Number(mode) })],
  ]);

  return {
    matrix: (): Matrix => state.page,
    glyphs: (operation: number, values: readonly unknown[]): Glyph[] => {
      steps.get(operation)?.(values);
      const [signs] = values;
      return operation === operations.showText && Array.isArray(signs) ? write(signs) : [];
    },
  };
};
