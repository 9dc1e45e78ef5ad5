import type { ReactNode } from 'react';
import { shellMessages } from '../messages/shell.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

const contentId = 'contenu';

/** What every screen stands in. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a className={classes.skip} href={`#${contentId}`}>
      {shellMessages.skipToContent}
    </a>
    <TopBar />
    <OfflineBanner />
    <main id={contentId} tabIndex={-1} className={classes.content}>
      {children}
    </main>
  </>
);
