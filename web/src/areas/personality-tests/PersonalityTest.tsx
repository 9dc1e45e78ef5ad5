import type { DraftKey } from '@tandem/domain/drafts/draft';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { testMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';
import { useRedirectSoon } from '../../platform/router/use-redirect-soon.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { DraftLine } from '../drafts/DraftLine.tsx';
import type { TabKey } from '../drafts/draft-keeper.ts';
import type { LoadedDraft } from '../drafts/read-draft.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import classes from './PersonalityTest.module.css';
import { Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { StepButtons } from './StepButtons.tsx';
import {
  faultsOf,
  startWith,
  stepOf,
  unanswered,
  type Answers,
  type Metadata,
} from './questions.ts';
import { useSteps } from './use-steps.ts';

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
  const { heading, ...steps } = useSteps(
    startWith(metadata, keeper.typed, saved),
    Object.keys(keeper.typed).length > 0,
  );
  const form = useServerForm({
    initial,
    keeper,
    check: faultsOf,
    onInvalid: steps.showAll,
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
  /** On from questions that are answered only, and back from any: what is at fault would show in the other step, too. */
  const go = (by: 1 | -1) => {
    const here = names.filter((_, index) => by === 1 && stepOf(index) === steps.step);
    if (form.isRight(here)) steps.go(by);
  };
  return (
    <>
      <Card className={classes.info ?? ''}>
        <p className={classes.duration}>{messages.duration}</p>
        <p>{hint}</p>
      </Card>
      <Card className={classes.card ?? ''}>
        <Progress total={names.length} left={left} />
        <Form of={form}>
          {steps.shown && (
            <p ref={heading} tabIndex={-1} className={classes.step}>
              {messages.step(...steps.shown, names.length)}
            </p>
          )}
          <ol className={classes.questions}>
            {names.map((name, index) => (
              <Question
                key={name}
                question={metadata[name] as Metadata[string]}
                field={form.field(name)}
                away={steps.shown !== null && stepOf(index) !== steps.step}
              />
            ))}
          </ol>
          <StepButtons steps={steps} complete={left === 0} busy={form.busy} onGo={go}>
            <DraftLine draft={draft} />
          </StepButtons>
        </Form>
      </Card>
    </>
  );
};
