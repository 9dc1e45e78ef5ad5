type Part = 'industry' | 'test' | 'geographic' | 'resume';

const inOrder: readonly Part[] = ['resume', 'industry', 'geographic', 'test'];

/** As many one reads at a glance. */
const few = 3;

/** The sentences of the parts that speak most for a match, the strongest first; of equal ones what is most of its own first. */
export const shortReasons = (
  sentences: Record<Part, string>,
  scores: Record<Part, number>,
): string[] =>
  inOrder
    .toSorted((one, other) => scores[other] - scores[one])
    .slice(0, few)
    .map((part) => sentences[part]);
