/** How it came about that something is noted. */
export const noteKinds = {
  call: 'Appel',
  mail: 'E-mail',
  visit: 'Visite',
  note: 'Note',
} as const;

export type NoteKind = keyof typeof noteKinds;

export const noteKindKeys = Object.keys(noteKinds) as [NoteKind, ...NoteKind[]];

export const noteMaxLength = 2000;

const titleLength = 80;

/** A note in a line: its first, cut where it is long. */
export const noteTitle = (text: string): string => {
  const line = text.trim().split('\n', 1)[0]?.trim() ?? '';
  return line.length > titleLength ? `${line.slice(0, titleLength - 1).trimEnd()}…` : line;
};
