import { cvOf, type Cv } from '../kinds/cv.ts';
import { openPage } from '../kinds/page.ts';
import { officeLayouts } from './office.ts';
import { pageLayouts } from './pages.ts';
import { people } from './people.ts';

export interface BlindCase {
  layout: string;
  name: string;
  cv: Cv;
  file: () => Promise<Uint8Array>;
}

/** Everybody in every layout. */
export const blindCases = (): BlindCase[] => {
  const drawn = pageLayouts.map(({ name, draw }) => ({
    name,
    make: async (cv: Cv): Promise<Uint8Array> => {
      const page = openPage();
      draw(page, cv, 45);
      return page.finish();
    },
  }));
  const written = Object.entries(officeLayouts).map(([name, make]) => ({
    name,
    make: (cv: Cv): Promise<Uint8Array> => Promise.resolve(make(cv)),
  }));
  return [...written, ...drawn].flatMap(({ name, make }) =>
    people.map((someone) => {
      const cv = cvOf(someone);
      return { layout: name, name: `${name} – ${someone.name}`, cv, file: () => make(cv) };
    }),
  );
};
