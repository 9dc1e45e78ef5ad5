import { formalities } from '@tandem/domain/contracts/formalities/formalities';
import { api } from '../../../platform/api/client.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { NotedDay, NotedDays } from '../noting/NotedDay.tsx';
import type { FileProgressAnswer } from '../signing/file-progress.ts';
import { formalityMessages as messages } from './messages.ts';

interface FormalityLineProps {
  matchId: number;
  of: FileProgressAnswer['formalities'][number];
}

const FormalityLine = ({ matchId, of }: FormalityLineProps) => {
  const { formality, due_on: dueOn, done_on: doneOn, may_note: mayNote } = of;
  const noting = useAction({
    run: (day: string) =>
      api('PUT /contract/file/{matchId}/formalities/{formality}/', {
        params: { matchId, formality },
        body: { done_on: day },
      }),
    done: messages.saved,
    failed: messages.saveFailed,
    changes: [
      'GET /contract/file/{matchId}/progress/',
      'GET /follow-up/waits/',
      'GET /follow-up/own/',
    ],
  });
  return (
    <NotedDay
      label={formalities[formality].label}
      due={messages.due(formality, dueOn)}
      told={doneOn && messages.done(doneOn)}
      firstDay={(today) => today}
      field="done_on"
      noting={mayNote ? noting : null}
      words={messages}
    />
  );
};

/** What law asks for whoever begins, each noted by whoever sees to it. */
const Formalities = ({
  matchId,
  of,
}: {
  matchId: number;
  of: FileProgressAnswer['formalities'];
}) => (
  <section>
    <h3>{messages.title}</h3>
    <NotedDays>
      {of.map((one) => (
        <FormalityLine key={one.formality} matchId={matchId} of={one} />
      ))}
    </NotedDays>
  </section>
);

export default Formalities;
