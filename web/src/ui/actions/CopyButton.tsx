import { Button, type ButtonProps } from './Button.tsx';
import { copyText } from './copy-text.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  text: string;
  /** Said when it is done. */
  done?: string;
}

/** Puts a text, usually a link, on the clipboard and says so. */
export const CopyButton = ({ text, done, ...props }: CopyButtonProps) => (
  <Button size="sm" {...props} onClick={() => void copyText(text, done)} />
);
