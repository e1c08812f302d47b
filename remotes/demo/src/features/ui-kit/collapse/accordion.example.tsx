import { Card, Collapse } from '@atrium/ui';
import { useState } from 'react';

const QUESTIONS = [
  ['When is leave approved?', 'Your manager answers within two working days.'],
  ['What happens to unused days?', 'Up to five are carried over until 31 March.'],
  ['Can I take half a day?', 'Yes, the morning or the afternoon.'],
] as const;

export default function Accordion() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Card fill="rows">
      {QUESTIONS.map(([question, answer]) => (
        <Collapse
          key={question}
          title={question}
          open={open === question}
          onToggle={(shown) => setOpen(shown ? question : null)}
        >
          {answer}
        </Collapse>
      ))}
    </Card>
  );
}
