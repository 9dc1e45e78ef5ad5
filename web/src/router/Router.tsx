import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { Router as ReactRouter } from 'react-router';
import { createHistory, type Update } from './history.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
import { mayLeave, useLeaveQuestion } from './unsaved.ts';

const history = createHistory();

/** Few visits need it. */
const LeaveQuestion = lazy(() => import('./LeaveQuestion.tsx'));

/** A change of the query alone (filters, sorts) leaves the screen, and what is typed on it, where it is. */
history.guard(({ from, to, proceed }) => to.pathname === from.pathname || mayLeave(proceed));

/**
 * Shows the old screen until the code of the next one is there (a transition), then scrolls: to the top for a new
 * address, to where one was for an old one.
 */
export const Router = ({ children }: { children: ReactNode }) => {
  const [{ action, location }, setState] = useState<Update>(history.current);
  const question = useLeaveQuestion();
  useLayoutEffect(
    () =>
      history.listen((update) => {
        keepScroll();
        startTransition(() => setState(update));
      }),
    [],
  );
  useEffect(() => {
    restoreScroll(location, action);
  }, [location, action]);
  return (
    <ReactRouter location={location} navigationType={action} navigator={history.navigator}>
      {children}
      {question.waiting && (
        <Suspense>
          <LeaveQuestion opened onStay={question.stay} onLeave={question.leave} />
        </Suspense>
      )}
    </ReactRouter>
  );
};
