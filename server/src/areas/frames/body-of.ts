import { Reply } from '../../platform/http/call.ts';

/** What a use case has answered, with or without anything about it. */
export const bodyOf = <Body>(answer: Body | Reply<Body>): Body =>
  answer instanceof Reply ? answer.body : answer;
