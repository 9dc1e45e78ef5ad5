import './global.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
// What other components of the library stand on comes first, whichever screen is loaded when.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import 'virtual:theme.css';
import './fonts.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../nonce.ts';
import { mantineTheme } from './mantine-theme.ts';
import { useOnPaper } from './use-on-paper.ts';

/** The theme follows the system; the variables come from the style sheet that the build makes of the same theme. */
export const Theme = ({ children }: { children: ReactNode }) => {
  // Paper is light, whatever the system prefers.
  const forced = useOnPaper() ? 'light' : undefined;
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      {...(forced && { forceColorScheme: forced })}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
};
