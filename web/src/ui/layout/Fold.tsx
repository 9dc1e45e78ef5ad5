import type { ReactNode, Ref } from 'react';
import classes from './Fold.module.css';
import { ChevronDownIcon } from '../icons.tsx';

interface FoldProps {
  /** Of the head; links may name it. */
  id: string;
  level: 2 | 3;
  /** `card` fills a card without padding, `bar` has an edge of its own and its panel below it. */
  variant: 'card' | 'bar';
  title: string;
  /** A quieter line below the title. */
  about?: string;
  /** What stands in the head between the words and the sign. */
  cells: ReactNode;
  /** Gives the head its columns and its height. */
  className?: string | undefined;
  opened: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** What it opens to. */
  children: ReactNode;
}

/** A line that opens to more in its place. */
export const Fold = ({
  id,
  level,
  variant,
  title,
  about,
  cells,
  className,
  opened,
  onToggle,
  ref,
  children,
}: FoldProps) => {
  const Heading = `h${level}` as const;
  return (
    <>
      {/* Whoever goes from heading to heading hears what it is, not all that stands in the line. */}
      <Heading className={classes.heading} aria-labelledby={`${id}-title`}>
        <button
          ref={ref}
          id={id}
          type="button"
          className={`${classes.head} ${className ?? ''}`}
          data-variant={variant}
          aria-expanded={opened}
          aria-controls={opened ? `${id}-panel` : undefined}
          onClick={onToggle}
        >
          <span className={classes.words}>
            <span id={`${id}-title`} className={classes.title}>
              {title}
            </span>{' '}
            {about && <span className={classes.about}>{about}</span>}
          </span>{' '}
          {cells}
          <span className={classes.chevron}>
            <ChevronDownIcon />
          </span>
        </button>
      </Heading>
      {opened && (
        <div
          id={`${id}-panel`}
          className={classes.panel}
          data-variant={variant}
          role="region"
          aria-labelledby={`${id}-title`}
        >
          {children}
        </div>
      )}
    </>
  );
};
