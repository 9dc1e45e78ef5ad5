import { formatDay } from '../../../../platform/format/dates.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import classes from '../EnrolmentCard.module.css';
import { enrolmentMessages } from '../messages.ts';
import { ownKeptMessages as messages } from './own-messages.ts';
import type { KeptEnrolment } from './use-kept-enrolment.ts';

/** On a candidate's home: what has become of their enrolment whose company is gone. */
export const OwnKeptEnrolment = ({ kept }: { kept: KeptEnrolment }) => {
  const isBroken = kept.state === 'broken' || kept.state === 'annulled';
  const { begins_on: begins } = kept;
  const isOver = kept.state === 'ended';
  return (
    <Card>
      <section className={classes.enrolment}>
        {isBroken && (
          <>
            <h2>{enrolmentMessages.brokenTitle}</h2>
            <p>{messages.brokenText}</p>
          </>
        )}
        {!isBroken && (
          <>
            <h2>{isOver ? messages.endedTitle : messages.placedTitle}</h2>
            <p>{isOver ? messages.endedText : messages.placedText}</p>
            {kept.state === 'begun' && (
              <p>{enrolmentMessages.next.begun(begins ? formatDay(begins) : null)}</p>
            )}
            {!isOver && <p>{messages.ending}</p>}
          </>
        )}
      </section>
    </Card>
  );
};
