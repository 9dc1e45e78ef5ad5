// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, wait } from '../platform/offline/waiting-calls.ts';
import { createHistory } from '../platform/router/history.ts';
import { RouterContext } from '../platform/router/router.ts';
import { useLeaveQuestion } from '../platform/router/unsaved.ts';
import { SessionContext, visitor, type Session } from '../platform/session/session.ts';
import { useSignOut } from './use-sign-out.ts';

const email = 'zoe@exemple.fr';
const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
const nothing = () => Promise.resolve();

const session: Session = {
  checking: false,
  unanswered: null,
  checkAgain: nothing,
  user: { ...visitor, email, type: 'A', loggedIn: true },
  role: 'applicant',
  ended: false,
  signIn: nothing,
  enter: nothing,
  signOut,
  reloadUser: nothing,
};

const history = createHistory();
const router = { location: history.current().location, navigator: history.navigator };

const Shell = ({ children }: { children: ReactNode }) => (
  <SessionContext value={session}>
    <RouterContext value={router}>{children}</RouterContext>
  </SessionContext>
);

const shown = () =>
  renderHook(() => ({ leave: useSignOut(), question: useLeaveQuestion() }), { wrapper: Shell })
    .result;

const answer = {
  match: 7,
  call: { key: 'PUT /matches/{id}/interest/' },
  said: 'Ça m’intéresse',
  about: 'Vendeur',
  at: 1,
} as const;

beforeEach(() => {
  localStorage.clear();
  signOut.mockClear();
});

afterEach(cleanup);

test('an answer that still waits is asked about, one that was refused is not', () => {
  wait(email, answer);
  const result = shown();
  act(() => result.current.leave());
  expect(result.current.question).toMatchObject({ waiting: true, unsaved: false, unsent: true });
  expect(signOut).not.toHaveBeenCalled();
  act(() => result.current.question.stay());
  refuse(email, answer, 'Trop tard.');
  act(() => result.current.leave());
  expect(result.current.question.waiting).toBe(false);
  expect(signOut).toHaveBeenCalledTimes(1);
});
