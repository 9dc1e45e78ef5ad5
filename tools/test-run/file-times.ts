import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../root.ts';
import type { FileTime } from './dearest-files.ts';

/** Where this reporter of vitest, which is given nothing else, leaves what it was told. */
export const fileTimesTo = 'TANDEM_FILE_TIMES';

/** How long each file took, hooks and the reading of its code included: vitest's own report leaves these out. */
export default class FileTimes implements Reporter {
  readonly #times: FileTime[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration } = module.diagnostic();
    this.#times.push({
      file: `${path.relative(root, module.moduleId)} (${module.project.name})`,
      seconds: (duration + collectDuration) / 1000,
    });
  }

  onTestRunEnd(): void {
    const file = process.env[fileTimesTo];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#times));
  }
}
