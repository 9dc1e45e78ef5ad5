import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Worker } from '../../platform/threads/safe-worker.ts';
import { askCommunes, makeAnswered } from './commune-line.ts';

/** Answers a question with its own text, well after having woken whoever asked as a late notice of the answer before does. */
const lateNotice = `
  import { workerData } from 'node:worker_threads';
  const { port, answered } = workerData;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  port.on('message', ({ text }) => {
    while (Atomics.notify(answered, 0) === 0);
    Atomics.wait(nothing, 0, 0, 50);
    port.postMessage([text], []);
    Atomics.add(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
`;

test('each question gets its own answer, whatever wakes whoever asks', async () => {
  const { port1: own, port2: port } = new MessageChannel();
  const answered = makeAnswered();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(lateNotice)}`), {
    workerData: { port, answered },
    transferList: [port],
  });
  await once(worker, 'online');
  const find = askCommunes({ port: own, answered });
  expect(['Lyon', 'Metz'].map((text) => find(text, 1))).toEqual([['Lyon'], ['Metz']]);
  own.close();
  await worker.terminate();
});
