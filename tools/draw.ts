import { writeFileSync } from 'node:fs';
import { arrowsFile, drawArrows } from './checks/arrows.ts';
import { cruiseImports } from './checks/imports.ts';

writeFileSync(arrowsFile, drawArrows(await cruiseImports()));
