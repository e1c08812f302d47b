import { EVENT_SCOPE_LABELS, EVENT_SCOPES, type EventScope } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button, DialogFrame } from '@atrium/ui';
import { useState, type ReactNode } from 'react';

interface Question {
  title: string;
  scopes: readonly EventScope[];
  answer: (scope: EventScope | null) => void;
}

/** Asks which dates of a series a change is about. */
export interface ScopeQuestion {
  /**
   * Null: the person does nothing.
   * @param scopes left out: a change can also be about one date
   */
  ask: (title: string, scopes?: readonly EventScope[]) => Promise<EventScope | null>;
  dialog: ReactNode;
}

export function useScopeQuestion(): ScopeQuestion {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (title: string, scopes: readonly EventScope[] = EVENT_SCOPES) =>
    new Promise<EventScope | null>((answer) => {
      setQuestion({ title, scopes, answer });
    });
  const answer = (scope: EventScope | null) => {
    question?.answer(scope);
    setQuestion(null);
  };
  const dialog = question && (
    <DialogFrame title={question.title} onClose={() => answer(null)}>
      <div className="at-dialog-b d-grid gap-2">
        <p className="m-0">{t('This event repeats. Which dates do you mean?')}</p>
        {question.scopes.map((scope) => (
          <Button key={scope} onClick={() => answer(scope)}>
            {translate(EVENT_SCOPE_LABELS[scope])}
          </Button>
        ))}
      </div>
      <div className="at-dialog-f">
        <Button variant="ghost" onClick={() => answer(null)}>
          {t('Cancel')}
        </Button>
      </div>
    </DialogFrame>
  );
  return { ask, dialog };
}
