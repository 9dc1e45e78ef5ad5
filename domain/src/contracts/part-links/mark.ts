import type { Written } from '../../drafts/merge.ts';

/** What stands for a value that the reader is not shown: it says when it was written, and nothing of what it is. */
export const markOf = ({ at }: Pick<Written, 'at'>): string => `rempli:${at}`;

export const isMark = (value: string): boolean => /^rempli:(?:\d{4}-[\d:.TZ-]+)?$/.test(value);
