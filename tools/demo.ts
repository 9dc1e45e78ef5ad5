import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { root } from './root.ts';

buildWeb();
process.env['DATA_DIR'] ??= path.join(root, 'data', 'demo');
process.env['TANDEM_DEMO'] = 'true';
await import('../server/src/main.ts');
