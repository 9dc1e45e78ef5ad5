import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { importTemplates } from './build/templates.ts';
import { screenFiles } from './build/screen-files.ts';
import { themeCss } from './build/theme-css.ts';

/** What nearly every screen with a form is made of: one file instead of a dozen small ones. */
const formParts =
  /web\/src\/(ui\/(forms\/(Form|use-server-form|checks|place-errors)|fields\/(Text\w*|Password)Field|layout\/(Card|Page)|feedback\/Outcome)|areas\/accounts\/(NewPasswordFields|PasswordCriteria|messages))\.|@mantine\/form|@mantine\/core\/.*\/(Input|InputBase|TextInput)(\/|\.layer)/;

export default defineConfig({
  plugins: [react(), themeCss(), preloadFonts(), importTemplates(), screenFiles(), precompress()],
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
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'forms', test: formParts, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
