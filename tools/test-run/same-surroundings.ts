import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a test file asks for around it: a document, or nothing. */
const surroundingsIn = (text: string): string =>
  /^\/\/ @vitest-environment (\S+)/.exec(text)?.[1] ?? '';

interface InSurroundings {
  project: string;
  text: string;
}

/** Project by project, and in each those of the same surroundings one after the other; else in the order they had. */
export const bySurroundings = <File extends InSurroundings>(files: readonly File[]): File[] =>
  [...Map.groupBy(files, ({ project }) => project).values()].flatMap((those) =>
    [...Map.groupBy(those, ({ text }) => surroundingsIn(text)).values()].flat(),
  );

/**
 * vitest's own order, the largest files first, but for this: it ends a process where a file of other surroundings comes
 * next, and a file in a document came after one without it fifty times.
 */
export default class SameSurroundings extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await Reflect.apply(super.sort, this, [files]);
    const read = sorted.map((file) => ({
      file,
      project: file.project.name,
      text: readFileSync(file.moduleId, 'utf8'),
    }));
    return bySurroundings(read).map(({ file }) => file);
  }
}
