import { useId, useState } from 'react';
import { formatBytes } from '../../platform/format/numbers.ts';
import { fileMessages } from '../messages.ts';
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
}

const megabyte = 1_000_000;

/** A file, chosen by click or dropped; what it is is judged by its content, not by its name. */
export const FileDrop = ({
  label,
  kind,
  maxSize = 10 * megabyte,
  file,
  stored,
  error,
  required = false,
  onChange,
}: FileDropProps) => {
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const hint = useId();
  const fault = refusal ?? error;

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > maxSize) {
      setRefusal(fileMessages.tooLarge(formatBytes(maxSize)));
      return;
    }
    const refused = await notOfKind(chosen, kind);
    if (refused === null) {
      setRefusal(undefined);
      onChange(chosen);
    } else setRefusal(refused === 'other' ? fileMessages.wrongKind[kind] : fileMessages[refused]);
  };

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
          aria-required={required}
          aria-invalid={fault ? true : undefined}
          aria-describedby={hint}
          // It covers the zone, so that what is dropped there is dropped on it.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
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
      </p>
    </div>
  );
};
