import type { Tone } from '../badge/tone.js';

export interface Share {
  label: string;
  value: number;
  tone: Tone;
}

/** The parts of a whole as one bar. Show the figures beside it in words. */
export function ShareBar({ parts }: { parts: readonly Share[] }) {
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  const words = parts.map((part) => `${part.label} ${String(part.value)}`).join(', ');
  return (
    <div className="at-bar at-bar-8" role="img" aria-label={words}>
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <i
            key={part.label}
            className={`is-${part.tone}`}
            style={{ inlineSize: `${String((part.value / whole) * 100)}%` }}
          />
        ))}
    </div>
  );
}
