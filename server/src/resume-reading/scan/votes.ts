import type { Mend } from './doubtful-addresses.ts';
import type { Word } from './recogniser.ts';
import { writtenAs } from './word-lines.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const number = /(?<![\d+])(?:\+\s?33\s?(?:\(0\)\s?)?|0)[1-9](?:[ .–-]?\d){8}(?!\d)/g;

/** What the looks at one line of contact data agree on. */
interface Said {
  emails: string;
  phones: string;
}

const saidIn = (words: readonly Word[], mend: Mend): Said => {
  const text = mend(writtenAs(words));
  return {
    emails: (text.match(address) ?? []).join(' ').toLowerCase(),
    phones: (text.match(number) ?? []).map((one) => one.replaceAll(/\D/g, '').slice(-9)).join(' '),
  };
};

/** Whether looks at a line read the same addresses and numbers in it. */
export const areAgreed = (one: readonly Word[], other: readonly Word[], mend: Mend): boolean => {
  const [said, again] = [saidIn(one, mend), saidIn(other, mend)];
  return said.emails === again.emails && said.phones === again.phones;
};

const majority = (values: readonly string[]): string | null =>
  values.find((value, index) => values.indexOf(value) !== index) ?? null;

/** With what an address is known by left out: no rule takes the rest for one. */
const withoutAddresses = (words: readonly Word[]): Word[] =>
  words.map((word) => ({ ...word, text: word.text.replaceAll(/[@©®]/g, ' ') }));

const withoutNumbers = (words: readonly Word[]): Word[] =>
  words.filter(({ text }) => !/^[+(]?[\dOoIl.)–-]{2,}$/.test(text));

/** The words of a line as most looks at it have it; without the addresses or numbers that no two of them read alike. */
export const decided = (looks: readonly (readonly Word[])[], mend: Mend): readonly Word[] => {
  const said = looks.map((words) => saidIn(words, mend));
  const emails = majority(said.map((one) => one.emails));
  const phones = majority(said.map((one) => one.phones));
  const fits = (one: Said): boolean =>
    (emails === null || one.emails === emails) && (phones === null || one.phones === phones);
  // Larger letters, which the later looks have, are read better.
  const best = looks.findLast((_, index) => fits(said[index] ?? { emails: '', phones: '' }));
  const words = best ?? looks.at(-1) ?? [];
  const own = saidIn(words, mend);
  const mailed = emails === null || own.emails !== emails ? withoutAddresses(words) : words;
  return phones === null || own.phones !== phones ? withoutNumbers(mailed) : mailed;
};
