import { Button } from '../actions/Button.tsx';
import { Row } from '../layout/layout.tsx';
import { resumedMessages as messages } from './messages.ts';

/** Says that a form goes on from what was left in it, and offers to begin anew. */
export const Resumed = ({ onStartOver }: { onStartOver: () => void }) => (
  <Row>
    <p role="status">{messages.resumed}</p>
    <Button size="sm" variant="quiet" onClick={onStartOver}>
      {messages.startOver}
    </Button>
  </Row>
);
