import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { testMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../platform/router/use-redirect-soon.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { readDraft, useKeptDraft, type Answers } from './draft.ts';
import classes from './PersonalityTest.module.css';
import { Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { faultsOf, startWith, unanswered, type Metadata } from './questions.ts';

interface PersonalityTestProps {
  metadata: Metadata;
  /** The answers that the server has. */
  saved?: Answers;
  /** Whose answers are kept in this tab until they are saved. */
  owner: string;
  /** For whom one answers. */
  hint: string;
  send: (answers: Answers) => Promise<unknown>;
  /** Where one goes once they are saved. */
  next: string;
  /** Called with a failure besides what is said of it. */
  onFailed?: (error: unknown) => void;
}

/** The test of the candidate and of the tutor: the questions are others, the form is the same. */
export const PersonalityTest = ({
  metadata,
  saved = {},
  owner,
  hint,
  send,
  next,
  onFailed,
}: PersonalityTestProps) => {
  const redirectSoon = useRedirectSoon();
  const [sent, setSent] = useState(false);
  const form = useServerForm({
    initial: startWith(metadata, readDraft(owner), saved),
    check: faultsOf,
    // What is not saved yet is kept in the tab.
    guard: false,
    once: true,
    send,
    onSent: () => {
      setSent(true);
      notify.success(messages.saved);
      redirectSoon(next);
    },
    onFailed: (error) => {
      notify.failure(messages.failed, error);
      onFailed?.(error);
    },
  });
  const base = startWith(metadata, saved);
  const changed = Object.entries(form.values).some(([name, answer]) => answer !== base[name]);
  useKeptDraft(owner, changed && !sent ? form.values : null);
  const names = Object.keys(metadata);
  const left = unanswered(form.values).length;
  return (
    <>
      <Card className={classes.info ?? ''}>
        <p className={classes.duration}>{messages.duration}</p>
        <p>{hint}</p>
      </Card>
      <Card className={classes.card ?? ''}>
        <Progress total={names.length} left={left} />
        <Form of={form}>
          <ol className={classes.questions}>
            {Object.entries(metadata).map(([name, question]) => (
              <Question key={name} question={question} field={form.field(name)} />
            ))}
          </ol>
          <div className={classes.end}>
            <Button type="submit" variant="main" busy={form.busy}>
              {messages.save}
            </Button>
            <p className={classes.kept}>{messages.kept}</p>
          </div>
        </Form>
      </Card>
    </>
  );
};
