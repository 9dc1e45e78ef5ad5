import type { ReactNode } from 'react';
import classes from './Facts.module.css';

interface FactsProps {
  /** What there is to know, in pairs of name and value; what is null, false or empty is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The properties of one thing, below one another. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
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
