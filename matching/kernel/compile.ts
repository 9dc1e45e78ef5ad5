import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

/** Compiles the kernel in AssemblyScript; throws what the compiler says when it does not compile. */
export const compileRowKernel = async (): Promise<Uint8Array> => {
  const source = readFileSync(fileURLToPath(new URL('row.ts', import.meta.url)), 'utf8');
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
      readFile: (name) => (name === 'row.ts' ? source : null),
      writeFile: (name, contents) => {
        if (name === 'row.wasm' && typeof contents !== 'string') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !binary) throw new Error(`${error?.message ?? 'No binary'}\n${stderr.toString()}`);
  return binary;
};
