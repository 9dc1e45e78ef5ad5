import { expect, it } from 'vitest';
import { isAsked } from '../file/missing.ts';
import type { FileField } from '../file/fields/file-field.ts';
import { readerOf } from '../rules/rule.ts';
import { partSeconds, touchSeconds } from '../testing/touch-time.ts';
import { wholeFile, type WholeFile } from '../testing/whole-files.ts';
import { partyOf, type PartyKey } from './parties.ts';

const secondsOf = ({ kind }: FileField, value: string): number => {
  if (value === '') return 0;
  const isPicked = kind === 'choice' || kind === 'flag';
  return touchSeconds(
    isPicked ? { taps: 1, picks: 1, letters: 0 } : { taps: 1, picks: 0, letters: value.length },
  );
};

/** All typed by hand, as if nothing were known. */
const timeOf = (file: WholeFile, party: PartyKey): number => {
  const values = wholeFile(file);
  const read = readerOf(values);
  return partyOf(party)
    .fields.filter((field) => isAsked(field, read))
    .map((field) => secondsOf(field, read.text(field.key)))
    .reduce((sum, seconds) => sum + seconds, 0);
};

const minor = 'a minor with a legal representative';

it.each<[WholeFile, PartyKey]>([
  ['an adult at a small firm', 'supervisor'],
  [minor, 'supervisor'],
  [minor, 'guardian'],
  [minor, 'candidate'],
])('%s: the part of the %s is typed on a phone in under three minutes', (file, party) => {
  const seconds = timeOf(file, party);
  expect(seconds).toBeGreaterThan(10);
  expect(seconds).toBeLessThan(partSeconds);
});
