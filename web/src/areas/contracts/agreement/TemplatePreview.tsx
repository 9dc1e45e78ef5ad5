import { exampleValues } from '@tandem/domain/contracts/agreement/example';
import { fillTemplate, type AgreementBlock } from '@tandem/domain/contracts/agreement/template';
import { useDeferredValue } from 'react';
import { templateMessages as messages } from './messages.ts';
import classes from './Template.module.css';

/** Each with a key of its own: what it says, and which time it says so. */
const keyed = <Told,>(all: readonly Told[]): { key: string; told: Told }[] => {
  const times = new Map<string, number>();
  return all.map((told) => {
    const words = JSON.stringify(told);
    const time = (times.get(words) ?? 0) + 1;
    times.set(words, time);
    return { key: `${time} ${words}`, told };
  });
};

const Block = ({ block }: { block: AgreementBlock }) => {
  switch (block.kind) {
    case 'title':
      return <h3 className={classes.title}>{block.text}</h3>;
    case 'heading':
      return <h4 className={classes.article}>{block.text}</h4>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {keyed(block.items).map(({ key, told }) => (
            <li key={key}>{told}</li>
          ))}
        </ul>
      );
    default:
      return (
        <div className={classes.places}>
          {block.who.map((label) => (
            <p key={label}>{`${label}\u202F: ${messages.place}`}</p>
          ))}
        </div>
      );
  }
};

/** What a template becomes with an invented file, while it is typed. */
export const TemplatePreview = ({ text }: { text: string }) => (
  <div className={classes.paper}>
    {keyed(fillTemplate(useDeferredValue(text), exampleValues)).map(({ key, told }) => (
      <Block key={key} block={told} />
    ))}
  </div>
);
