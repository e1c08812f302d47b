import type { AskedQuestion, QuestionAnswer, QuestionContent } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useState } from 'react';
import { AnswerInput } from './answer-input.js';
import css from './content-fields.module.scss';

function partsOf(content: QuestionContent): Partial<Pick<AskedQuestion, 'parts' | 'choices' | 'handIn'>> {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { parts: content.options, choices: [] };
    case 'match':
      return { parts: content.items, choices: content.choices };
    case 'order':
      return { parts: content.items, choices: [] };
    case 'blanks':
      return { parts: content.blanks.map(({ id, label }) => ({ id, text: label })), choices: [] };
    case 'file': {
      const { accepts, most, maxMb } = content;
      return { handIn: { accepts, most, maxMb } };
    }
    default:
      return {};
  }
}

const ASKED = { id: 'preview', points: 1, cost: 0, parts: [], choices: [], handIn: null };

/** A question as people see it; it can be tried, and nothing is kept. */
export function QuestionPreview({ text, content }: { text: string; content: QuestionContent }) {
  const [value, setValue] = useState<QuestionAnswer>(null);
  const { kind } = content;
  return (
    <section className={css['preview']} aria-label={t('Preview')}>
      <p className="fw-semibold" dir="auto">
        {text}
      </p>
      <AnswerInput
        question={{ ...ASKED, kind, text, ...partsOf(content) }}
        value={value}
        onChange={setValue}
      />
    </section>
  );
}
