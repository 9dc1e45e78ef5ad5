import type { ReactNode } from 'react';
import classes from './Page.module.css';
import { useHeadingFocus } from './use-heading-focus.ts';

interface PageProps {
  title: string;
  /** One line that says what one does here. */
  lead?: ReactNode;
  /** The main action, at the right of the title. */
  action?: ReactNode;
  /** `Counters`: between the title and the action where there is room, below them where there is not. */
  figures?: ReactNode;
  /** What is begun here, and what there is in all: beside the title on a laptop, whose list begins right below, else a line of its own. */
  begin?: ReactNode;
  /** `narrow` for short forms and texts, `medium` for long forms, `list` for long lists, which take a large screen. */
  width?: 'narrow' | 'medium' | 'wide' | 'list';
  /** The title of the browser's tab, where it is not that of the page. */
  tab?: string;
  /** The work begins at once: less room above it, and on a phone a line of heading without the lead. */
  brief?: boolean;
  children: ReactNode;
}

/** A screen: its heading, which takes the focus when one arrives, and what it is made of. */
export const Page = ({
  title,
  lead,
  action,
  figures,
  begin,
  width = 'wide',
  tab,
  brief,
  children,
}: PageProps) => {
  const heading = useHeadingFocus();
  return (
    <div className={classes.page} data-width={width} data-brief={brief || undefined}>
      <title>{`${tab ?? title} – Tandem`}</title>
      <header className={classes.header}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {figures && <div className={classes.figures}>{figures}</div>}
        {begin && <div className={classes.begin}>{begin}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
};
