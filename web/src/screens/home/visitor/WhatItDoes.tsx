import { whatItDoes as messages } from '../messages.ts';
import narrowDark from '../pictures/match-narrow-dark.webp';
import narrowLight from '../pictures/match-narrow-light.webp';
import wideDark from '../pictures/match-wide-dark.webp';
import wideLight from '../pictures/match-wide-light.webp';
import classes from './WhatItDoes.module.css';

/** What a centre gets, in three lines, beside a match as a company of the demo sees it. */
export const WhatItDoes = () => (
  <section className={classes.root} aria-labelledby="what-it-does">
    <div>
      <p className={classes.whom}>{messages.whom}</p>
      <h2 id="what-it-does">{messages.title}</h2>
      <ol className={classes.lines}>
        {messages.lines.map(({ title, text }) => (
          <li key={title}>
            <h3 className={classes.line}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
    <picture>
      <source
        media="(width < 48em) and (prefers-color-scheme: dark)"
        srcSet={narrowDark}
        width="583"
        height="700"
      />
      <source media="(width < 48em)" srcSet={narrowLight} width="583" height="700" />
      <source media="(prefers-color-scheme: dark)" srcSet={wideDark} width="1140" height="875" />
      <img
        className={classes.picture}
        src={wideLight}
        alt={messages.picture}
        width="1140"
        height="875"
        loading="lazy"
        decoding="async"
        fetchPriority="low"
      />
    </picture>
  </section>
);
