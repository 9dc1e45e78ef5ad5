import { lazy, type ComponentType, type FunctionComponent, type LazyExoticComponent } from 'react';
import NotFetched from './errors/NotFetched.tsx';

interface Loaded<Props> {
  default: ComponentType<Props>;
}

/** Like `lazy`, but where the code does not come, what stands there says so instead of breaking what is around it. */
export const lazyPart = <Props extends object>(
  load: () => Promise<Loaded<Props> | undefined>,
  instead: FunctionComponent<Props> = NotFetched,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy<ComponentType<Props>>(async () => {
    try {
      // Nothing comes while the page is loaded anew because its build is gone.
      return (await load()) ?? { default: () => null };
    } catch {
      return { default: instead };
    }
  });
