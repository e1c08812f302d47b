import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';

export interface Segment<V extends string> {
  value: V;
  label: string;
  /** Its name where the label is only a sign. */
  name?: string;
  icon?: IconName;
  /** It is today. */
  today?: boolean;
}

export interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  options: readonly Segment<V>[];
  onChange: (value: V) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few visible choices: a radio group with arrow keys. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  const group = useRef<HTMLDivElement>(null);
  // Before anything is chosen, Tab reaches the first.
  const reached = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const turned = event.key.startsWith('ArrowL') || event.key.startsWith('ArrowR');
    const rtl = turned && getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = (reached + (rtl ? -step : step) + options.length) % options.length;
    const chosen = options[next];
    if (!chosen) return;
    onChange(chosen.value);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={group} className="at-seg" role="radiogroup" aria-label={label} onKeyDown={press}>
      {options.map((option, place) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.name}
          aria-current={option.today ? 'date' : undefined}
          tabIndex={place === reached ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} size={14} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
