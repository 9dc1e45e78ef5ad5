import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

let program: WebAssembly.Module | undefined;

/**
 * The embedded database's code, compiled once in a process: what V8 has made faster of it serves the next thread as well. A
 * first start opens two of them, one after the other, and tests many.
 */
export const embeddedProgram = (): WebAssembly.Module =>
  (program ??= new WebAssembly.Module(
    new Uint8Array(readFileSync(path.join(folder, 'pglite.wasm'))),
  ));
