import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import type { FindCommunes } from '../contact/communes.ts';

/**
 * The reading thread asks the server's own thread for communes, and waits for each answer: a second list of all communes
 * would weigh more than everything else of that thread.
 */
export interface CommuneLine {
  port: MessagePort;
  /** Changes with each answer. */
  answered: Int32Array<SharedArrayBuffer>;
}

interface Question {
  text: string;
  limit: number;
}

export const makeAnswered = (): CommuneLine['answered'] => new Int32Array(new SharedArrayBuffer(4));

/** Answers until the port is closed; keeps no process alive. */
export const answerCommunes = ({ port, answered }: CommuneLine, find: FindCommunes): void => {
  port.on('message', ({ text, limit }: Question) => {
    port.postMessage(find(text, limit), []);
    Atomics.add(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
  port.unref();
};

export const askCommunes =
  ({ port, answered }: CommuneLine): FindCommunes =>
  (text, limit) => {
    const before = Atomics.load(answered, 0);
    port.postMessage({ text, limit } satisfies Question, []);
    // On a busy machine it is the answer before that wakes: who took that for this one's would hear each answer one question late.
    while (Atomics.load(answered, 0) === before) Atomics.wait(answered, 0, before);
    const answer: { message: ReturnType<FindCommunes> } | undefined = receiveMessageOnPort(port);
    return answer?.message ?? [];
  };
