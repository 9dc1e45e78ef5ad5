import type { Answer } from '@tandem/contract';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { formatNumber } from '../../../../platform/format/numbers.ts';
import { formatList } from '../../../../platform/format/text.ts';
import { matchPanelMessages as messages } from '../../messages.ts';
import { Facts } from '../../../../ui/layout/Facts.tsx';
import { jobFacts } from '../../../needs/job/job-facts.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { LongText } from './LongText.tsx';
import type { Match, Need } from '../../match.ts';
import classes from '../MatchPanel.module.css';
import { SkillBadges } from './SkillBadges.tsx';
import { companyName } from '../../../companies/company-name.ts';

interface NeedDetailsProps {
  need: Need;
  /** Whom the reader reaches at the company; null where that is not theirs to see. */
  contact: Match['contact'];
  /** How many candidates it has room for is the staff's to know. */
  withSeats: boolean;
  /** Which of its skills the candidate has, once that is known. */
  reasons?: NonNullable<Answer<'GET /matches/{id}/explanation/'>['reasons']>['resume'] | undefined;
}

/** A need as the candidate and the staff read it. */
export const NeedDetails = ({ need, contact, withSeats, reasons }: NeedDetailsProps) => {
  const missingIds = new Set(reasons?.missing_skills.map(({ id }) => id));
  return (
    <section className={classes.who}>
      <div>
        <p className={classes.kind}>{messages.need}</p>
        <h3>{need.title}</h3>
      </div>
      <Facts
        layout="columns"
        facts={[
          [messages.company, companyName(need.company)],
          [messages.location, need.location],
          ...jobFacts(need),
          [messages.contractType, contractTypes[need.contract_type]],
          [messages.level, levels[need.target_educational_level]],
          [messages.formations, formatList(need.formations.map(({ name }) => name))],
          [messages.session, need.session.name],
          [messages.seats, withSeats && formatNumber(need.seats)],
        ]}
      />
      {contact && <ContactDetails contact={contact} />}
      {need.description && (
        <div>
          <h4>{messages.description}</h4>
          <LongText text={need.description} />
        </div>
      )}
      {need.skills.length > 0 && (
        <div>
          <h4>{messages.requiredSkills}</h4>
          <SkillBadges
            shared={need.skills.filter(({ id }) => !missingIds.has(id))}
            missing={need.skills.filter(({ id }) => missingIds.has(id))}
            compared={reasons !== undefined}
          />
        </div>
      )}
    </section>
  );
};
