import { readFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

const sources = new Set(['row.ts', 'sectors.ts', 'texts.ts', 'head.ts']);

/** Compiles the kernel in AssemblyScript; throws what the compiler says when it does not compile. */
export const compileRowKernel = async (): Promise<Uint8Array> => {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      'row.ts',
      '--outFile',
      'row.wasm',
      '-O3',
      '--runtime',
      'stub',
      '--importMemory',
      '--noAssert',
      '--enable',
      'simd',
    ],
    {
      readFile: (name) =>
        sources.has(name) ? readFileSync(new URL(name, import.meta.url), 'utf8') : null,
      writeFile: (name, contents) => {
        if (name === 'row.wasm' && typeof contents !== 'string') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !binary) throw new Error(`${error?.message ?? 'No binary'}\n${stderr.toString()}`);
  return binary;
};
