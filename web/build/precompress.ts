import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
};

/**
 * Writes `x.js.br` and `x.js.gz` beside each built `x.js`, for the server to send. The page itself is left out: the
 * server writes a nonce into it for each answer.
 */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'tandem-precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name))
          // The name of an asset changes with its content: what is left of an earlier build is compressed already.
          .filter(
            (file) => !file.includes(`${path.sep}assets${path.sep}`) || !existsSync(`${file}.br`),
          )
          .map(compress),
      );
    },
  };
};
