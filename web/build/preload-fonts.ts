import type { Plugin } from 'vite';

/** Lets the page ask for the built fonts at once, instead of after the style sheet that names them. */
export const preloadFonts = (): Plugin => ({
  name: 'tandem-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
            // Text stands there before them: code and data go first.
            fetchpriority: 'low',
          },
          injectTo: 'head',
        })),
  },
});
