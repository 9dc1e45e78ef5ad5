import { sessionStates, type SessionState } from '@tandem/domain/programmes/session';

/** Apart from what the page of sessions says: the choice stands in every bar. */
export const pickerMessages = {
  session: 'Session',
  allSessions: 'Toutes les sessions',
  openSessions: 'En cours et à venir',
  inState: (name: string, state: SessionState) => `${name} (${sessionStates[state].toLowerCase()})`,
};
