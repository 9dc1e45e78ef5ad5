import { contactKinds } from './contact-kinds.ts';
import { contentKinds } from './content-kinds.ts';
import { cvOf, type Cv, type Half } from './cv.ts';
import { heldOutLayouts } from './layouts-held-out.ts';
import { seenLayouts, type KindLayout } from './layouts-seen.ts';
import { spentLayouts } from './layouts-spent.ts';
import { letterKinds } from './letter-kinds.ts';
import { openPage } from './page.ts';
import { drawAddressee, drawLetter } from './parts.ts';
import { people as heldOutPeople } from './people-held-out.ts';
import { people as seenPeople } from './people-seen.ts';
import { people as spentPeople } from './people-spent.ts';

export interface Variant {
  kind: string;
  name: string;
  cv: Cv;
  layout: KindLayout;
}

const layoutsOf = { seen: seenLayouts, spent: spentLayouts, 'held-out': heldOutLayouts };
const peopleOf = { seen: seenPeople, spent: spentPeople, 'held-out': heldOutPeople };

/** Every kind in every layout, its ways and the people in turn. */
export const variantsOf = (half: Half): Variant[] => {
  const people = peopleOf[half];
  const kinds = [...contactKinds(half), ...letterKinds(half), ...contentKinds(half)];
  return kinds.flatMap((kind, shift) =>
    Array.from({ length: Math.max(kind.turns, layoutsOf[half].length) }, (_, turn) => {
      const layout = layoutsOf[half][turn % layoutsOf[half].length];
      // Each kind pairs people and layouts anew.
      const someone = people[(turn + shift + Math.floor(turn / people.length)) % people.length];
      if (!layout || !someone) throw new Error(`No layout or nobody for ${kind.name}.`);
      const name = `${half}/${kind.name} ${turn} – ${layout.name} – ${someone.name}`;
      return { kind: kind.name, name, cv: kind.apply(cvOf(someone), someone, turn), layout };
    }),
  );
};

/** The PDF file of a variant. */
export const draw = ({ cv, layout }: Variant): Promise<Uint8Array> => {
  const page = openPage();
  if (cv.letter?.where === 'before') {
    drawLetter(page, cv);
    page.next();
  }
  layout.draw(page, cv, drawAddressee(page, cv, 45));
  if (cv.letter?.where === 'after') {
    page.next();
    drawLetter(page, cv);
  }
  return page.finish();
};
