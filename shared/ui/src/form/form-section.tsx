import type { ReactNode } from 'react';

export interface FormSectionProps {
  title: string;
  text?: ReactNode;
  /** Fields, in two columns where there is room. */
  children: ReactNode;
}

/** A group of fields with a title and a sentence beside it. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className="at-sec">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className="at-fields">{children}</div>
    </section>
  );
}
