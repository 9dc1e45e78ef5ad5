/** The area comes with the first screen that reads through `callQuery`. */
export const loadDataArea = () => import('./DataArea.tsx');
