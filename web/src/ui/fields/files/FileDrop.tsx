import { useId, useState } from 'react';
import { formatBytes } from '../../../platform/format/numbers.ts';
import { fileMessages } from '../../messages.ts';
import { acceptedNames, notOfKind, type FileKind } from './file-kinds.ts';
import classes from './FileDrop.module.css';

interface FileDropProps {
  label: string;
  kind: FileKind;
  /** Bytes. */
  maxSize?: number;
  /** The file that was chosen, to be named. */
  file: File | null;
  /** Said of a file that is there already, where none was chosen. */
  stored?: string | null | undefined;
  error?: string | undefined;
  required?: boolean;
  onChange: (file: File) => void;
  /** Said after what is accepted. */
  more?: string;
  /** Takes several that are chosen at once, or one that weighs too much, or answers why not; without it there is one. */
  onSeveral?: (files: readonly File[]) => Promise<string | null>;
}

const megabyte = 1_000_000;

interface Choosing extends Pick<FileDropProps, 'kind' | 'onChange'> {
  maxSize: number;
  onSeveral: FileDropProps['onSeveral'];
}

/** Hands over what is chosen, and keeps why it was not taken. */
const useChoosing = ({ kind, maxSize, onChange, onSeveral }: Choosing) => {
  const [refusal, setRefusal] = useState<{ name: string | null; why: string }>();

  const whyNot = async (chosen: File): Promise<string | null> => {
    if (chosen.size > maxSize) return fileMessages.tooLarge(formatBytes(maxSize));
    const refused = await notOfKind(chosen, kind);
    if (refused === null) return null;
    return refused === 'other' ? fileMessages.wrongKind[kind] : fileMessages[refused];
  };

  const choose = async (chosen: readonly File[]) => {
    const [file] = chosen;
    if (!file) return;
    if (onSeveral && (chosen.length > 1 || file.size > maxSize)) {
      setRefusal(undefined);
      const why = await onSeveral(chosen);
      if (why !== null) setRefusal({ name: null, why });
      return;
    }
    const why = await whyNot(file);
    setRefusal(why === null ? undefined : { name: file.name, why });
    if (why === null) onChange(file);
  };
  return { refusal, choose };
};

/** A file, chosen by click or dropped; what it is is judged by its content, not by its name. */
export const FileDrop = ({
  label,
  kind,
  maxSize = 10 * megabyte,
  file,
  stored,
  error,
  required = false,
  more,
  onChange,
  onSeveral,
}: FileDropProps) => {
  const [over, setOver] = useState(false);
  const { refusal, choose } = useChoosing({ kind, maxSize, onChange, onSeveral });
  const hint = useId();
  const isOtherKept = file !== null || Boolean(stored);
  const fault = refusal ? fileMessages.refused(refusal.name, refusal.why, isOtherKept) : error;

  return (
    <div>
      <label
        className={classes.zone}
        data-over={over || undefined}
        data-error={fault ? true : undefined}
      >
        <span className={classes.label}>
          {label}
          {required && (
            <span className={classes.star} aria-hidden>
              {' '}
              *
            </span>
          )}
        </span>
        <input
          className={classes.input}
          type="file"
          accept={acceptedNames[kind]}
          multiple={onSeveral !== undefined}
          aria-required={required}
          aria-invalid={fault ? true : undefined}
          aria-describedby={hint}
          // It covers the zone, so that what is dropped there is dropped on it.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            void choose([...(event.currentTarget.files ?? [])]);
            // The same file may be chosen again after it was mended.
            event.currentTarget.value = '';
          }}
        />
        <span className={classes.name}>
          {file ? `${file.name} (${formatBytes(file.size)})` : (stored ?? fileMessages.invite)}
        </span>
      </label>
      <p id={hint} className={classes.hint} role="status" data-error={fault ? true : undefined}>
        {fault ?? fileMessages.accepted[kind](formatBytes(maxSize))}
        {more && ` ${more}`}
      </p>
    </div>
  );
};
