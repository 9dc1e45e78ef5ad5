import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** What is known, by name; what is not known is left out. */
export const Facts = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <dl className={classes.facts}>
    {Object.entries(facts).map(
      ([name, fact]) =>
        fact && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ),
    )}
  </dl>
);
