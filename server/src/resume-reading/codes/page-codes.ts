import { compose, toMatrix } from '../pdf/matrix.ts';
import type { PageMarks } from '../scan/page-raster.ts';
import { cardOf, type CodeCard } from './code-card.ts';
import { decodeCodes } from './decode-codes.ts';
import { drawSquares, type Drawn } from './drawn-squares.ts';

/** How somebody is reached by a code, and where it stands on its page, in points from the left top. */
export interface PlacedCard extends CodeCard {
  page: number;
  x: number;
  y: number;
}

/** Of all pages of a file together: a resume has a picture of its author, some icons and a code or two. */
const mostPictures = 80;
const mostPoints = 60_000_000;

const picturesOn = ({ marks, viewAt }: PageMarks): Drawn[] => {
  const view = toMatrix(viewAt(1).transform);
  return marks.flatMap((mark) =>
    'picture' in mark ? [{ picture: mark.picture, matrix: compose(view, mark.matrix) }] : [],
  );
};

/** Looks for codes in the pictures of a file and in what it draws in squares, page by page, as far as no resume goes beyond. */
export const openCodes = (isOver: () => boolean) => {
  let [pictures, points] = [0, 0];
  const said = new Set<string>();
  return async (number: number, page: PageMarks): Promise<PlacedCard[]> => {
    const squares = drawSquares(page);
    const found: PlacedCard[] = [];
    for (const { picture, matrix } of [...(squares ? [squares] : []), ...picturesOn(page)]) {
      pictures += 1;
      points += picture.width * picture.height;
      if (pictures > mostPictures || points > mostPoints || isOver()) break;
      for (const { text, at } of await decodeCodes(picture)) {
        const card = said.has(text) ? null : cardOf(text);
        said.add(text);
        // A picture's own square has its origin at the lower left.
        const [, , , , x, y] = compose(matrix, [1, 0, 0, 1, at.x, 1 - at.y]);
        if (card) found.push({ ...card, page: number, x, y });
      }
    }
    return found;
  };
};
