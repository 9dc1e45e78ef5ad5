import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFsModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** PGlite's file system on disk, whose fsync does nothing, with one that reaches the disk. */
export class DurableFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...given);
    const syncToDisk = (module: unknown) => {
      (module as NodeFsModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    const { preRun = [] } = prepared.emscriptenOpts;
    return {
      emscriptenOpts: {
        ...prepared.emscriptenOpts,
        preRun: [...(Array.isArray(preRun) ? preRun : [preRun]), syncToDisk],
      },
    };
  }
}
