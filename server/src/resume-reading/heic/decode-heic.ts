import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plane, StoredPicture } from './scaled-picture.ts';

/** The most points that are decoded; telephones have 12 or 48 million. */
const mostPixels = 60_000_000;

type Handle = object;

interface Channel extends Omit<Plane, 'data'> {
  id: object;
  data: Uint8Array;
}

interface Fault {
  code?: { value: number };
}

/** What of the package is used: the types that it has are of another build. */
interface Library {
  heif_context_alloc: () => Handle;
  heif_context_free: (context: Handle) => void;
  heif_context_read_from_memory: (context: Handle, bytes: Uint8Array) => Fault;
  heif_js_context_get_primary_image_handle: (context: Handle) => Handle & Fault;
  heif_image_handle_get_width: (handle: Handle) => number;
  heif_image_handle_get_height: (handle: Handle) => number;
  heif_image_handle_release: (handle: Handle) => void;
  heif_js_decode_image2: (
    handle: Handle,
    space: object,
    chroma: object,
  ) => Promise<Fault & { width: number; height: number; channels?: readonly Channel[] }>;
  heif_colorspace_YCbCr: object;
  heif_chroma_420: object;
  heif_channel_Y: object;
  heif_channel_Cb: object;
  heif_channel_Cr: object;
}

type MakeLibrary = (options: {
  instantiateWasm: (
    imports: ConstructorParameters<typeof WebAssembly.Instance>[1],
    done: (instance: WebAssembly.Instance) => object,
  ) => object;
}) => Library | Promise<Library>;

const packages = createRequire(import.meta.url);

let compiled: WebAssembly.Module | null = null;

/** Of one compiled code a new instance for each file: its memory, which does not shrink, goes with it. */
const openLibrary = async (): Promise<Library> => {
  const file = packages.resolve('libheif-js/libheif-wasm/libheif.wasm');
  const code = (compiled ??= new WebAssembly.Module(readFileSync(file)));
  const make = packages('libheif-js/libheif-wasm/libheif.js') as MakeLibrary;
  return make({
    instantiateWasm: (imports, done) => done(new WebAssembly.Instance(code, imports)),
  });
};

const unread = (): Error => new Error('No picture that can be decoded.');

/** Decodes a photograph of a telephone (HEIC) and hands it to `use`; what that is given is gone after it. Throws where it cannot. */
export const withDecodedHeic = async <Result>(
  bytes: Uint8Array,
  use: (picture: StoredPicture) => Result,
): Promise<Result> => {
  const library = await openLibrary();
  const context = library.heif_context_alloc();
  if (library.heif_context_read_from_memory(context, bytes).code?.value !== 0) throw unread();
  const handle = library.heif_js_context_get_primary_image_handle(context);
  if (handle.code !== undefined) throw unread();
  const pixels =
    library.heif_image_handle_get_width(handle) * library.heif_image_handle_get_height(handle);
  if (pixels > mostPixels) throw new Error('Too large a picture.');
  const { width, height, channels } = await library.heif_js_decode_image2(
    handle,
    library.heif_colorspace_YCbCr,
    library.heif_chroma_420,
  );
  const plane = (id: object): Plane | null => channels?.find((one) => one.id === id) ?? null;
  const light = plane(library.heif_channel_Y);
  if (!light) throw unread();
  const [blue, red] = [plane(library.heif_channel_Cb), plane(library.heif_channel_Cr)];
  return use({ width, height, light, blue, red });
};
