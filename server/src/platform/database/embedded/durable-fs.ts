import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Attributes {
  mode?: number | null;
}

interface Operations {
  fsync?: (stream: { nfd: number }) => number;
  setattr: (of: unknown, attributes: Attributes) => void;
}

interface NodeFsModule {
  NODEFS: { node_ops: Operations; stream_ops: Operations };
}

const others = 0o077;

/** PGlite gives each file that it makes a mode of its own, whatever the process says: one that all accounts may write. */
const keepPrivate = (operations: Operations): void => {
  const { setattr } = operations;
  operations.setattr = (of, attributes) => {
    const { mode } = attributes;
    setattr(of, typeof mode === 'number' ? { ...attributes, mode: mode & ~others } : attributes);
  };
};

/** PGlite's file system on disk, whose fsync does nothing, with one that reaches the disk and whose files are private. */
export class DurableFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...given);
    const prepare = (module: unknown) => {
      const { node_ops: nodeOperations, stream_ops: streamOperations } = (module as NodeFsModule)
        .NODEFS;
      streamOperations.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
      for (const operations of [nodeOperations, streamOperations]) keepPrivate(operations);
    };
    const { preRun = [] } = prepared.emscriptenOpts;
    return {
      emscriptenOpts: {
        ...prepared.emscriptenOpts,
        preRun: [...(Array.isArray(preRun) ? preRun : [preRun]), prepare],
      },
    };
  }
}
