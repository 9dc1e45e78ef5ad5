/** So many trades have a place of their own; what stands below them is not counted. */
export const tradeLimit = 3;

/** What somebody writes before a line of a list: « 1. », « - ». */
const bullet = /^(?:\d{1,2}\s?[.)°:-]|[-–—•*>])\s*/u;

/** The trades that somebody looks for, one a line, the dearest first. */
export const tradesIn = (text: string | null): string[] =>
  (text ?? '')
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim().replace(bullet, ''))
    .filter((line) => line !== '')
    .slice(0, tradeLimit);
