import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import classes from './InThreeLines.module.css';
import { firstMinutes as messages } from '../messages.ts';

interface InThreeLinesProps {
  title?: string;
  lines: readonly string[];
  children?: ReactNode;
}

/** What Tandem does, for whoever has not done all that it needs. */
export const InThreeLines = ({ title = messages.title, lines, children }: InThreeLinesProps) => (
  <Card as="section" className={classes.root ?? ''} aria-labelledby="first-minutes">
    <h2 id="first-minutes">{title}</h2>
    <ol className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
    {children}
  </Card>
);
