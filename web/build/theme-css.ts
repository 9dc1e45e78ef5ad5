import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { mantineTheme, paletteNames } from '../src/platform/theme/mantine-theme.ts';
import { tokenVariables } from '../src/platform/theme/variables.ts';

const name = 'virtual:theme.css';

/** Mantine's own palettes that no screen uses are two thirds of its variables. */
const isUsed = (variable: string): boolean => {
  const palette = /^--mantine-color-([a-z]+)-/.exec(variable)?.[1];
  if (!palette || !(palette in DEFAULT_THEME.colors)) return true;
  return paletteNames.includes(palette);
};

const onlyUsed = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([variable]) => isUsed(variable)));

const css = (): string => {
  const fromMantine = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, mantineTheme));
  const own = tokenVariables();
  return convertCssVariables({
    variables: onlyUsed({ ...fromMantine.variables, ...own.variables }),
    light: onlyUsed({ ...fromMantine.light, ...own.light }),
    dark: onlyUsed({ ...fromMantine.dark, ...own.dark }),
  });
};

/** The theme's variables as a style sheet, so that the browser gets them as CSS and not as code that writes CSS. */
export const themeCss = (): Plugin => ({
  name: 'tandem-theme-css',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? css() : undefined),
});
