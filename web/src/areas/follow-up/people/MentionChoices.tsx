import { meantAtEnd, writtenOut } from '@tandem/domain/notes/mentions';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { noteMessages as messages } from './messages.ts';

interface MentionChoicesProps {
  text: string;
  /** Each with the name that a mention finds them by. */
  colleagues: readonly (readonly [string, string])[];
  onChoose: (text: string) => void;
}

const most = 6;

/** Whom « @ » at the end of a note may mean: a press writes the name out. */
export const MentionChoices = ({ text, colleagues, onChoose }: MentionChoicesProps) => {
  const named = colleagues.map(([id, name]) => ({ id: Number(id), name }));
  const meant = meantAtEnd(text, named).slice(0, most);
  if (meant.length === 0) return null;
  return (
    <div role="group" aria-label={messages.mention}>
      <Row>
        {meant.map((colleague) => (
          <Button
            key={colleague.id}
            size="sm"
            onClick={() => onChoose(writtenOut(text, colleague))}
          >
            {`@${colleague.name}`}
          </Button>
        ))}
      </Row>
    </div>
  );
};
