import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HostAnswer, HostRequest } from '../../server/src/testing/product/host-messages.ts';

/** A process that serves one product after the other: see `server/src/testing/product/product-host.ts`. */
export interface ProductHost {
  /** Answers where the product is; it serves the built client unless it is given the folder of another one. */
  start(environment: Record<string, string>, webFolder?: string): Promise<string>;
  stop(url: string): Promise<void>;
  /** Puts the clock of a product ahead, by so many milliseconds. */
  pass(url: string, ms: number): Promise<void>;
  close(): Promise<void>;
}

const program = fileURLToPath(
  new URL('../../server/src/testing/product/product-host.ts', import.meta.url),
);

export const openHost = (): ProductHost => {
  // Without Playwright's own options, which teach Node.js its way of reading TypeScript.
  const child = fork(program, { execArgv: ['--no-wasm-code-gc'], stdio: 'inherit' });
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let serial = 0;
  child.on('message', ({ id, url, error }: HostAnswer) => {
    if (error === undefined) waiting.get(id)?.resolve(url ?? '');
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The host ended with ${code}.`));
    waiting.clear();
  });
  const ask = (requestOf: (id: number) => HostRequest): Promise<string> => {
    const answer = Promise.withResolvers<string>();
    const id = (serial += 1);
    waiting.set(id, answer);
    child.send(requestOf(id));
    return answer.promise;
  };
  return {
    start: (environment, webFolder) =>
      ask((id) => ({
        id,
        do: 'start',
        environment,
        ...(webFolder !== undefined && { webFolder }),
      })),
    stop: async (url) => {
      await ask((id) => ({ id, do: 'stop', url }));
    },
    pass: async (url, ms) => {
      await ask((id) => ({ id, do: 'pass', url, ms }));
    },
    close: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
};
