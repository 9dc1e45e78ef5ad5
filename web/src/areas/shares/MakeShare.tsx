import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { shareMessages as messages } from './messages.ts';

const mailTo = (name: string, link: string): string =>
  `mailto:?subject=${encodeURIComponent(messages.mailSubject(name))}&body=${encodeURIComponent(messages.mailText(name, link))}`;

/** Makes a link, and shows it while the panel stays open: the server keeps no copy to show again. */
export const MakeShare = ({ matchId, name }: { matchId: number; name: string }) => {
  const [link, setLink] = useState('');
  const { mutate, isPending } = useAction({
    run: () => api('POST /matches/{id}/shares/', { params: { id: matchId } }),
    done: messages.made,
    failed: messages.failed,
    changes: ['GET /matches/{id}/shares/'],
    onDone: (made) => setLink(made.link),
  });
  if (link === '')
    return (
      <div>
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          {messages.make}
        </Button>
      </div>
    );
  return (
    <Stack>
      <TextField
        label={messages.link}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <CopyButton text={link} done={messages.copied}>
          {messages.copy}
        </CopyButton>
        <a href={mailTo(name, link)}>{messages.mail}</a>
      </Row>
    </Stack>
  );
};
