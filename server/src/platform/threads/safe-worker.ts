import { setFlagsFromString } from 'node:v8';

/**
 * Node.js 24 can abort when a thread starts while another's unused WebAssembly code is collected: so none is collected in a
 * process that makes threads. See docs/decisions/0008-threads.md, which says when this may go.
 */
setFlagsFromString('--no-wasm-code-gc');

/** The one way to a thread: whoever imports it from here has the flag set before the first one starts. */
export { Worker } from 'node:worker_threads';
