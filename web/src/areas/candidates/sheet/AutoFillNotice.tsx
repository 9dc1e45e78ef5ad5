import { Button } from '../../../ui/actions/Button.tsx';
import { formatList } from '../../../platform/format/text.ts';
import type { AutoFillWords } from './messages.ts';
import { RingsMeeting } from '../../../platform/theme/RingsMeeting.tsx';
import classes from './Sheet.module.css';
import type { AutoFill } from './use-auto-fill.ts';

const sentenceOf = (
  { state, count, unread, isSlow, refusal, isBusy }: AutoFill,
  messages: AutoFillWords,
  isText: boolean,
): string => {
  if (state === 'reading' && isSlow) return isText ? messages.readingLong : messages.readingPicture;
  if (state === 'read' && unread === 'no_text') return messages.picture;
  if (state === 'read' && unread === 'no_time') return messages.noTime;
  if (state === 'read' && unread === 'too_large') return messages.tooLarge;
  if (state === 'read') return count === 0 ? messages.nothing : messages.found(count);
  if (state === 'failed') return isBusy ? messages.busy : messages.failed(refusal);
  return messages[state];
};

interface AutoFillNoticeProps {
  autoFill: AutoFill;
  words: AutoFillWords;
  /** A text document: it is no picture, however long it is read. */
  isText: boolean;
  onTakenBack: () => void;
}

/** What the reading of the resume has come to, and the way back from it. */
export const AutoFillNotice = ({
  autoFill,
  words: messages,
  isText,
  onTakenBack,
}: AutoFillNoticeProps) => {
  const { state, count, proposed, languages, isRecognised, unread, takeBack } = autoFill;
  const filled = state === 'read' && count > 0;
  return (
    <div className={classes.notice} data-filled={filled || undefined}>
      <div role="status">
        <p className={classes.sentence}>
          {state === 'reading' && <RingsMeeting height={18} />}
          {sentenceOf(autoFill, messages, isText)}
        </p>
        {filled && isRecognised && <p>{messages.recognised}</p>}
        {state === 'read' && unread === 'rest' && <p>{messages.cutShort}</p>}
        {state === 'read' && languages.length > 0 && (
          <p>{messages.languages(formatList(languages))}</p>
        )}
      </div>
      {filled && proposed.size > 0 && (
        <Button
          size="sm"
          onClick={() => {
            takeBack();
            onTakenBack();
          }}
        >
          {messages.takeBack}
        </Button>
      )}
    </div>
  );
};
