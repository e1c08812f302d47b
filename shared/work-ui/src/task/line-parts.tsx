import { TASK_PRIORITY_LABELS } from '@atrium/contracts';
import { formatDate, formatMinutes, t, translate } from '@atrium/sdk';
import { Badge, Button, IconButton } from '@atrium/ui';
import type { QuickPart } from './quick-line.rules.js';
import type { QuickTaskLine } from './use-quick-line.js';

/** Each part as a chip; a removed one is text again. What is not clear is asked below. */
export function LineParts({ quick }: { quick: QuickTaskLine }) {
  const { parts } = quick.line;
  if (parts.length === 0) return null;
  return (
    <>
      <ul className="list-unstyled d-flex flex-wrap gap-1 m-0" aria-label={t('Understood')}>
        {parts.map((part) => (
          <li key={part.words}>
            <Badge tone={toneOf(part, quick)}>
              <bdi>{sayPart(part, quick)}</bdi>
              <IconButton
                icon="x"
                size="xs"
                label={t('Keep {words} as text', { words: part.words })}
                onClick={() => quick.leave(part.words)}
              />
            </Badge>
          </li>
        ))}
      </ul>
      {parts.map((part) => (
        <Question key={part.words} part={part} quick={quick} />
      ))}
    </>
  );
}

interface PartProps {
  part: QuickPart;
  quick: QuickTaskLine;
}

/** Of several people with the name, which one. */
function Question({ part, quick }: PartProps) {
  const meant = meantIn(part, quick) ?? [];
  if (meant.length < 2) return null;
  const question = t('Which {name}?', { name: part.words });
  return (
    <div role="group" aria-label={question} className="d-flex flex-wrap align-items-center gap-1">
      <span className="at-13 at-muted">{question}</span>
      {meant.map((one) => (
        <Button key={one.id} size="sm" onClick={() => quick.choose(part.words.slice(1), one)}>
          <bdi>{one.name}</bdi>
        </Button>
      ))}
    </div>
  );
}

const meantIn = (part: QuickPart, { people }: QuickTaskLine) =>
  part.kind === 'person' ? people.get(part.value) : undefined;

function toneOf(part: QuickPart, quick: QuickTaskLine) {
  if (part.kind === 'label') return quick.isNew(part.value) ? 'info' : 'neutral';
  const count = meantIn(part, quick)?.length ?? 1;
  if (count === 0) return 'danger';
  return count === 1 ? 'neutral' : 'warning';
}

function sayPart(part: QuickPart, quick: QuickTaskLine): string {
  switch (part.kind) {
    case 'person': {
      const [first, ...others] = meantIn(part, quick) ?? [];
      if (first && others.length === 0) return first.name;
      return meantIn(part, quick)?.length === 0 ? t('{words}: no one', { words: part.words }) : part.words;
    }
    case 'label':
      return quick.isNew(part.value) ? t('{label}, a new label', { label: part.words }) : part.words;
    case 'priority':
      return translate(TASK_PRIORITY_LABELS[part.value]);
    case 'due':
      return formatDate(part.value, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
    case 'estimate':
      return formatMinutes(part.value);
  }
}
