import type { ReactNode } from 'react';
import classes from './DetailSection.module.css';

/** A part of the detail that stands in a drawer. */
export const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h3 className={classes.title}>{title}</h3>
    {children}
  </section>
);
