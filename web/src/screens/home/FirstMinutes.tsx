import { useNavigate } from 'react-router';
import { handOverResume } from '../../areas/candidates/sheet/handed-resume.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { firstMinutes as messages } from './messages.ts';
import classes from './FirstMinutes.module.css';

const InThreeLines = ({ lines }: { lines: readonly string[] }) => (
  <>
    <h2 id="first-minutes">{messages.title}</h2>
    <ol className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </>
);

/** Until the sheet is there: what Tandem does, and the sheet begun from the resume. */
export const CandidateFirstMinutes = () => {
  const navigate = useNavigate();
  return (
    <Card as="section" className={classes.root ?? ''} aria-labelledby="first-minutes">
      <InThreeLines lines={messages.candidate} />
      <FileDrop
        label={messages.resume}
        kind="resume"
        file={null}
        onChange={(resume) => {
          handOverResume(resume);
          void navigate('/applicant/application');
        }}
      />
    </Card>
  );
};

/** Until the sheet is there: what Tandem does. */
export const CompanyFirstMinutes = () => (
  <Card as="section" className={classes.root ?? ''} aria-labelledby="first-minutes">
    <InThreeLines lines={messages.company} />
  </Card>
);
