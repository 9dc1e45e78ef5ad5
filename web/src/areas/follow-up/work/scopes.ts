import { workMessages as messages } from './messages.ts';

export type Scope = keyof typeof messages.scopes;

export const scopeChoices = (['all', 'programmes', 'mine'] as const).map(
  (scope) => [scope, messages.scopes[scope]] as const,
);

/** What the address says; everybody where it says nothing that is known. */
export const scopeFrom = (text: string): Scope =>
  text === 'mine' || text === 'programmes' ? text : 'all';
