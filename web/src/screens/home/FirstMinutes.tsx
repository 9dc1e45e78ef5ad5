import { useNavigate } from '../../platform/router/router.ts';
import { handOverResume } from '../../areas/candidates/sheet/handed-resume.ts';
import { FileDrop } from '../../ui/fields/files/FileDrop.tsx';
import { InThreeLines } from './visitor/InThreeLines.tsx';
import { firstMinutes as messages } from './messages.ts';

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
          navigate('/applicant/application');
        }}
      />
    </InThreeLines>
  );
};
