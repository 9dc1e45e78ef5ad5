import { parentPort } from 'node:worker_threads';
import { buffersOf, scoreShare, type SharedBlock } from '@tandem/matching/kernel/shared-block';
import { createWasmKernel } from '@tandem/matching/kernel/wasm-kernel';

const kernel = createWasmKernel();

parentPort?.on('message', (block: SharedBlock) => {
  const part = scoreShare(block, kernel);
  parentPort?.postMessage(part, buffersOf(part));
});
