import type { ReactNode } from 'react';
import classes from './Facts.module.css';

interface FactsProps {
  /** What there is to know, in pairs of name and value; what is null, false or empty is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Each value beside its name, or below it in as many columns as there is room for. */
  layout?: 'lines' | 'columns';
}

/** The properties of one thing. */
export const Facts = ({ facts, layout = 'lines' }: FactsProps) => (
  <dl className={classes.facts} data-layout={layout}>
    {facts
      .filter(
        ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
      )
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
