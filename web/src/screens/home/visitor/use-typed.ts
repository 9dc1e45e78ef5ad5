import { useEffect, useState } from 'react';

const perLetter = 36;
const perLetterBack = 14;
const pause = 620;

/**
 * Types each of `words`, takes it back, and leaves the last one: about five seconds in all, so that nothing has to be
 * stopped (WCAG 2.2.2). Where motion is not wanted the last word simply stands there.
 */
export const useTyped = (words: readonly string[]): string => {
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (still) return undefined;
    let timer = 0;
    const show = (word: number, letters: number, back: boolean) => {
      const text = words[word] ?? '';
      setTyped(text.slice(0, letters));
      const last = word === words.length - 1;
      if (!back && letters < text.length)
        timer = window.setTimeout(() => show(word, letters + 1, false), perLetter);
      else if (back && letters > 0)
        timer = window.setTimeout(() => show(word, letters - 1, true), perLetterBack);
      else if (back) timer = window.setTimeout(() => show(word + 1, 1, false), perLetter);
      else if (!last) timer = window.setTimeout(() => show(word, letters, true), pause);
    };
    show(0, 1, false);
    return () => window.clearTimeout(timer);
  }, [words, still]);
  return still ? (words.at(-1) ?? '') : typed;
};
