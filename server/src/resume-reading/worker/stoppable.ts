class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/**
 * Lets a file be left in the middle without its thread, which takes far longer to start than the file had. PDF.js has nothing
 * that would hear of it while it computes, but asks for the time each hundred steps and at the beginning of each form: while
 * `stop` is 1 there is none, and it unwinds.
 */
export const makeStoppable = (stop: Int32Array<SharedArrayBuffer>): (() => boolean) => {
  const isStopped = (): boolean => Atomics.load(stop, 0) === 1;
  const { now } = Date;
  Date.now = () => {
    if (isStopped()) throw new StoppedError('This file is to be stopped.');
    return now();
  };
  return isStopped;
};
