import { useLayoutEffect } from 'react';

const darkness = window.matchMedia('(prefers-color-scheme: dark)');

/** Marks the page as dark or light for the style sheets: as the system prefers, light where `light` is asked for. */
export const useColorScheme = (light: boolean): void => {
  useLayoutEffect(() => {
    const mark = () => {
      const { dataset } = document.documentElement;
      dataset['mantineColorScheme'] = !light && darkness.matches ? 'dark' : 'light';
    };
    mark();
    darkness.addEventListener('change', mark);
    return () => darkness.removeEventListener('change', mark);
  }, [light]);
};
