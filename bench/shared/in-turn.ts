/**
 * Runs benches one after the other in this process, as whoever has forked it asks: the code that they have in common, most of
 * what the smallest of them cost, is read once.
 */
export interface Asked {
  name: string;
  args: readonly string[];
}

export interface Told {
  code: number;
  stdout: string;
  stderr: string;
}

const program = new URL('../../tools/bench.ts', import.meta.url);

const written = { stdout: '', stderr: '' };
for (const stream of ['stdout', 'stderr'] as const)
  process[stream].write = (text: Uint8Array | string) => {
    written[stream] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };

/** As the bench has left it. */
const exitCode = (): number => Number(process.exitCode ?? 0);

const run = async ({ name, args }: Asked): Promise<void> => {
  Object.assign(written, { stdout: '', stderr: '' });
  process.argv = [...process.argv.slice(0, 2), name, ...args];
  try {
    // By a name of its own each time: it is a program, not a function.
    await import(`${program.href}?${name}`);
  } catch (error) {
    process.exitCode = 1;
    written.stderr += error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  process.send?.({ code: exitCode(), ...written } satisfies Told);
  process.exitCode = 0;
};

process.on('message', (asked: Asked) => void run(asked));
