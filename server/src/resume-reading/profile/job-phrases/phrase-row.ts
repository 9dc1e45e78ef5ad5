/** The name of a reference skill, and with which words jobs tell it that the list of skills does not have. */
export type PhraseRow = readonly [skill: string, phrases: string];
