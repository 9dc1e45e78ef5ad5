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
  const [opened, setOpened] = useState(false);
  const query = useQuery({
    ...callQuery('GET /imports/message/{kind}/', { params: { kind } }),
    enabled: opened,
  });
  // Whom the centre has already, or who has no address, is sent nothing.
  const invited = sent.filter(({ row, fate }) => fate === 'add' && row.values.email !== '');
  if (invited.length === 0) return null;
  /** An SMS goes to them besides; never to a company. */
  const phones = invited.filter(
    ({ row: { values, refusals } }) =>
      kind === 'candidates' && values.phone !== '' && !('phone' in refusals),
  ).length;
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
