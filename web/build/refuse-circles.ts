import type { Plugin, Rolldown } from 'vite';

/** The names of chunks that lead from one back to itself by what they import at once; null where there is no circle. */
export const findCircle = (
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[],
): string[] | null => {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    done.add(name);
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    return null;
  };
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
};

/** Ends a build whose pieces import each other: what one of them needs of the other is not there yet when it begins. */
export const refuseCircles = (): Plugin => ({
  name: 'tandem-refuse-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const circle = findCircle(chunks);
    if (circle) throw new Error(`Pieces import each other: ${circle.join(' → ')}.`);
  },
});
