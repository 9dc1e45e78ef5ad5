import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import {
  signatureShape,
  signContent,
  type Signature,
  type SignedContent,
} from './archive-signature.ts';
import { DamagedArchive, readTar, tarEnd, tarEntry, type Entry } from './tar.ts';

/** The layout of the entries; another number is another layout. */
const format = 1;

const manifestShape = z.object({
  format: z.number(),
  /** Of the product that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The schema in which the rows stand. */
  migrations: z.array(z.string()).min(1),
  /** Which keys open what is sealed; none where nothing is. */
  keys: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestShape>;

const endShape = z.object({
  entries: z.number(),
  sha256: z.string(),
  /** Uploaded files that were deleted while the archive was made. */
  missing: z.array(z.string()),
  /** Archives of 0.1.0 have none. */
  signature: signatureShape.optional(),
});

type End = z.infer<typeof endShape>;

const manifestName = 'manifest.json';
const endName = 'end.json';

/** Counts and hashes what goes into an archive, or comes out of it. */
const tally = () => {
  const hash = createHash('sha256');
  let entries = 0;
  return {
    add: ({ name, bytes }: Entry): void => {
      entries += 1;
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    },
    entries: () => entries,
    sha256: () => hash.copy().digest('hex'),
  };
};

/** Frames the entries of an archive, from the manifest to the end that tells whether it is whole and who made it. */
export const frameArchive = (at: Date, secret: string) => {
  const seen = tally();
  const entry = (name: string, bytes: Buffer): Buffer => {
    seen.add({ name, bytes });
    return tarEntry({ name, bytes }, at);
  };
  const json = (name: string, value: unknown): Buffer =>
    entry(name, Buffer.from(JSON.stringify(value)));
  return {
    manifest: (manifest: Omit<Manifest, 'format' | 'made_at'>): Buffer =>
      json(manifestName, { format, made_at: at.toISOString(), ...manifest }),
    entry,
    json,
    end: (missing: readonly string[]): Buffer => {
      const content = { entries: seen.entries(), sha256: seen.sha256() };
      const end = { ...content, missing, signature: signContent(secret, content) };
      const bytes = Buffer.from(JSON.stringify(end));
      return Buffer.concat([tarEntry({ name: endName, bytes }, at), tarEnd()]);
    },
  };
};

/** Errors of the file system are told as they are; those of what was read mean that it is damaged. */
const asDamage = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? error : new DamagedArchive();

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  if (!existsSync(file)) throw new Error(`Il n'y a pas de fichier ${file}.`);
  // The error of either is met by whoever reads.
  const source = pipeline(createReadStream(file), createGunzip(), () => {});
  try {
    for await (const chunk of source) yield chunk as Buffer;
  } catch (error) {
    throw asDamage(error);
  } finally {
    source.destroy();
  }
}

const readJson = <Shape extends z.ZodType>(shape: Shape, { bytes }: Entry): z.infer<Shape> => {
  try {
    return shape.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new DamagedArchive();
  }
};

const readManifest = (entry: Entry): Manifest => {
  if (entry.name !== manifestName) throw new DamagedArchive();
  const manifest = readJson(manifestShape, entry);
  if (manifest.format !== format)
    throw new Error(
      `L'archive vient d'une autre version de Tandem (${manifest.version}) : mettez d'abord Tandem à jour.`,
    );
  return manifest;
};

/** Every entry after the manifest; fails unless the archive is whole, which is known at its end only. */
export async function* readArchive(file: string): AsyncGenerator<Entry, End> {
  const seen = tally();
  for await (const entry of readTar(unzipped(file))) {
    if (entry.name === endName) {
      const end = readJson(endShape, entry);
      if (end.entries !== seen.entries() || end.sha256 !== seen.sha256())
        throw new DamagedArchive();
      return end;
    }
    if (seen.entries() === 0) readManifest(entry);
    else yield entry;
    seen.add(entry);
  }
  throw new DamagedArchive();
}

export interface Checked {
  manifest: Manifest;
  files: number;
  content: SignedContent;
  signature: Signature | null;
}

/** Reads a whole archive, and says what is in it; fails unless it is whole. */
export const checkArchive = async (file: string): Promise<Checked> => {
  let files = 0;
  const entries = readArchive(file);
  let next = await entries.next();
  while (!next.done) {
    if (next.value.name.startsWith('files/')) files += 1;
    next = await entries.next();
  }
  const { signature = null, ...content } = next.value;
  for await (const entry of readTar(unzipped(file)))
    return { manifest: readManifest(entry), files, content, signature };
  throw new DamagedArchive();
};
