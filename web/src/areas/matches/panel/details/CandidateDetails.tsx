import { mailtoOf } from '@tandem/domain/accounts/email';
import type { ReactNode } from 'react';
import { civilities } from '@tandem/domain/reference/civilities';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { durations } from '@tandem/domain/reference/durations';
import { levels } from '@tandem/domain/reference/levels';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { tradesLabel } from '../../../candidates/messages.ts';
import { matchPanelMessages as messages } from '../../messages.ts';
import { Facts } from '../../../../ui/layout/Facts.tsx';
import { LongText } from './LongText.tsx';
import type { MatchedCandidate } from '../../match.ts';
import classes from '../MatchPanel.module.css';
import { ResumeButtons } from '../../../candidates/resume/ResumeButtons.tsx';
import { SkillBadges } from './SkillBadges.tsx';
import { candidateName } from '../../../candidates/candidate-name.ts';

interface CandidateDetailsProps {
  applicant: MatchedCandidate;
  /** Where the resume is reached otherwise than through the match. */
  resume?: ReactNode;
}

/** A candidate as the company and the staff read them. */
export const CandidateDetails = ({
  applicant: candidate,
  resume = <ResumeButtons path={candidate.resume} />,
}: CandidateDetailsProps) => {
  const { civility, phone, email, skills, summary, trades } = candidate;
  return (
    <section className={classes.who}>
      <div>
        <p className={classes.kind}>{messages.candidate}</p>
        <h3>
          {[civility && civilities[civility], candidateName(candidate)].filter(Boolean).join(' ')}
        </h3>
      </div>
      <Facts
        layout="columns"
        facts={[
          [messages.location, [candidate.city, candidate.country].filter(Boolean).join(', ')],
          [
            messages.phone,
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {formatPhone(phone)}
              </a>
            ),
          ],
          [
            messages.email,
            email && (
              <a key="mail" href={mailtoOf(email)}>
                {email}
              </a>
            ),
          ],
          [messages.formation, candidate.formation_name],
          [messages.diploma, candidate.diploma],
          [
            messages.level,
            candidate.target_educational_level && levels[candidate.target_educational_level],
          ],
          [tradesLabel, trades],
          [messages.duration, candidate.duration && durations[candidate.duration]],
          [
            messages.contractType,
            candidate.contract_type && contractTypes[candidate.contract_type],
          ],
        ]}
      />
      <div>
        <h4>{messages.summary}</h4>
        {summary ? <LongText text={summary} /> : <p>{messages.noSummary}</p>}
      </div>
      {skills.length > 0 && (
        <div>
          <h4>{messages.skills}</h4>
          <SkillBadges shared={skills} />
        </div>
      )}
      {resume}
    </section>
  );
};
