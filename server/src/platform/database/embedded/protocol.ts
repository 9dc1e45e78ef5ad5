/** Framing of the PostgreSQL wire protocol, version 3: https://www.postgresql.org/docs/current/protocol-message-formats.html */

const code = (letter: string): number => letter.charCodeAt(0);

const terminate = code('X');
/** Messages after which the server answers: what came before them is run together with them. */
const answered = new Set([code('S'), code('Q'), code('H')]);

export interface Split {
  /** Runs of whole messages, each to be answered at once. */
  batches: Uint8Array[];
  rest: Uint8Array;
  ended: boolean;
}

const join = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  if (first.length === 0) return second;
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
};

/** Cuts what a client sent into runs of whole messages; `rest` waits for more. */
export const splitMessages = (pending: Uint8Array, bytes: Uint8Array): Split => {
  const all = join(pending, bytes);
  const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  const batches: Uint8Array[] = [];
  let start = 0;
  let at = 0;
  while (all.length - at >= 5) {
    const type = all[at];
    // The startup message alone has no type: its first byte is the high byte of its length.
    const isStartup = type === 0;
    const length = isStartup ? view.getUint32(at) : 1 + view.getUint32(at + 1);
    // A length counts itself: anything shorter is no message, and would be read for ever.
    if (length < (isStartup ? 8 : 5)) throw new Error('Not a message of the PostgreSQL protocol.');
    if (all.length - at < length) break;
    if (type === terminate) return { batches, rest: new Uint8Array(0), ended: true };
    at += length;
    if (isStartup || (type !== undefined && answered.has(type))) {
      batches.push(all.slice(start, at));
      start = at;
    }
  }
  return { batches, rest: all.slice(start), ended: false };
};

/** Whether an answer says that the server has given up: it answers nothing any more. */
export const isLastWord = (answer: Uint8Array): boolean => {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; answer.length - at >= 5; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] !== code('E')) continue;
    // The severity comes first: as it is shown, and (V) in words that no language changes.
    const [, severity] = new TextDecoder().decode(answer.subarray(at + 5, at + 40)).split('\0');
    if (severity === 'VPANIC' || severity === 'VFATAL') return true;
  }
  return false;
};

/** The statements that a run of whole messages prepares by name. */
export const preparedNames = (batch: Uint8Array): string[] => {
  const names: string[] = [];
  const view = new DataView(batch.buffer, batch.byteOffset, batch.byteLength);
  if (batch[0] === 0) return names;
  for (let at = 0; batch.length - at >= 5; at += 1 + view.getUint32(at + 1)) {
    if (batch[at] !== code('P')) continue;
    const name = batch.subarray(at + 5, batch.indexOf(0, at + 5));
    if (name.length > 0) names.push(new TextDecoder().decode(name));
  }
  return names;
};

/** A simple-query message. */
export const simpleQuery = (sql: string): Uint8Array => {
  const text = new TextEncoder().encode(sql);
  const message = new Uint8Array(text.length + 6);
  message[0] = code('Q');
  new DataView(message.buffer).setUint32(1, text.length + 5);
  message.set(text, 5);
  return message;
};
