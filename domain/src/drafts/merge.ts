/** Who wrote a field last, and when (ISO 8601, UTC). */
export interface Written {
  by: string;
  at: string;
  /** The link to a part that they held, where they have no account. */
  link?: number;
}

/** A field as somebody has typed it, with what stood there when they began. */
export interface Change {
  key: string;
  value: string;
  seen: string;
}

/** What somebody else has written meanwhile into the same field. */
export interface Conflict extends Written {
  key: string;
  value: string;
}

export interface Merged {
  values: Record<string, string>;
  written: Record<string, Written>;
  conflicts: Conflict[];
  changed: string[];
}

/** Sheets of 0.1.0 do not say who wrote them. */
const unknownWriter: Written = { by: '', at: '' };

interface Stored {
  values: Readonly<Record<string, string>>;
  written: Readonly<Record<string, Written>>;
}

/** What a record has of its own: a field may be called as something that every record has, such as `constructor`. */
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Fields of several people merge. Where somebody else has written into the same field since it was seen, theirs stays and
 * the later is told of it; who then writes again has seen it.
 */
export const mergeChanges = (
  stored: Stored,
  changes: readonly Change[],
  writer: Written,
): Merged => {
  const merged: Merged = {
    values: { ...stored.values },
    written: { ...stored.written },
    conflicts: [],
    changed: [],
  };
  for (const { key, value, seen } of changes) {
    const now = own(merged.values, key) ?? '';
    if (now === value) continue;
    const before = own(merged.written, key);
    if (now !== seen) merged.conflicts.push({ key, value: now, ...(before ?? unknownWriter) });
    else {
      merged.values[key] = value;
      merged.written[key] = writer;
      merged.changed.push(key);
    }
  }
  return merged;
};

type FormValue = string | number | null;

/**
 * A form that is sent whole, with what its sender saw in it: a field that they left as it was stays what it is now, and one that
 * somebody else has written otherwise since is named. What is not said to have been seen is taken as it is sent.
 */
export const mergeForm = <Form extends Record<string, FormValue>>(
  now: Form,
  sent: Form,
  seen: { [Key in keyof Form]?: Form[Key] | undefined },
): { merged: Form; conflicts: (keyof Form & string)[] } => {
  const merged = { ...sent };
  const conflicts: (keyof Form & string)[] = [];
  for (const key of Object.keys(sent) as (keyof Form & string)[]) {
    const before = seen[key];
    if (before === undefined || before === now[key] || sent[key] === now[key]) continue;
    if (sent[key] === before) merged[key] = now[key];
    else conflicts.push(key);
  }
  return { merged, conflicts };
};
