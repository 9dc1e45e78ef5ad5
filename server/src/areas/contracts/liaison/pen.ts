import type { Doc } from '../pdf/document.ts';

/** A4, in points: two columns a page. */
export const margin = 36;
const gutter = 18;
const foot = 30;

/** Where the next line goes: down the left column, the right one, then the next page. */
export class Pen {
  readonly #doc: Doc;
  #column = 0;
  #top = margin;
  y = margin;

  constructor(doc: Doc) {
    this.#doc = doc;
    doc.addPage();
  }

  get width(): number {
    return (this.#doc.page.width - 2 * margin - gutter) / 2;
  }

  get x(): number {
    return margin + this.#column * (this.width + gutter);
  }

  /** What stands above both columns ends here. */
  beginColumns(): void {
    this.#top = this.y;
  }

  /** Moves on where there is not so much room left; answers whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.#doc.page.height - margin - foot) return false;
    if (this.#column === 0) this.#column = 1;
    else {
      this.#doc.addPage();
      this.#column = 0;
      this.#top = margin;
    }
    this.y = this.#top;
    return true;
  }
}
