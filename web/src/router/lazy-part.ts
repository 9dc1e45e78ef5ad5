import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import NotFetched from './NotFetched.tsx';

/** Like `lazy`, but where the code does not come, what stands there says so instead of breaking what is around it. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType = NotFetched,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy<ComponentType<Props>>(() =>
    load().catch(() => ({ default: instead as ComponentType<Props> })),
  );
