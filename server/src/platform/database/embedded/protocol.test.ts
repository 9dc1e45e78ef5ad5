import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLastWord, simpleQuery, splitMessages } from './protocol.ts';

const message = (type: string, payload: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeUInt32BE(payload.length + 4, 1);
  return Buffer.concat([head, payload]);
};

const startup = (payload: Uint8Array): Uint8Array => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(payload.length + 8, 0);
  head.writeUInt32BE(196_608, 4);
  return Buffer.concat([head, payload]);
};

const empty = new Uint8Array(0);
const bytes = (text: string): Uint8Array => Buffer.from(text);

/** What comes of a stream that arrives in these pieces. */
const fed = (pieces: readonly Uint8Array[]) => {
  const batches: string[] = [];
  let rest: Uint8Array = empty;
  let ended = false;
  for (const piece of pieces) {
    const split = splitMessages(rest, piece);
    batches.push(...split.batches.map((batch) => Buffer.from(batch).toString('hex')));
    ({ rest } = split);
    ended ||= split.ended;
    if (ended) break;
  }
  return { batches, rest: Buffer.from(rest).toString('hex'), ended };
};

describe('cutting a stream into messages', () => {
  test('the startup message is answered by itself', () => {
    const all = startup(bytes('user\0postgres\0\0'));
    expect(fed([all])).toEqual({
      batches: [Buffer.from(all).toString('hex')],
      rest: '',
      ended: false,
    });
  });

  test('an extended query is answered at its sync, as one', () => {
    const query = ['P', 'B', 'D', 'E', 'S'].map((type) => message(type, bytes(`${type}…`)));
    expect(fed([Buffer.concat(query)])).toEqual({
      batches: [Buffer.concat(query).toString('hex')],
      rest: '',
      ended: false,
    });
  });

  test('each simple query and each flush is answered by itself', () => {
    const all = [simpleQuery('select 1'), message('H', empty), simpleQuery('select 2')];
    expect(fed([Buffer.concat(all)]).batches).toEqual(
      all.map((one) => Buffer.from(one).toString('hex')),
    );
  });

  test('what follows the end of a connection is not run', () => {
    const all = Buffer.concat([simpleQuery('a'), message('X', empty), simpleQuery('b')]);
    expect(fed([all])).toEqual({
      batches: [Buffer.from(simpleQuery('a')).toString('hex')],
      rest: '',
      ended: true,
    });
  });

  test('half a message waits', () => {
    const all = simpleQuery('select 1');
    expect(splitMessages(empty, all.slice(0, 4)).rest).toHaveLength(4);
    expect(splitMessages(empty, all.slice(0, -1)).batches).toEqual([]);
  });

  test('a length that cannot be is refused, not read for ever', () => {
    expect(() => splitMessages(empty, new Uint8Array(8))).toThrow('Not a message');
    expect(() => splitMessages(empty, Buffer.from([0x51, 0, 0, 0, 3, 0]))).toThrow('Not a message');
  });

  test('a query says its length in bytes', () => {
    const query = Buffer.from(simpleQuery("select 'é'"));
    expect(query.readUInt32BE(1)).toBe(query.length - 1);
    expect(query.subarray(5).toString()).toBe("select 'é'\0");
  });
});

describe('an answer', () => {
  const error = (severity: string) =>
    message('E', bytes(`S${severity}\0V${severity}\0C53100\0Mno space\0\0`));

  test('that says that the server has ended is its last word, an error of a query is not', () => {
    const ready = message('Z', bytes('I'));
    expect(isLastWord(Buffer.concat([error('ERROR'), ready]))).toBe(false);
    expect(isLastWord(Buffer.concat([message('D', bytes('VPANIC\0VPANIC\0')), ready]))).toBe(false);
    for (const severity of ['PANIC', 'FATAL'])
      expect(isLastWord(Buffer.concat([ready, error(severity)]))).toBe(true);
    expect(isLastWord(empty)).toBe(false);
  });
});

describe('however the stream is cut', () => {
  const anyMessage = fc
    .record({
      type: fc.constantFrom('P', 'B', 'D', 'E', 'S', 'Q', 'H', 'C', 'p'),
      payload: fc.uint8Array({ maxLength: 40 }),
    })
    .map(({ type, payload }) => message(type, payload));
  const anyStream = fc
    .record({
      head: fc.uint8Array({ maxLength: 20 }),
      messages: fc.array(anyMessage, { maxLength: 12 }),
      isEnded: fc.boolean(),
    })
    .map(({ head, messages, isEnded }) =>
      Buffer.concat([startup(head), ...messages, ...(isEnded ? [message('X', empty)] : [])]),
    );

  const cut = (stream: Buffer, places: readonly number[]): Buffer[] => {
    const ends = [...places.map((place) => place % (stream.length + 1)), stream.length];
    const sorted = ends.toSorted((a, b) => a - b);
    return sorted.map((end, index) => stream.subarray(sorted[index - 1] ?? 0, end));
  };

  test('the same messages come out', () => {
    fc.assert(
      fc.property(anyStream, fc.array(fc.nat(), { maxLength: 30 }), (stream, places) => {
        expect(fed(cut(stream, places))).toEqual(fed([stream]));
      }),
    );
  });

  test('byte by byte as well', () => {
    fc.assert(
      fc.property(anyStream, (stream) => {
        expect(fed([...stream].map((byte) => Buffer.from([byte])))).toEqual(fed([stream]));
      }),
    );
  });

  test('no byte is lost or doubled', () => {
    fc.assert(
      fc.property(anyStream, fc.array(fc.nat(), { maxLength: 30 }), (stream, places) => {
        const { batches, rest, ended } = fed(cut(stream, places));
        fc.pre(!ended);
        expect(batches.join('') + rest).toBe(stream.toString('hex'));
      }),
    );
  });
});
