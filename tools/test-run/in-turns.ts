type Write = (text: Buffer | string) => void;

export interface Turn {
  write: Write;
  end(): void;
}

/** Several writers, heard in the order in which they asked: the first at once, the others once those before have ended. */
export const inTurns = (print: Write): { next(): Turn } => {
  const turns: { held: (Buffer | string)[]; isOver: boolean }[] = [];
  const tell = (): void => {
    for (let [first] = turns; first; [first] = turns) {
      for (const text of first.held.splice(0)) print(text);
      if (!first.isOver) return;
      turns.shift();
    }
  };
  return {
    next: () => {
      const own = { held: [] as (Buffer | string)[], isOver: false };
      turns.push(own);
      return {
        write: (text) => {
          own.held.push(text);
          tell();
        },
        end: () => {
          own.isOver = true;
          tell();
        },
      };
    },
  };
};
