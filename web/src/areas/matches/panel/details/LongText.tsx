import { useState } from 'react';
import { matchPanelMessages as messages } from '../../messages.ts';
import classes from './LongText.module.css';

const shortEnough = 320;

/** A text as it was written, cut where it would push everything else away; paper shows the whole. */
export const LongText = ({ text }: { text: string }) => {
  const [whole, setWhole] = useState(false);
  const isLong = text.length > shortEnough || text.split('\n').length > 6;
  return (
    <>
      <p className={classes.text} data-cut={(isLong && !whole) || undefined}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? messages.readLess : messages.readMore}
        </button>
      )}
    </>
  );
};
