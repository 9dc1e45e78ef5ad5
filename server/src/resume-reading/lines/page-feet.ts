import { headingTopics } from './headings.ts';
import type { ResumeLine } from './lines.ts';

/** White above a page's foot, in points, where the text of the page ends before it. */
const leastWhite = 28;
/** A foot is so high at most: the lines of an address, one under the other. */
const highest = 72;
const mostRows = 5;

/** What the foot of a resume is there for. */
const contact = /@|(?:\d\D?){9}\d/;

const footOf = (page: readonly ResumeLine[]): ResumeLine[] => {
  const upwards = page.toSorted((one, other) => other.y - one.y);
  const [last] = upwards;
  if (!last) return [];
  const foot: ResumeLine[] = [];
  for (const line of upwards) {
    const before = foot.at(-1) ?? last;
    if (before.y - line.y >= leastWhite) break;
    foot.push(line);
  }
  const rows = new Set(foot.map(({ y }) => Math.round(y / 3)));
  const isFoot =
    foot.length < page.length &&
    rows.size <= mostRows &&
    last.y - (foot.at(-1)?.y ?? last.y) <= highest &&
    foot.some(({ text }) => contact.test(text)) &&
    // A last section, such as that of references, has its heading.
    !foot.some(({ key }) => headingTopics(key).length > 0);
  return isFoot ? foot : [];
};

/**
 * The lines at the foot of each page that say how to reach somebody, apart from the others: they stand under the last
 * section of the page and belong to none.
 */
export const withoutFeet = (
  lines: readonly ResumeLine[],
): { body: ResumeLine[]; feet: ResumeLine[] } => {
  const feet = new Set(
    [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((page) => footOf(page)),
  );
  return {
    body: lines.filter((line) => !feet.has(line)),
    feet: lines.filter((line) => feet.has(line)),
  };
};
