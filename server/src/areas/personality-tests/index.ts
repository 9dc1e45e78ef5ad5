/** What the other rooms may use of this one. */
export { activationNotice } from './save-tutor-answers.ts';
