import type { Config } from '../platform/config.ts';
import { openServices } from '../start.ts';
import { beginFilling, endFilling, readShowcase } from './demo-folder.ts';
import { defaultDemo, fillDemo, type DemoOptions } from './fill-demo.ts';

/** Fills the data folder, unless that has been done; a filling that was interrupted starts anew. */
export const prepareDemo = async (
  config: Config,
  onCrash: (error: Error) => void,
  onFilling: () => void = () => {},
  options: DemoOptions = defaultDemo,
): Promise<void> => {
  if (readShowcase(config.dataDir)) return;
  beginFilling(config.dataDir);
  onFilling();
  // Jobs are not taken up yet: however large a session is, the run scores it by itself.
  const { services, close } = await openServices(config, onCrash, { fewTexts: Infinity });
  try {
    const showcase = await fillDemo(services, options);
    await close();
    endFilling(config.dataDir, showcase);
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
};
