import type { Names } from './doubts/doubtful-addresses.ts';
import { withLostPoint, withLostStrokes } from './doubts/lost-points.ts';
import { blankRaster, drawOnto, type Raster } from './raster.ts';
import { startOfLine, type Word } from './recogniser.ts';
import { areAgreed, areEnough, decided } from './votes.ts';

type Rect = Word['rect'];

/** What may be an address or a number, or a part of one, however wrong. */
const addressLike = /[@©®æ]|\w\.(?:fr|com|net|org|eu)\b/i;
const digitsOf = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + text.replaceAll(/\D/g, '').length, 0);

/** Runs of words of one line, as near each other as words of one column are. */
const runsOf = (words: readonly Word[]): Word[][] => {
  const runs: Word[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const height = word.rect.bottom - word.rect.top;
    const gap = before ? word.rect.left - before.rect.right : 0;
    const goesOn = (word.flags & startOfLine) === 0 && before && gap < 3 * height && gap > -height;
    if (last && goesOn) last.push(word);
    else runs.push([word]);
  }
  return runs;
};

/** The runs that a second look is worth: those in which an address, a number or a part of either seems to stand. */
const doubtfulRuns = (words: readonly Word[]): Word[][] =>
  runsOf(words).filter(
    (run) => run.some(({ text }) => addressLike.test(text)) || digitsOf(run) >= 7,
  );

/** No page has more lines of contact data. */
const mostRuns = 12;
/** White around each line, in points of the page. */
const margin = 14;
/** And between the lines of a cutting. */
const apart = 24;

const around = (run: readonly Word[]): Rect => ({
  left: Math.min(...run.map(({ rect }) => rect.left)) - margin,
  top: Math.min(...run.map(({ rect }) => rect.top)) - margin / 2,
  right: Math.max(...run.map(({ rect }) => rect.right)) + margin,
  bottom: Math.max(...run.map(({ rect }) => rect.bottom)) + margin / 2,
});

/** Lines cut out of a page, larger, one below another. */
interface Cutting {
  raster: Raster;
  /** Of each line: from which row to which it stands there, and where it stood on the page. */
  rows: { from: number; to: number; place: Rect }[];
  scale: number;
}

const cropped = (page: Raster, { left, top, right, bottom }: Rect): Raster => {
  const made = blankRaster(right - left, bottom - top);
  for (let y = Math.max(0, top); y < Math.min(page.height, bottom); y += 1)
    made.grey.set(
      page.grey.subarray(
        y * page.width + Math.max(0, left),
        y * page.width + Math.min(page.width, right),
      ),
      (y - top) * made.width + Math.max(0, left) - left,
    );
  return made;
};

/** Cuts the runs out of a page, so many times as large; null where there is none. */
const cutOut = (
  page: Raster,
  runs: readonly (readonly Word[])[],
  scale: number,
): Cutting | null => {
  const places = runs.map(around);
  if (places.length === 0) return null;
  const gap = apart * scale;
  let end = gap;
  const rows = places.map((place) => {
    const from = end;
    const to = from + Math.ceil((place.bottom - place.top) * scale);
    end = to + gap;
    return { from, to, place };
  });
  const width = Math.max(...places.map(({ left, right }) => right - left));
  const raster = blankRaster(Math.ceil(width * scale) + 2 * gap, end);
  for (const { from, to, place } of rows) {
    const line = cropped(page, place);
    const wide = (place.right - place.left) * scale;
    drawOnto(raster, line, [wide, 0, 0, from - to, gap, to]);
  }
  return { raster, rows, scale };
};

/** The words that were recognised in each line of a cutting, where they stand on the page. */
const onPage = ({ rows, scale }: Cutting, words: readonly Word[]): Word[][] =>
  rows.map(({ from, to, place }) =>
    words
      .filter(
        ({ rect }) => (rect.top + rect.bottom) / 2 > from && (rect.top + rect.bottom) / 2 < to,
      )
      .map((word) => ({
        ...word,
        rect: {
          left: place.left + word.rect.left / scale - apart,
          right: place.left + word.rect.right / scale - apart,
          top: place.top + (word.rect.top - from) / scale,
          bottom: place.top + (word.rect.bottom - from) / scale,
        },
      })),
  );

/** How many times as large lines are looked at again, one after another as long as the looks do not agree. */
const scales = { second: 2, third: 1.5, last: 3 };

/** The words of a page with those of its lines of contact data as two to four looks at them agree. */
export const lookedAtAgain = async (
  page: Raster,
  words: readonly Word[],
  { names, recogniseAgain }: { names: Names; recogniseAgain: (raster: Raster) => Promise<Word[]> },
): Promise<readonly Word[]> => {
  const looks = doubtfulRuns(words)
    .slice(0, mostRuns)
    .map((run) => ({ run, seen: [run] as (readonly Word[])[] }));
  const look = async (which: typeof looks, scale: number): Promise<void> => {
    const runs = which.map(({ run }) => run);
    const cutting = cutOut(page, runs, scale);
    const found = cutting ? onPage(cutting, await recogniseAgain(cutting.raster)) : [];
    for (const [index, { seen }] of which.entries()) seen.push(found[index] ?? []);
  };
  await look(looks, scales.second);
  const unlike = looks.filter(({ run, seen }) => !areAgreed(run, seen[1] ?? [], names));
  await look(unlike, scales.third);
  await look(
    unlike.filter(({ seen }) => !areEnough(seen, names)),
    scales.last,
  );
  const settled = new Map<Word, readonly Word[]>();
  for (const { run, seen } of unlike) {
    settled.set(run[0] as Word, decided(seen, names));
    for (const word of run.slice(1)) settled.set(word, []);
  }
  const read = words.flatMap((word) => settled.get(word) ?? [word]);
  return withLostStrokes(read, page, names).map((word) =>
    word.text.includes('@') ? withLostPoint(word, page, names) : word,
  );
};
