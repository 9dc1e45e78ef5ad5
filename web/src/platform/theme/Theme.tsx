import './global.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
// What other components of the library stand on comes first, whichever screen is loaded when.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import 'virtual:theme.css';
import './fonts.css';
import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { styleNonce } from '../nonce.ts';
import { mantineTheme } from './mantine-theme.ts';
import { useColorScheme } from './use-color-scheme.ts';
import { useOnPaper } from './use-on-paper.ts';

const nothing = () => undefined;

/**
 * What the library's own provider hands down. That one also brings all that makes style sheets of a theme, which the build
 * has done (decision 0010).
 */
const context = {
  colorScheme: 'auto' as const,
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  getStyleNonce: styleNonce,
  cssVariablesSelector: ':root',
  withStaticClasses: false,
};

/** The theme follows the system; the variables come from the style sheet that the build makes of the same theme. */
export const Theme = ({ children }: { children: ReactNode }) => {
  // Paper is light, whatever the system prefers.
  useColorScheme(useOnPaper());
  useEffect(() => document.documentElement.setAttribute('data-respect-reduced-motion', 'true'), []);
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={mantineTheme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
};
