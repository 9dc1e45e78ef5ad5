import { writeFileSync } from 'node:fs';
import { arrowsFile, drawArrows } from './arrows.ts';
import { cruiseImports } from './imports.ts';

writeFileSync(arrowsFile, drawArrows(await cruiseImports()));
