export const sessionMessages = {
  checking: 'Loading...',
};
