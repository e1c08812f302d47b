import { useEffect, useId, useRef } from 'react';
import type { WizardStep } from './wizard.types.js';

/** The open step: its words beside its fields. */
export function WizardStepCard({ step, at }: { step: WizardStep; at: number }) {
  const id = useId();
  const title = useFocusAfterFirst(at);
  return (
    <section className="at-card at-sec" aria-labelledby={id}>
      <div>
        <h2 id={id} ref={title} tabIndex={-1}>
          {step.title}
        </h2>
        {step.text && <p>{step.text}</p>}
      </div>
      <div key={step.id} className="at-fields">
        {step.fields()}
      </div>
    </section>
  );
}

/** A new step starts at its title, which a screen reader then reads; the first leaves the focus where it is. */
function useFocusAfterFirst(at: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    title.current?.focus();
  }, [at]);
  return title;
}
