import { addDays } from '@tandem/domain/calendar/days';
import { parisClock, parisMidnight } from '@tandem/domain/calendar/paris-time';

/** A list of somebody's cards as it was written. */
interface KeptList {
  /** Read before anything that the list says. */
  stamp: string;
  total: number;
  content: Buffer;
  /** By the calendar it says this from then on, and until then. */
  from: Date;
  until: Date;
}

/** What is kept in all, in bytes before compression; beyond it goes what was not asked for longest. */
const mostBytes = 16 * 1024 * 1024;

/**
 * The lists of cards that this process has written, so that one in which nothing has changed costs next to nothing. It holds for
 * as long as its reader's stamp is the same (`card_changes`, which every process on the database sees alike), and the day.
 */
export class KeptCards {
  readonly #lists = new Map<string, KeptList>();
  #bytes = 0;

  find(key: string, stamp: string | undefined, at: Date): KeptList | null {
    const list = this.#lists.get(key);
    if (!list || list.stamp !== stamp || at < list.from || at >= list.until) return null;
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list;
  }

  /** `changesAt`: when it says something else by itself, if that is before the day is over. */
  keep(
    key: string,
    list: Pick<KeptList, 'stamp' | 'total' | 'content'>,
    { at, changesAt }: { at: Date; changesAt: Date | null },
  ): void {
    const tomorrow = parisMidnight(addDays(parisClock(at).day, 1));
    const until = changesAt && changesAt < tomorrow ? changesAt : tomorrow;
    this.#forget(key);
    this.#lists.set(key, { ...list, from: at, until });
    this.#bytes += list.content.length;
    for (const oldest of this.#lists.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#lists.get(key)?.content.length ?? 0;
    this.#lists.delete(key);
  }
}
