import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { handOverResume } from '../../areas/candidates/sheet/handed-resume.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { firstMinutes as messages } from './messages.ts';
import classes from './FirstMinutes.module.css';

interface InThreeLinesProps {
  lines: readonly string[];
  children?: ReactNode;
}

/** What Tandem does, for whoever has not done all that it needs. */
export const InThreeLines = ({ lines, children }: InThreeLinesProps) => (
  <Card as="section" className={classes.root ?? ''} aria-labelledby="first-minutes">
    <h2 id="first-minutes">{messages.title}</h2>
    <ol className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
    {children}
  </Card>
);

/** Until the sheet is there: what Tandem does, and the sheet begun from the resume. */
export const CandidateFirstMinutes = () => {
  const navigate = useNavigate();
  return (
    <InThreeLines lines={messages.candidate}>
      <FileDrop
        label={messages.resume}
        kind="resume"
        file={null}
        onChange={(resume) => {
          handOverResume(resume);
          void navigate('/applicant/application');
        }}
      />
    </InThreeLines>
  );
};
