import type { DraftKey } from '@tandem/domain/drafts/draft';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { testMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../platform/router/use-redirect-soon.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DraftLine } from '../drafts/DraftLine.tsx';
import type { TabKey } from '../drafts/draft-keeper.ts';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import classes from './PersonalityTest.module.css';
import { Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { faultsOf, startWith, unanswered, type Answers, type Metadata } from './questions.ts';

interface PersonalityTestProps {
  metadata: Metadata;
  /** The answers that the server has. */
  saved?: Answers;
  /** Where the answers are kept until they are saved. */
  draftKey: DraftKey | TabKey;
  /** Those that were kept and not saved. */
  stored?: LoadedDraft;
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
  draftKey,
  stored,
  hint,
  send,
  next,
  onFailed,
}: PersonalityTestProps) => {
  const redirectSoon = useRedirectSoon();
  const initial = startWith(metadata, saved);
  const keeper = useDraftKeeper(draftKey, initial, stored);
  const form = useServerForm({
    initial,
    keeper,
    check: faultsOf,
    once: true,
    send,
    onSent: () => {
      notify.success(messages.saved);
      redirectSoon(next);
    },
    onFailed: (error) => {
      notify.failure(messages.failed, error);
      onFailed?.(error);
    },
  });
  const draft = useFormDraft(keeper, form);
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
            <DraftLine draft={draft} />
          </div>
        </Form>
      </Card>
    </>
  );
};
