import { Button } from '../../../ui/actions/Button.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { needMessages, testLinkMessages as messages } from '../messages.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { testLinkOf, type Need } from '../need-values.ts';
import { SendTutorLink } from './SendTutorLink.tsx';
import classes from './TestLink.module.css';

const canShare = 'share' in navigator;

const share = async (data: ShareData) => {
  try {
    await navigator.share(data);
  } catch (error) {
    // Whoever closes the system's dialog has changed their mind: nothing failed.
    if ((error as Error).name !== 'AbortError') notify.error(messages.shareFailed);
  }
};

/** The link that the tutor needs to activate a need, in the ways in which one passes it on. */
export const TestLink = ({ need }: { need: Need }) => {
  const { title, token, company } = need;
  const link = testLinkOf(location.origin, token);
  const nameOf = (action: string) => needMessages.of(action, title);
  return (
    <div className={classes.root}>
      <div>
        <h4 className={classes.title}>{messages.title}</h4>
        <p className={classes.text}>{messages.text}</p>
      </div>
      <SendTutorLink need={need} />
      <a
        className={classes.link}
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-label={messages.opens(link)}
      >
        {link}
      </a>
      <div className={classes.ways}>
        <CopyButton text={link} aria-label={nameOf(messages.copyLink)}>
          {messages.copyLink}
        </CopyButton>
        <CopyButton
          text={messages.message(title, company?.name ?? '', link)}
          done={messages.messageCopied}
          aria-label={nameOf(messages.copyMessage)}
        >
          {messages.copyMessage}
        </CopyButton>
        {canShare && (
          <Button
            size="sm"
            aria-label={nameOf(messages.share)}
            onClick={() => void share({ title: messages.subject(title), url: link })}
          >
            {messages.share}
          </Button>
        )}
      </div>
    </div>
  );
};
