import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../../platform/data/calls.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import classes from '../Import.module.css';
import type { Import } from '../use-import.ts';
import { invitationMessages as messages } from './messages.ts';

/** When what will be sent, word by word; the words are asked for once somebody wants to see them. */
export const InvitationText = ({ run: { subject: of, sending, sent } }: { run: Import }) => {
  const { kind } = of;
  /** An SMS goes to them besides. */
  const phones = sent.filter(
    ({ row: { values, refusals } }) => values.phone !== '' && !('phone' in refusals),
  ).length;
  const [opened, setOpened] = useState(false);
  const query = useQuery({
    ...callQuery('GET /imports/message/{kind}/', { params: { kind } }),
    enabled: opened,
  });
  return (
    <div className={classes.letter}>
      <p className={classes.hint}>{messages.whenTold[sending.when]}</p>
      {sending.when !== 'none' && (
        <Button size="sm" variant="quiet" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {messages.seeMessage}
        </Button>
      )}
      {opened && sending.when !== 'none' && (
        <Loaded query={query} failure={messages.messageFailed}>
          {({ subject, text, sms }) => (
            <>
              <p className={classes.strong}>{messages.mailSubject(subject)}</p>
              <p className={classes.written}>{text}</p>
              {phones > 0 && (
                <>
                  <p className={classes.strong}>{messages.smsBeside(phones)}</p>
                  <p className={classes.written}>{sms}</p>
                </>
              )}
            </>
          )}
        </Loaded>
      )}
    </div>
  );
};
