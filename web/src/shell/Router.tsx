import {
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { dialogMessages } from '../ui/messages.ts';
import { createHistory, type Update } from '../platform/router/history.ts';
import { topLayer } from '../platform/router/layers.ts';
import { lazyPart } from '../ui/feedback/lazy-part.ts';
import type { LeaveQuestionProps } from './LeaveQuestion.tsx';
import { RouterContext } from '../platform/router/router.ts';
import { beginScroll, keepScroll, restoreScroll } from '../platform/router/scroll.ts';
import { anyUnsaved, leaveAfterAsking, useLeaveQuestion } from '../platform/router/unsaved.ts';

const history = createHistory();
beginScroll(history.current().location);

/** In the browser's own words, where the dialog does not come: what was typed is not lost for want of a question. */
const AskPlainly = ({ unsent, onStay, onLeave }: LeaveQuestionProps) => {
  const ask = useEffectEvent(() => {
    if (window.confirm(unsent ? dialogMessages.unsentText : dialogMessages.unsavedText)) onLeave();
    else onStay();
  });
  useEffect(() => ask(), []);
  return null;
};

/** Few visits need it. */
const LeaveQuestion = lazyPart(() => import('./LeaveQuestion.tsx'), AskPlainly);

history.guard(({ from, to, back, proceed }) => {
  const close = back && topLayer();
  if (close) return close;
  // A change of the query alone (filters, sorts) leaves the screen, and what is typed on it, where it is.
  return to.pathname === from.pathname || !anyUnsaved() || (() => leaveAfterAsking(proceed));
});

/**
 * Shows the old screen until the code of the next one is there (a transition), then scrolls: to the top for a new
 * address, to where one was for an old one.
 */
export const Router = ({ children }: { children: ReactNode }) => {
  const [{ action, location }, setState] = useState<Update>(history.current);
  const question = useLeaveQuestion();
  const router = useMemo(() => ({ location, navigator: history.navigator }), [location]);
  useLayoutEffect(
    () =>
      history.listen((update) => {
        keepScroll(update.location, update.action);
        startTransition(() => setState(update));
      }),
    [],
  );
  useEffect(() => {
    restoreScroll(location, action);
  }, [location, action]);
  return (
    <RouterContext value={router}>
      {children}
      {question.waiting && (
        <Suspense>
          <LeaveQuestion
            opened
            unsaved={question.unsaved}
            unsent={question.unsent}
            onStay={question.stay}
            onLeave={question.leave}
          />
        </Suspense>
      )}
    </RouterContext>
  );
};
