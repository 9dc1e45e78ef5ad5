import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { findPieces } from './build/pieces.ts';
import { keepYesterday } from './build/keep-yesterday.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { refuseCircles } from './build/refuse-circles.ts';
import { inlineIcon } from './build/inline-icon.ts';
import { importTemplates } from './build/templates.ts';
import { serviceWorker } from './build/build-service-worker.ts';
import { screenFiles } from './build/screen-files.ts';
import { themeCss } from './build/theme-css.ts';

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const pieceOf = command === 'build' ? await findPieces([react(), themeCss()]) : () => null;
  return {
    plugins: [
      react(),
      themeCss(),
      preloadFonts(),
      inlineIcon(),
      importTemplates(),
      refuseCircles(),
      screenFiles(),
      earlyScript(),
      serviceWorker(),
      keepYesterday(),
      precompress(),
    ],
    // Only the writer of spreadsheets asks for it.
    resolve: {
      alias: [
        {
          find: /^fflate$/,
          replacement: path.join(
            import.meta.dirname,
            'src/platform/spreadsheet/writing/zip-in-thread.ts',
          ),
        },
      ],
    },
    worker: { format: 'es' },
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: { '/api': { target: 'http://127.0.0.1:3000' } },
    },
    build: {
      // The policy of the pages allows no inline script or style, and fonts come from our own host.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: pieceOf, includeDependenciesRecursively: false }],
          },
        },
      },
    },
  };
});
