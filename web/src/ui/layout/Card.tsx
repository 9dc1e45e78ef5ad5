import type { ComponentProps, ElementType } from 'react';
import classes from './Card.module.css';

/** A surface on the page. A card never stands in a card. */
export const Card = ({
  as: Element = 'div',
  className,
  ...props
}: { as?: 'div' | 'section' | 'article' | 'li' } & ComponentProps<'div'>) => {
  const Tag = Element as ElementType<ComponentProps<'div'>>;
  return <Tag className={className ? `${classes.card} ${className}` : classes.card} {...props} />;
};
