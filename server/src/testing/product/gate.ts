/** Something that waits until it is let through. */
export const gate = (): { open: () => void; opened: Promise<void> } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, opened: promise };
};
