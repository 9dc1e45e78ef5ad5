/** The little of WebAssembly that the engine uses; Node.js has it, its type declarations do not. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  const Module: new (bytes: Uint8Array<ArrayBuffer>) => Module;

  interface Memory {
    readonly buffer: ArrayBuffer;
    /** Adds pages of 64 KiB; older views on `buffer` are void afterwards. */
    grow(pages: number): number;
  }
  const Memory: new (descriptor: { initial: number }) => Memory;

  interface Instance {
    readonly exports: Readonly<Record<string, unknown>>;
  }
  const Instance: new (module: Module, imports: Record<string, Record<string, Memory>>) => Instance;
}
