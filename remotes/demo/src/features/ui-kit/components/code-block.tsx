import { t } from '@atrium/sdk';
import type { Ref } from 'react';
import styles from './kit-page.module.scss';

interface CodeBlockProps {
  title: string;
  code: string;
  /** The code alone, to be selected. */
  place: Ref<HTMLElement>;
}

/** Code to read and select, left to right in every language. */
export function CodeBlock({ title, code, place }: CodeBlockProps) {
  return (
    <pre
      className={styles['code']}
      dir="ltr"
      role="region"
      aria-label={t('Code of {title}', { title })}
      tabIndex={0}
    >
      <code ref={place}>{code}</code>
    </pre>
  );
}
