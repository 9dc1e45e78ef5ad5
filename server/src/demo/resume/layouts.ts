import type { ResumeContent } from './content.ts';
import { banner } from './layouts/banner.ts';
import { classic } from './layouts/classic.ts';
import { dossier } from './layouts/dossier.ts';
import { sidebar } from './layouts/sidebar.ts';
import { split } from './layouts/split.ts';
import type { Palette } from './palettes.ts';
import type { Sheet } from './resume-pen.ts';

export const layouts = {
  sidebar,
  banner,
  classic,
  split,
  dossier,
} as const satisfies Record<
  string,
  (sheet: Sheet, content: ResumeContent, palette: Palette) => void
>;

export type LayoutName = keyof typeof layouts;

/** Those with more to tell may do so over two pages. */
export const layoutsFor = (level: number): LayoutName[] =>
  level >= 6
    ? ['sidebar', 'banner', 'split', 'dossier', 'dossier']
    : ['sidebar', 'banner', 'classic', 'split'];
