import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './Page.module.css';

interface PageProps {
  title: string;
  /** One line that says what one does here. */
  lead?: ReactNode;
  /** The main action, at the right of the title. */
  action?: ReactNode;
  /** `narrow` for forms and texts. */
  width?: 'narrow' | 'wide';
  /** The title of the browser's tab, where it is not that of the page. */
  tab?: string;
  children: ReactNode;
}

/** The address whose heading had the focus last: the first page leaves the focus where the browser has it. */
let headed: string | null = null;

/** A screen: its heading, which takes the focus when one arrives, and what it is made of. */
export const Page = ({ title, lead, action, width = 'wide', tab, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (headed !== null && headed !== pathname) heading.current?.focus({ preventScroll: true });
    headed = pathname;
  }, [pathname]);
  return (
    <div className={classes.page} data-width={width}>
      <title>{`${tab ?? title} – Tandem`}</title>
      <header className={classes.header}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
};
