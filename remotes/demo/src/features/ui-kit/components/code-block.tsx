import { t } from '@atrium/sdk';
import styles from './kit-page.module.scss';

/** Code to read and select, left to right in every language. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  return (
    <pre
      className={styles['code']}
      dir="ltr"
      role="region"
      aria-label={t('Code of {title}', { title })}
      tabIndex={0}
    >
      <code>{code.trim()}</code>
    </pre>
  );
}
