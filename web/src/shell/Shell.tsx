import type { ReactNode } from 'react';
import { Link } from '../ui/actions/Link.tsx';
import { shellMessages } from './messages.ts';
import { NewBuildBanner } from './NewBuildBanner.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import classes from './Shell.module.css';
import { TopBar } from './bars/TopBar.tsx';

const contentId = 'contenu';

/** What every screen stands in. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>
    <a className={classes.skip} href={`#${contentId}`}>
      {shellMessages.skipToContent}
    </a>
    <TopBar />
    <OfflineBanner />
    <NewBuildBanner />
    <main id={contentId} tabIndex={-1} className={classes.content}>
      {children}
    </main>
    <footer className={classes.footer}>
      <Link to="/simulateur">{shellMessages.simulator}</Link>
      <Link to="/confidentialite">{shellMessages.privacy}</Link>
    </footer>
  </div>
);
