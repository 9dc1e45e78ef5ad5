import { cards } from './held-out/cards.ts';
import { englishColumns } from './held-out/english-columns.ts';
import { europass2013 } from './held-out/europass-2013.ts';
import { freeBoxes } from './held-out/free-boxes.ts';
import { headerBand } from './held-out/header-band.ts';
import { headingsLeft } from './held-out/headings-left.ts';
import { latexArticle } from './held-out/latex-article.ts';
import { latexBanking } from './held-out/latex-banking.ts';
import { plainCapitals } from './held-out/plain-capitals.ts';
import { rightSidebar } from './held-out/right-sidebar.ts';
import { threeColumns } from './held-out/three-columns.ts';
import { twoPages } from './held-out/two-pages.ts';
import { writerTabs } from './held-out/writer-tabs.ts';
import type { Layout } from './person.ts';
import { datesLeft } from './seen/dates-left.ts';
import { englishHeadings } from './seen/english-headings.ts';
import { europass2020 } from './seen/europass-2020.ts';
import { latexClassic } from './seen/latex-classic.ts';
import { latexOld } from './seen/latex-old.ts';
import { leftSidebar } from './seen/left-sidebar.ts';
import { letterSpaced } from './seen/letter-spaced.ts';
import { long } from './seen/long.ts';
import { noAccents } from './seen/no-accents.ts';
import { twoColumnsIcons } from './seen/two-columns-icons.ts';
import { wordTable } from './seen/word-table.ts';

export type Half = 'seen' | 'held-out';

export const layouts: Readonly<Record<Half, readonly Layout[]>> = {
  seen: [
    datesLeft,
    leftSidebar,
    twoColumnsIcons,
    europass2020,
    latexClassic,
    latexOld,
    wordTable,
    englishHeadings,
    letterSpaced,
    noAccents,
    long,
  ],
  'held-out': [
    headerBand,
    rightSidebar,
    cards,
    europass2013,
    latexArticle,
    writerTabs,
    englishColumns,
    freeBoxes,
    plainCapitals,
    twoPages,
    latexBanking,
    threeColumns,
    headingsLeft,
  ],
};
