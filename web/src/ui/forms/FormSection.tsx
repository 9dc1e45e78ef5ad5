import type { ReactNode } from 'react';
import classes from './FormSection.module.css';

interface FormSectionProps {
  /** By which a link within the page leads to it. */
  id?: string;
  title: string;
  /** One line that says why it is asked. */
  lead?: string;
  /** `sm` in a dialog, below its title. */
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** The fields that belong together: their name at the left, the fields at the right, two in a row where there is room. */
export const FormSection = ({ id, title, lead, size = 'md', children }: FormSectionProps) => (
  <fieldset id={id} tabIndex={id === undefined ? undefined : -1} className={classes.section}>
    <legend className={classes.title} data-size={size}>
      {title}
    </legend>
    {lead && <p className={classes.lead}>{lead}</p>}
    <div className={classes.fields}>{children}</div>
  </fieldset>
);

/** A field that takes the whole width of a section. */
export const WholeRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.whole}>{children}</div>
);
